import { paymentStatusOf } from './checkouts.ts';
import type { Store } from './ports.ts';

/**
 * True where the payment behind something public does not stand: it was refunded, or is disputed. Read each time that it
 * is shown, so that it holds however the money went, and ends where the money comes back.
 */
export async function isWithdrawn(
  { testSessions }: Pick<Store, 'testSessions'>,
  { sessionId }: { sessionId: string },
): Promise<boolean> {
  const record = await testSessions.get(sessionId);
  return record !== undefined && paymentStatusOf(record) !== 'paid';
}
