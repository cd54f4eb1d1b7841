import { toApiError } from '../http/errors.ts';
import { describeThrown } from '../http/redact.ts';
import type { Log } from '../ports.ts';

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

/**
 * Goes through one document after the other and resolves to how many were removed. One that cannot be read is left as it
 * is. Where the provider or the disk fails, one warning tells how many could not be looked at, and the last cause.
 */
export async function sweepEach({ kind, ids, sweep, log, signal }: Sweep): Promise<number> {
  let count = 0;
  let failedCount = 0;
  let lastCause: unknown;
  for await (const id of ids) {
    if (signal?.aborted) break;
    try {
      if (await sweep(id)) count += 1;
    } catch (error) {
      const { code, cause } = toApiError(error);
      if (code === 'record_damaged') continue; // The store has logged it.
      failedCount += 1;
      lastCause = cause ?? error;
    }
  }
  if (failedCount > 0) log.warn('not_swept', { kind, count: failedCount, cause: describeThrown(lastCause) });
  return count;
}
