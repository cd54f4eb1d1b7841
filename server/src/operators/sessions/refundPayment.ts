import type { AdminErrorCode, ProviderWord, sessionRoutes } from '@quotient/contract/admin';
import type { AnswerOf } from '@quotient/contract/call';
import type { InferOutput } from 'valibot';
import { ApiError } from '../../base/errors.ts';
import { describeThrown } from '../../base/redact.ts';
import { askProvider } from '../../payments/askProvider.ts';
import { fulfillStored } from '../../payments/fulfill.ts';
import type { CheckoutReport } from '../../payments/provider.ts';
import { type RefundObstacle, refundableMinor, refundObstacle } from '../../payments/refundObstacle.ts';
import type { Ports } from '../../ports.ts';
import { createPublishing } from '../../publishing/publishing.ts';
import type { TestSessionRecord } from '../../session/record.ts';
import { toDispute } from './sessionDetail.ts';

type RefundRoute = typeof sessionRoutes.refundSession;

const refusals: Record<RefundObstacle, AdminErrorCode> = {
  'not-ours': 'refund_not_ours',
  open: 'refund_not_paid',
  closed: 'refund_not_paid',
  failed: 'refund_not_paid',
  processing: 'refund_processing',
  refunded: 'refund_done',
  disputed: 'refund_disputed',
};

/** Throws `checkout_not_found` unless it is a checkout of the test. */
function requireCheckout({ checkouts }: TestSessionRecord, checkoutId: string): void {
  if (!checkouts.some((checkout) => checkout.state !== 'creating' && checkout.id === checkoutId))
    throw new ApiError('checkout_not_found');
}

/** Reason against a refund. A stored checkout that names another test at the provider isn't ours. */
function refusalOf(report: CheckoutReport, { id }: TestSessionRecord): AdminErrorCode | null {
  const obstacle = report.sessionId === id ? refundObstacle(report) : 'not-ours';
  return obstacle ? refusals[obstacle] : null;
}

/**
 * Asks the provider about a checkout, applies the answer and returns it. Throws `checkout_not_found`,
 * `payment_provider_failed`.
 */
export async function askAboutCheckout(
  ports: Ports,
  record: TestSessionRecord,
  checkoutId: string,
): Promise<ProviderWord> {
  requireCheckout(record, checkoutId);
  const state = (await askProvider(fulfillStored(ports, record.id, checkoutId))) ?? null;
  const report = await askProvider(ports.payments.retrieveCheckout(checkoutId));
  const { amountMinor, currency } = report;
  return {
    state,
    paid: { amountMinor, currency },
    refundedMinor: report.refundedMinor ?? (report.status === 'refunded' ? amountMinor : 0),
    dispute: toDispute(report.dispute),
    obstacle: refusalOf(report, record),
  };
}

/**
 * Gives back what is left of a payment, once: two operators wait for each other, the second is told `refund_done`, and a
 * repeat after an answer that was lost has the same key at the provider as the first. What is done after the money has
 * moved cannot fail the call: the answer says what is still to be done.
 */
export function createRefunds(ports: Ports) {
  const { sharing, certificates } = createPublishing(ports);

  /** Resolves to true on success; otherwise the log has the reason. */
  async function attempt(work: () => Promise<unknown>, checkoutId: string): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      ports.log.warn('after_refund_failed', { checkoutId, cause: describeThrown(error) });
      return false;
    }
  }

  return (
    record: TestSessionRecord,
    checkoutId: string,
    { price, takeBack }: InferOutput<RefundRoute['body']>,
  ): Promise<AnswerOf<RefundRoute>> =>
    ports.inTurn(`refund ${checkoutId}`, async () => {
      requireCheckout(record, checkoutId);
      const report = await askProvider(ports.payments.retrieveCheckout(checkoutId));
      const refusal = refusalOf(report, record);
      if (refusal) throw new ApiError(refusal);
      const given = { amountMinor: refundableMinor(report), currency: report.currency };
      if (given.amountMinor !== price.amountMinor || given.currency !== price.currency)
        throw new ApiError('refund_changed');
      await askProvider(ports.payments.refund(checkoutId, `${report.idempotencyKey}-refund`));
      let state: AnswerOf<RefundRoute>['state'] = null;
      const ask = async () => {
        state = (await fulfillStored(ports, record.id, checkoutId)) ?? null;
      };
      await attempt(ask, checkoutId);
      const isTakenBack =
        takeBack &&
        (await attempt(async () => {
          await sharing.unshare(record);
          await certificates.remove(record);
        }, checkoutId));
      return { given, state, isTakenBack };
    });
}
