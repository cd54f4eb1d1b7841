import { paymentStatusOf } from './checkouts.ts';
import type { Store } from './ports.ts';

/**
 * Returns true if the payment of a public page was refunded or is disputed. It is read on each view, so it follows
 * every change of the payment.
 */
export async function isWithdrawn(
  { testSessions }: Pick<Store, 'testSessions'>,
  { sessionId }: { sessionId: string },
): Promise<boolean> {
  const record = await testSessions.get(sessionId);
  return record !== undefined && paymentStatusOf(record) !== 'paid';
}
