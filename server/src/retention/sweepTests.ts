import { isOver } from '../payments/closeCheckouts.ts';
import { fulfillStored } from '../payments/fulfill.ts';
import { type CheckoutAttempt, isUndecided } from '../payments/record.ts';
import type { Ports } from '../ports.ts';
import type { Erase } from '../rights/erase.ts';
import type { TestSessionRecord } from '../session/record.ts';
import { startOfId } from '../session/startOfId.ts';

/** Money came in by it, whatever became of it since. */
const hasPaid = ({ state }: CheckoutAttempt) =>
  state === 'paid' || state === 'refunded' || state === 'disputed';

/** Nobody has paid or can pay any more, and no checkout is just being made. */
const isUnpaid = ({ checkouts }: TestSessionRecord, cutoff: number) =>
  checkouts.every((attempt) =>
    attempt.state === 'creating' ? attempt.createdAt < cutoff : isOver(attempt) && !hasPaid(attempt),
  );

/** Which tests of each kind are due: what was started before `cutoff`, in milliseconds since the epoch, comes here. */
const isDue = {
  unpaidTests: isUnpaid,
  paidTests: ({ checkouts }: TestSessionRecord) =>
    checkouts.some(hasPaid) &&
    !checkouts.some((attempt) => isUndecided(attempt) && attempt.state !== 'disputed'),
};

/**
 * Erases a test that is due, with all that belongs to it. One that may still be paid is left as it is. Only old ones are
 * read: the id begins with the time of the start.
 */
export function createTestSweep(ports: Ports, erase: Erase, kind: keyof typeof isDue, cutoff: number) {
  const { testSessions } = ports.store;
  return async (id: string): Promise<boolean> => {
    if (startOfId(id) >= cutoff) return false;
    const record = await testSessions.get(id);
    for (const checkout of record?.checkouts ?? []) {
      if (checkout.state !== 'creating' && isUndecided(checkout)) await fulfillStored(ports, id, checkout.id);
    }
    return erase(id, (newest) => newest.startedAt < cutoff && isDue[kind](newest, cutoff));
  };
}
