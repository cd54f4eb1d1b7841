import type { Log } from '../base/ports.ts';
import { describeThrown } from '../base/redact.ts';

/**
 * What does some work again and again for as long as the process lives; a round waits for the one before. A round that
 * fails is logged as `failure`, and the next one comes all the same.
 * @param signal Ends all of it.
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
