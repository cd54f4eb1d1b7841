import type { RetentionDays } from '@quotient/contract/retention';
import type { Log } from './base/ports.ts';
import { FORGET_EVERY_MS } from './http/meter.ts';
import { sendDueReceipts } from './payments/receipts.ts';
import { createReconciliation, RECONCILE_EVERY_MS } from './payments/reconcile.ts';
import type { Ports } from './ports.ts';
import { createSweep } from './retention/createSweep.ts';
import { createPeriodicWork } from './start/periodicWork.ts';
import { processWithdrawals, WITHDRAW_EVERY_MS } from './withdrawals/round.ts';

const DAY_MS = 86_400_000;
/** Longest time for which tests that nobody paid for have tables by week. */
const MOST_DAYS_IN_WEEKS = 366;
/** Milliseconds between two rounds: old records are deleted within the day. */
const SWEEP_EVERY_MS = 6 * 3_600_000;
/** Time before the first round: clocks are wrong most often right after a start. */
const FIRST_SWEEP_AFTER_MS = 15 * 60_000;
/** Milliseconds between two writes of counts and visits. */
const FLUSH_EVERY_MS = 5000;
/** Milliseconds between two checks for taken forms. */
const REFILL_EVERY_MS = 1000;

/** Work that is repeated while the server runs. */
export interface Jobs {
  /** True for one of all instances. */
  isLeader: () => boolean;
  renewWeeks?: (now: number, before: number) => Promise<void>;
  forgetPassing: (before: number) => Promise<void>;
  flush: () => Promise<void>;
  refreshArchives: () => Promise<void>;
  refill: () => Promise<void>;
  log: Log & { info(event: string, fields: Record<string, number>): void };
}

/** Starts all periodic work; what must not be done twice is done by one of all instances. */
export function startJobs(ports: Ports, jobs: Jobs, retentionDays: RetentionDays, signal: AbortSignal): void {
  const { log } = jobs;
  const repeat = createPeriodicWork(log, signal);
  const ifLeader = (work: () => Promise<void>) => async () => {
    if (jobs.isLeader()) await work();
  };
  const sweep = createSweep(ports, retentionDays, { log, signal });
  const reconcile = createReconciliation(ports);
  repeat(ifLeader(sweep), SWEEP_EVERY_MS, 'sweep_failed', FIRST_SWEEP_AFTER_MS);
  const { unpaidTests } = retentionDays;
  // Tests that are kept for longer have a table without weeks: each statement would have too many to look at.
  if (unpaidTests > 0 && unpaidTests <= MOST_DAYS_IN_WEEKS)
    repeat(
      ifLeader(async () => {
        await jobs.renewWeeks?.(ports.clock.now(), ports.clock.atLeast() - unpaidTests * DAY_MS);
      }),
      SWEEP_EVERY_MS,
      'weeks_not_renewed',
    );
  repeat(
    ifLeader(() => reconcile(signal)),
    RECONCILE_EVERY_MS,
    'reconciliation_failed',
  );
  repeat(
    ifLeader(() => processWithdrawals(ports, signal)),
    WITHDRAW_EVERY_MS,
    'withdrawals_failed',
  );
  repeat(
    ifLeader(() => sendDueReceipts(ports)),
    RECONCILE_EVERY_MS,
    'receipts_failed',
  );
  repeat(jobs.flush, FLUSH_EVERY_MS, 'tallies_not_written');
  repeat(() => jobs.forgetPassing(ports.clock.now()), FORGET_EVERY_MS, 'not_forgotten');
  repeat(jobs.refreshArchives, SWEEP_EVERY_MS, 'site_not_archived');
  repeat(jobs.refill, REFILL_EVERY_MS, 'forms_not_made');
}
