import {
  CertificateCodeSchema,
  CheckoutIdSchema,
  EmailIdSchema,
  SharedResultIdSchema,
  TestSessionIdSchema,
} from '@quotient/contract';
import type { sessionRoutes } from '@quotient/contract/admin';
import type { AnswerOf } from '@quotient/contract/call';
import { is } from 'valibot';
import { reportInTime } from '../../payments/answerInTime.ts';
import type { Ports } from '../../ports.ts';

/** Test that the provider names for a checkout; `null` if it names none or doesn't answer. */
async function testOfCheckout(ports: Ports, id: string): Promise<string | null> {
  const report = await reportInTime(ports, id);
  return report?.sessionId || null;
}

/**
 * Finds the test of a number: its own, or that of a certificate, an email, a shared result or a checkout. If the test
 * of a checkout is deleted, it returns the accounting record. There is no search by address: none is stored.
 */
export async function findSession(
  ports: Ports,
  text: string,
): Promise<AnswerOf<typeof sessionRoutes.findSession>> {
  const { testSessions, certificates, emails, sharedResults, bookkeeping } = ports.store;
  const lower = text.toLowerCase();
  const owners: (() => Promise<string | null | undefined>)[] = [];
  if (is(TestSessionIdSchema, lower)) owners.push(async () => lower);
  if (is(CertificateCodeSchema, lower)) owners.push(async () => (await certificates.get(lower))?.sessionId);
  if (is(EmailIdSchema, lower)) owners.push(async () => (await emails.get(lower))?.sessionId);
  if (is(SharedResultIdSchema, text)) owners.push(async () => (await sharedResults.get(text))?.sessionId);
  if (is(CheckoutIdSchema, text)) owners.push(() => testOfCheckout(ports, text));
  for (const ownerOf of owners) {
    const id = await ownerOf();
    if (id && is(TestSessionIdSchema, id) && (await testSessions.get(id))) return { id, books: null };
  }
  const entry = is(CheckoutIdSchema, text) ? await bookkeeping.get(text) : undefined;
  return { id: null, books: entry ? { id: entry.id, price: entry.price, createdAt: entry.createdAt } : null };
}
