import type { CheckoutReport } from './provider.ts';

/** Why a payment cannot be given back. */
export type RefundObstacle = Exclude<CheckoutReport['status'], 'paid'> | 'not-ours';

/** Why nothing of a payment can be given back, by what the provider says of it; `undefined`: it can. */
export function refundObstacle({
  status,
  isOurKind,
  idempotencyKey,
}: Pick<CheckoutReport, 'status' | 'isOurKind' | 'idempotencyKey'>): RefundObstacle | undefined {
  if (!isOurKind || !idempotencyKey) return 'not-ours';
  return status === 'paid' ? undefined : status;
}

/** What would be given back now, in minor units: what was not given back before. */
export const refundableMinor = ({ amountMinor, refundedMinor = 0 }: CheckoutReport): number =>
  amountMinor - refundedMinor;
