import type { Clock, Log } from '../base/ports.ts';
import { describeThrown } from '../base/redact.ts';
import { atOnce } from '../store/concurrency.ts';
import { createCountKeeper } from './countKeeper.ts';
import type { Store } from './ports.ts';
import { createStoredCounts } from './storedCounts.ts';
import { createVisits } from './visits.ts';

/** Runs both, the second one even if the first one fails. */
const both = (first: () => Promise<void>, second: () => Promise<void>) =>
  atOnce([first, second], 1, (work) => work());

/** Store that counts its test sessions, and its counter. Nobody may use `opened` itself from then on. */
export function keepCounts<S extends Store>(opened: S, { clock, log }: { clock: Clock; log: Log }) {
  const countKeeper = opened.sums
    ? createStoredCounts(opened, opened.sums)
    : createCountKeeper(opened, { clock, log });
  const visits = createVisits(opened, clock);
  return {
    store: { ...opened, testSessions: countKeeper.watch(opened.testSessions) },
    countKeeper,
    visits,
    /** More ports of the app. */
    ports: { visits, forgetRow: countKeeper.forget, testsBefore: countKeeper.testsBefore },
    /** Writes new counts. Call it every few seconds. */
    async flush(): Promise<void> {
      await both(countKeeper.flush, visits.flush);
    },
    /** Writes everything. The next start counts again what can't be written. */
    async stop(): Promise<void> {
      try {
        await both(countKeeper.stop, visits.flush);
      } catch (error) {
        log.error('tallies_not_written', { cause: describeThrown(error) });
      }
    },
  };
}
