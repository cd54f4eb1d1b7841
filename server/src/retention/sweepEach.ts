import { toApiError } from '../base/errors.ts';
import type { Log } from '../base/ports.ts';
import { describeThrown } from '../base/redact.ts';
import { atOnce } from '../store/concurrency.ts';

/** Records and rules of one sweep. */
interface Sweep {
  /** Name in the log. */
  kind: string;
  ids: AsyncIterable<string>;
  /** Resolves to true if something was removed. */
  sweep: (id: string) => Promise<boolean>;
  log: Log;
  signal?: AbortSignal | undefined;
}

/** Documents deleted at once: each mostly waits for the disk, and sometimes for the payment provider. */
const AT_ONCE = 4;

/**
 * Goes through documents, a few at a time, and resolves to the number of removed ones. Unreadable ones are unchanged.
 * If the provider or the disk fails, one warning has the number of failures and the last cause.
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
