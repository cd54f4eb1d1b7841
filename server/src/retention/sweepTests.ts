import type { RetentionKind } from '@quotient/contract/retention';
import { hasCode } from '../base/errors.ts';
import { startOfId } from '../base/startOfId.ts';
import { isOver } from '../payments/closeCheckouts.ts';
import { fulfillStored } from '../payments/fulfill.ts';
import type { Erase } from '../rights/deleteTest.ts';
import { hasTakenMoney, isReversible, isUndecided } from '../session/checkouts.ts';
import type { TestSessionRecord } from '../session/record.ts';
import type { Ports } from './ports.ts';

/** Time before which records of each kind are deleted, in milliseconds since the epoch. */
export type Cutoffs = Readonly<Record<RetentionKind, number>>;

/** Returns true if nobody has paid or can pay any more, and no checkout is just being made. */
const isUnpaid = (record: TestSessionRecord, isOld: (stamp: number) => boolean) =>
  record.checkouts.every((attempt) =>
    attempt.state === 'creating'
      ? isOld(attempt.createdAt)
      : isOver(record, attempt) && !hasTakenMoney(record, attempt),
  );

/**
 * Rules for due tests of each kind; they get only tests that started before `cutoff`, in milliseconds since the
 * epoch.
 */
const isDue = {
  unpaidTests: isUnpaid,
  paidTests: (record: TestSessionRecord) =>
    record.checkouts.some((attempt) => hasTakenMoney(record, attempt)) &&
    record.checkouts.every(
      (attempt) => !isUndecided(attempt) || attempt.state === 'disputed' || isReversible(record, attempt),
    ),
};

/**
 * Deletes due tests with all their documents. One that may still be paid is unchanged. Only old ones are read: the id
 * begins with the start time.
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
      // Its payment is unknown and it may hold answers, so it stays for the longest time of all tests.
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
