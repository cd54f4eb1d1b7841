import type { EmailState } from '@quotient/contract';
import { ApiError } from '../base/errors.ts';
import { createPrivateLink } from '../session/privateLink.ts';
import type { TestSessionRecord } from '../session/record.ts';
import { updateSession } from '../session/testSessions.ts';
import { type FinishedRecord, toTestResults } from '../session/view.ts';
import type { AddressLimit } from './addressLimit.ts';
import { mailText } from './mailText.ts';
import type { Ports } from './ports.ts';
import { resultsEmail } from './resultsEmail.ts';

/**
 * Most emails of a session: enough to correct a mistyped address a few times; too few for a mail cannon of one
 * payment.
 */
const MAX_EMAILS_PER_SESSION = 5;

/** A requested email, as noted in its test session. */
interface AskedFor {
  id: string;
  state: EmailState;
  isDelayed?: boolean;
}

/**
 * Accepts an email with the stored results of a paid test session, and a private link to them, for one bare address; it is
 * stored when this resolves. Limits count it first, so that many requests at once can't exceed them; a refused one doesn't count.
 * Throws `too_many_emails`, `too_many_emails_to_address`, `too_many_emails_today`, `storage_failed`.
 */
export async function sendResultsEmail(
  ports: Ports,
  record: FinishedRecord,
  to: string,
  addressLimit: AddressLimit,
): Promise<AskedFor> {
  const id = ports.ids.attempt();
  await updateSession(ports, record.id, (newest) => {
    if (newest.emails.length >= MAX_EMAILS_PER_SESSION) throw new ApiError('too_many_emails');
    return { ...newest, emails: [...newest.emails, { id, sentAt: ports.clock.now() }] };
  });
  try {
    await addressLimit.take(to);
    const { locale, sharedResultId } = record;
    const sharedPage = sharedResultId === null ? undefined : `${ports.publicUrl}/r/${sharedResultId}`;
    const privateLink = (await createPrivateLink(ports, record)).url;
    const content = resultsEmail(toTestResults(record, ports.scoring), { locale, privateLink, sharedPage });
    const words = { subject: content.subject, text: mailText(content), html: ports.mailPage(content) };
    await ports.mail.add({ id, sessionId: record.id, to, ...words });
  } catch (error) {
    await updateSession(ports, record.id, (newest) => ({
      ...newest,
      emails: newest.emails.filter((email) => email.id !== id),
    }));
    throw error;
  }
  // Deleted while it was in progress: then nothing of it may stay here either.
  const newest = await ports.store.testSessions.get(record.id);
  if (!newest?.emails.some((email) => email.id === id)) await ports.mail.forget(id);
  return { id, state: 'queued' };
}

/** State of an email that this test session has requested. Throws `email_not_found`. */
export async function readEmailState(
  { store }: Ports,
  { id: sessionId }: TestSessionRecord,
  id: string,
): Promise<AskedFor> {
  const record = await store.emails.get(id);
  if (record?.sessionId !== sessionId) throw new ApiError('email_not_found');
  const { state, attempts } = record;
  return { id, state, ...(state === 'queued' && attempts > 0 && { isDelayed: true }) };
}
