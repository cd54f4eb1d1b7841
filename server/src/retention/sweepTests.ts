import type { RetentionKind } from '@quotient/contract/retention';
import { hasCode } from '../base/errors.ts';
import { startOfId } from '../base/startOfId.ts';
import { isOver } from '../payments/closeCheckouts.ts';
import { fulfillStored } from '../payments/fulfill.ts';
import type { Erase } from '../rights/deleteTest.ts';
import { hasTakenMoney, isReversible, isUndecided } from '../session/checkouts.ts';
import type { TestSessionRecord } from '../session/record.ts';
import type { Ports } from './ports.ts';

/** From before when each kind is removed, in milliseconds since the epoch. */
export type Cutoffs = Readonly<Record<RetentionKind, number>>;

/** Nobody has paid or can pay any more, and no checkout is just being made. */
const isUnpaid = (record: TestSessionRecord, isOld: (stamp: number) => boolean) =>
  record.checkouts.every((attempt) =>
    attempt.state === 'creating'
      ? isOld(attempt.createdAt)
      : isOver(record, attempt) && !hasTakenMoney(record, attempt),
  );

/** Which tests of each kind are due: what was started before `cutoff`, in milliseconds since the epoch, comes here. */
const isDue = {
  unpaidTests: isUnpaid,
  paidTests: (record: TestSessionRecord) =>
    record.checkouts.some((attempt) => hasTakenMoney(record, attempt)) &&
    record.checkouts.every(
      (attempt) => !isUndecided(attempt) || attempt.state === 'disputed' || isReversible(record, attempt),
    ),
};

/**
 * Erases a test that is due, with all that belongs to it. One that may still be paid is left as it is. Only old ones are
 * read: the id begins with the time of the start.
 */
export function createTestSweep(ports: Ports, erase: Erase, kind: keyof typeof isDue, cutoffs: Cutoffs) {
  const { testSessions } = ports.store;
  const isOld = (stamp: number) => ports.clock.corrected(stamp) < cutoffs[kind];
  const longest = Math.min(cutoffs.unpaidTests, cutoffs.paidTests);
  return async (id: string): Promise<boolean> => {
    if (!isOld(startOfId(id))) return false;
    let record: TestSessionRecord | undefined;
    try {
      record = await testSessions.get(id);
    } catch (error) {
      // Nobody can tell whether it was paid, so it's kept as long as the tests that are kept longest. It may hold answers.
      if (!hasCode(error, 'record_damaged') || ports.clock.corrected(startOfId(id)) >= longest) throw error;
      await ports.store.pendingPayments.remove(id);
      return testSessions.remove(id);
    }
    for (const checkout of record?.checkouts ?? []) {
      if (checkout.state !== 'creating' && isUndecided(checkout))
        await fulfillStored(ports, id, checkout.id, 'round');
    }
    return erase(id, (newest) => isOld(newest.startedAt) && isDue[kind](newest, isOld));
  };
}
