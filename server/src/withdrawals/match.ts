import { mailboxOf } from '../mail/addressHash.ts';
import type { Order } from '../payments/orderRecord.ts';
import { endOfPeriod, rightIn, type WithdrawalTable } from '../payments/withdrawalTerms.ts';
import type { OrderOutcome, WithdrawalRecord } from './record.ts';

/** Reason why a declaration doesn't withdraw from an order without an operator. */
export type Obstacle = Extract<OrderOutcome, 'no-order' | 'email-differs' | 'too-late' | 'right-given-up'>;

/**
 * Returns the reason against withdrawing from an order, `undefined` if there is none. The number
 * alone is enough for an order without an address, because only the payer can get the money. The time of receipt counts,
 * not that of processing.
 */
export function obstacleTo(
  order: Order | undefined,
  { email, receivedAt }: Pick<WithdrawalRecord, 'email' | 'receivedAt'>,
  table: WithdrawalTable,
): Obstacle | undefined {
  if (!order) return 'no-order';
  if (order.email !== null && mailboxOf(order.email) !== mailboxOf(email)) return 'email-differs';
  if (order.consentedAt !== null) return 'right-given-up';
  const isInTime = receivedAt < endOfPeriod(rightIn(table, order.country), order.createdAt);
  return isInTime ? undefined : 'too-late';
}
