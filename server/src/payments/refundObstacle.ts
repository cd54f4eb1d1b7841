import type { CheckoutReport } from './provider.ts';

/** Reason why a payment can't be refunded. */
export type RefundObstacle = Exclude<CheckoutReport['status'], 'paid'> | 'not-ours';

/** Returns the reason why nothing of a payment can be refunded, by the provider's report; `undefined`: it can. */
export function refundObstacle({
  status,
  isOurKind,
  idempotencyKey,
}: Pick<CheckoutReport, 'status' | 'isOurKind' | 'idempotencyKey'>): RefundObstacle | undefined {
  if (!isOurKind || !idempotencyKey) return 'not-ours';
  return status === 'paid' ? undefined : status;
}

/** Amount that a refund would return now, in minor units: the rest after earlier refunds. */
export const refundableMinor = ({ amountMinor, refundedMinor = 0 }: CheckoutReport): number =>
  amountMinor - refundedMinor;
