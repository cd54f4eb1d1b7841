import { toApiError } from '../http/errors.ts';
import { describeThrown } from '../http/redact.ts';
import { fulfill } from '../payments/fulfill.ts';
import { isUndecided } from '../payments/record.ts';
import type { Ports } from '../ports.ts';
import type { TestSessionRecord } from './record.ts';

/** Nobody has paid or can pay any more: no money is here, on its way or given back, and no checkout is just being made. */
const isOver = ({ checkouts }: TestSessionRecord, cutoff: number) =>
  checkouts.every(
    ({ state, createdAt }) =>
      state === 'closed' || state === 'failed' || (state === 'creating' && createdAt < cutoff),
  );

/**
 * Removes the test sessions that were started more than `maxAgeMs` ago and never paid for, with what the provider
 * keeps of them in our store; resolves to how many. One that is paid, may still be paid, or cannot be read is left as
 * it is. It goes through one session after the other and reads only old ones: the id begins with the time of the start.
 * Where the provider or the disk fails, one warning tells how many sessions could not be looked at, and the last cause.
 */
export async function sweepUnpaid(ports: Ports, maxAgeMs: number, signal?: AbortSignal): Promise<number> {
  const { testSessions } = ports.store;
  const cutoff = ports.clock.now() - maxAgeMs;
  const isDue = (record: TestSessionRecord) => record.startedAt < cutoff && isOver(record, cutoff);
  let count = 0;
  let failedCount = 0;
  let lastCause: unknown;
  for await (const id of testSessions.ids()) {
    if (signal?.aborted) break;
    if (Number(id.split('-')[0]) >= cutoff) continue;
    try {
      const record = await testSessions.get(id);
      for (const checkout of record?.checkouts ?? []) {
        if (checkout.state !== 'creating' && isUndecided(checkout)) await fulfill(ports, checkout.id);
      }
      const newest = await testSessions.get(id);
      if (!newest || !isDue(newest)) continue;
      // They go before the session: after a crash in between, the next sweep still finds it.
      for (const checkout of newest.checkouts) {
        if (checkout.state !== 'creating') await ports.payments.forgetCheckout?.(checkout.id);
      }
      if (await testSessions.remove(id, isDue)) count += 1;
    } catch (error) {
      const { code, cause } = toApiError(error);
      if (code === 'record_damaged') continue; // The store has logged it.
      failedCount += 1;
      lastCause = cause ?? error;
    }
  }
  if (failedCount > 0)
    ports.log.warn('unpaid_sessions_not_swept', { count: failedCount, cause: describeThrown(lastCause) });
  return count;
}
