import type { Log } from '../base/ports.ts';
import { describeThrown } from '../base/redact.ts';

/**
 * Makes a function that repeats some work while the process runs; a round waits for the one before. A failed round is
 * logged as `failure`, and the next one runs as usual.
 * @param signal Ends all rounds.
 */
export const createPeriodicWork =
  (log: Pick<Log, 'error'>, signal: AbortSignal) =>
  (work: () => Promise<void>, everyMs: number, failure: string, firstAfterMs = 0): void => {
    const round = async () => {
      if (signal.aborted) return;
      try {
        await work();
      } catch (error) {
        log.error(failure, { cause: describeThrown(error) });
      }
      if (!signal.aborted) setTimeout(round, everyMs).unref();
    };
    if (firstAfterMs > 0) setTimeout(round, firstAfterMs).unref();
    else void round();
  };
