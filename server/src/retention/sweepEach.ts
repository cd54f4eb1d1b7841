import { toApiError } from '../base/errors.ts';
import type { Log } from '../base/ports.ts';
import { describeThrown } from '../base/redact.ts';
import { atOnce } from '../store/concurrency.ts';

/** What one sweep goes through. */
interface Sweep {
  /** Names it in the log. */
  kind: string;
  ids: AsyncIterable<string>;
  /** Resolves to whether something was removed. */
  sweep: (id: string) => Promise<boolean>;
  log: Log;
  signal?: AbortSignal | undefined;
}

/** Deleting waits for the disk most of the time, and for the payment provider now and then. */
const AT_ONCE = 4;

/**
 * Goes through documents, a few at a time, and resolves to how many were removed. One that cannot be read is left as it
 * is. Where the provider or the disk fails, one warning tells how many could not be looked at, and the last cause.
 */
export async function sweepEach({ kind, ids, sweep, log, signal }: Sweep): Promise<number> {
  let count = 0;
  let failedCount = 0;
  let lastCause: unknown;
  async function* untilAborted() {
    for await (const id of ids) {
      if (signal?.aborted) return;
      yield id;
    }
  }
  await atOnce(untilAborted(), AT_ONCE, async (id) => {
    try {
      if (await sweep(id)) count += 1;
    } catch (error) {
      const { code, cause } = toApiError(error);
      if (code === 'record_damaged') return; // The store has logged it.
      failedCount += 1;
      lastCause = cause ?? error;
    }
  });
  if (failedCount > 0) log.warn('not_swept', { kind, count: failedCount, cause: describeThrown(lastCause) });
  return count;
}
