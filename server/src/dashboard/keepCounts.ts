import type { Clock, Log } from '../base/ports.ts';
import { describeThrown } from '../base/redact.ts';
import { atOnce } from '../store/atOnce.ts';
import { createTallies } from './dashboardCounts.ts';
import type { Store } from './ports.ts';
import { createVisits } from './visits.ts';

/** Does both, the second one also where the first one fails. */
const both = (first: () => Promise<void>, second: () => Promise<void>) =>
  atOnce([first, second], 1, (work) => work());

/** A store whose test sessions are counted, and what counts them. Nobody may use `opened` itself from then on. */
export function keepNumbers<S extends Store>(opened: S, { clock, log }: { clock: Clock; log: Log }) {
  const tallies = createTallies(opened, { clock, log });
  const visits = createVisits(opened, clock);
  return {
    store: { ...opened, testSessions: tallies.watch(opened.testSessions) },
    tallies,
    visits,
    /** What else of the app's ports it is. */
    ports: { visits, forgetRow: tallies.forget, testsBefore: tallies.testsBefore },
    /** To be called every few seconds. */
    async flush(): Promise<void> {
      await both(tallies.flush, visits.flush);
    },
    /** Writes everything. What cannot be written is counted anew at the next start. */
    async stop(): Promise<void> {
      try {
        await both(tallies.stop, visits.flush);
      } catch (error) {
        log.error('tallies_not_written', { cause: describeThrown(error) });
      }
    },
  };
}
