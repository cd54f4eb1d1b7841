import { ApiError } from '../errors.ts';
import type { Ports } from '../ports.ts';
import { type FinishedRecord, isFinished, paymentStatusOf } from '../session/view.ts';
import type { TestSessionRecord } from '../store/schema.ts';
import { fulfill } from './fulfill.ts';

/** A page that polls must not turn into a request to the provider each time. */
const ASK_AGAIN_AFTER_MS = 1000;
/** Sessions remembered as lately asked about; above this the old ones are dropped. */
const MAX_REMEMBERED = 10_000;

export interface PaymentCheck {
  /** The newest state of a test session; asks the provider when a checkout is open, at most once a second per session. */
  refresh(record: TestSessionRecord): Promise<TestSessionRecord>;
  /** The same record when it is finished and paid for. Throws `session_not_finished`, `payment_required`. */
  requirePaid(record: TestSessionRecord): Promise<FinishedRecord>;
}

/** One per app: it remembers when it asked last. */
export function createPaymentCheck(ports: Ports): PaymentCheck {
  const askedAt = new Map<string, number>();

  async function refresh(record: TestSessionRecord): Promise<TestSessionRecord> {
    if (paymentStatusOf(record) !== 'pending') return record;
    const now = ports.clock.now();
    if (now - (askedAt.get(record.id) ?? 0) < ASK_AGAIN_AFTER_MS) return record;
    if (askedAt.size >= MAX_REMEMBERED) askedAt.clear();
    askedAt.set(record.id, now);
    for (const checkout of record.checkouts) {
      if (checkout.state !== 'open') continue;
      try {
        await fulfill(ports, checkout.id);
      } catch {
        // The provider being away must not take the visitor's test away: the payment stays pending.
        ports.log.warn('payment_check_failed', { sessionId: record.id, checkoutId: checkout.id });
      }
    }
    return (await ports.store.testSessions.get(record.id)) ?? record;
  }

  return {
    refresh,
    async requirePaid(record) {
      if (!isFinished(record)) throw new ApiError('session_not_finished');
      const newest = await refresh(record);
      if (!isFinished(newest) || paymentStatusOf(newest) !== 'paid') throw new ApiError('payment_required');
      return newest;
    },
  };
}
