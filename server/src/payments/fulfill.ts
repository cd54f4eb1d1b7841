import { type CheckoutStatus, TestSessionIdSchema } from '@quotient/contract';
import { is } from 'valibot';
import type { CheckoutReport, Ports } from '../ports.ts';
import type { TestSessionRecord } from '../session/record.ts';

/** The attempt that the provider has made a checkout of. */
const findOpened = ({ checkouts }: TestSessionRecord, checkoutId: string) =>
  checkouts.flatMap((checkout) =>
    checkout.state !== 'creating' && checkout.id === checkoutId ? checkout : [],
  )[0];

/** The record after a report; `undefined` where the report is not about what was created, so that nobody gets results for it. */
function applyReport(
  record: TestSessionRecord,
  checkoutId: string,
  report: CheckoutReport,
): TestSessionRecord | undefined {
  const attempt = findOpened(record, checkoutId);
  if (!attempt) return undefined;
  const { amountMinor, currency } = attempt.price;
  if (report.amountMinor !== amountMinor || report.currency !== currency) return undefined;
  if (report.status === 'open' || attempt.state === 'paid') return record;
  const event = `${checkoutId}:${report.status}`;
  return {
    ...record,
    checkouts: record.checkouts.map((checkout) =>
      checkout === attempt ? { ...attempt, state: report.status === 'paid' ? 'paid' : 'closed' } : checkout,
    ),
    appliedPaymentEvents: [...record.appliedPaymentEvents, event],
  };
}

/**
 * Asks the provider about a checkout and applies the answer to its test session, once. Every way to learn of a payment
 * ends here, and it may be called any number of times, also at once.
 * A report whose session, amount or currency is not what was created is logged and changes nothing.
 * Resolves to the checkout's state in the test session; `undefined` where no test session has it.
 * Throws what the provider's adapter throws, and `storage_failed`.
 */
export async function fulfill(
  { payments, store, log }: Ports,
  checkoutId: string,
): Promise<CheckoutStatus['status'] | undefined> {
  const report = await payments.retrieveCheckout(checkoutId);
  let isMatch = false;
  let record: TestSessionRecord | undefined;
  if (is(TestSessionIdSchema, report.sessionId)) {
    record = await store.testSessions.update(report.sessionId, (newest) => {
      const applied = applyReport(newest, checkoutId, report);
      isMatch = applied !== undefined;
      return applied ?? newest;
    });
  }
  if (!isMatch) {
    const { status, amountMinor, currency } = report;
    log.error('payment_mismatch', { checkoutId, status, amountMinor, currency, sessionId: report.sessionId });
  }
  return record && findOpened(record, checkoutId)?.state;
}
