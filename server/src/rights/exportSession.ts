import type { SessionExport } from '@quotient/contract';
import { toSharedResult } from '../publishing/shareResult.ts';
import { type CheckoutAttempt, paymentStatusOf } from '../session/checkouts.ts';
import type { TestSessionRecord } from '../session/record.ts';
import { isFinished, toTestResults, toTestSession } from '../session/view.ts';
import type { Ports } from './ports.ts';

/** Public content of a test session; `null` if there isn't any. */
async function exportShared({ store }: Ports, id: string | null): Promise<SessionExport['sharedResult']> {
  const shared = id === null ? undefined : await store.sharedResults.get(id);
  return shared ? { ...toSharedResult(shared), createdAt: shared.createdAt } : null;
}

/** Code and date of the certificate; the results have its content. `null` without one. */
async function exportCertificate(
  { store }: Ports,
  code: string | null,
): Promise<SessionExport['certificate']> {
  const certificate = code === null ? undefined : await store.certificates.get(code);
  return certificate ? { code: certificate.id, createdAt: certificate.createdAt } : null;
}

/** State of an email, and its recipient while that is stored. */
async function exportEmail(
  { store }: Ports,
  noted: TestSessionRecord['emails'][number],
): Promise<SessionExport['emails'][number]> {
  const email = await store.emails.get(noted.id);
  if (!email) return noted;
  return { ...noted, state: email.state, ...(email.message && { to: email.message.to }) };
}

/** An attempt to pay, with the order that it became. */
async function exportPayment(
  { store }: Ports,
  { state, price, createdAt, consentedAt, ...rest }: CheckoutAttempt,
): Promise<SessionExport['payments'][number]> {
  const number = 'orderNumber' in rest ? rest.orderNumber : undefined;
  const order = number === undefined ? undefined : await store.orders.get(number);
  return {
    ...('id' in rest && { id: rest.id }),
    state,
    price,
    createdAt,
    ...(consentedAt !== undefined && { consentedAt }),
    ...(order && {
      order: {
        number: order.id,
        createdAt: order.createdAt,
        means: order.means,
        email: order.email,
        country: order.country,
      },
    }),
  };
}

/**
 * Exports everything that we store about a test session, for its visitor, see `SessionExportSchema`. A test compares
 * it with each stored field.
 */
export async function exportSession(ports: Ports, record: TestSessionRecord): Promise<SessionExport> {
  const { id, set, timeFactor, startedAt, deadlineAt, finishedAt, finishReason, questions, answers, flags } =
    toTestSession(record, ports);
  const isPaid = paymentStatusOf(record) === 'paid';
  return {
    format: 'iq-test-session',
    version: 1,
    exportedAt: ports.clock.now(),
    id,
    set,
    locale: record.locale,
    partner: record.partner,
    hostOrigin: record.hostOrigin,
    isRepeat: record.isRepeat,
    seed: isPaid ? record.seed : null,
    form: record.form,
    seen: record.seen,
    timeFactor,
    startedAt,
    deadlineAt,
    finishedAt,
    finishReason,
    completedCount: record.completedCount,
    viewing: record.viewing,
    questions: questions.map((question, i) => ({
      ...question,
      answer: answers[i] ?? -1,
      isFlagged: flags[i] ?? false,
      viewCount: record.viewCounts[i] ?? 0,
      spentMs: record.spentMs[i] ?? 0,
      seq: record.seqs[i] ?? 0,
    })),
    results: isPaid && isFinished(record) ? toTestResults(record, ports.scoring) : null,
    payments: await Promise.all(record.checkouts.map((checkout) => exportPayment(ports, checkout))),
    paymentEvents: record.appliedPaymentEvents,
    paymentTimes: record.paymentTimes.map(({ index, at }) => ({
      event: record.appliedPaymentEvents[index] ?? '',
      at,
    })),
    emails: await Promise.all(record.emails.map((email) => exportEmail(ports, email))),
    sharedResult: await exportShared(ports, record.sharedResultId),
    certificate: await exportCertificate(ports, record.certificateCode),
    privateLinks: record.privateLinks.map(({ createdAt }) => ({ createdAt })),
  };
}
