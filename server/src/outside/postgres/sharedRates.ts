import { createHmac } from 'node:crypto';
import type { SharedRates } from '../../http/batches.ts';
import type { Database } from './database.ts';

const MINUTE_MS = 60_000;

/** Requests of one row's burst that are still free, for the row in the table and the new one. */
const FREE = `floor(excluded.burst - greatest(0, held.fresh_at - (excluded.fresh_at - excluded.granted * excluded.every_ms)) / excluded.every_ms)`;
const GRANTED = `greatest(0, least(excluded.granted, ${FREE}))`;
const NOW = '(excluded.fresh_at - excluded.granted * excluded.every_ms)';

const statements = {
  // Each row has the time from which its key is as if it had never asked (generic cell rate algorithm).
  take: {
    name: 'take_rates',
    text: `insert into request_rates as held (key, fresh_at, granted, every_ms, burst)
      select key, now.ms + count * every_ms, count, every_ms, burst
      from unnest($1::text[], $2::float8[], $3::float8[], $4::float8[]) as asked (key, every_ms, burst, count),
        (select extract(epoch from clock_timestamp())::float8 * 1000 as ms) as now
      order by key
      on conflict (key) do update set
        granted = ${GRANTED},
        fresh_at = greatest(held.fresh_at, ${NOW}) + ${GRANTED} * excluded.every_ms,
        every_ms = excluded.every_ms,
        burst = excluded.burst
      returning key, granted::text, (fresh_at - extract(epoch from clock_timestamp())::float8 * 1000 - (burst - 1) * every_ms)::text as wait_ms`,
  },
  forget: {
    name: 'forget_rates',
    text: 'delete from request_rates where fresh_at < extract(epoch from clock_timestamp())::float8 * 1000',
  },
};

/**
 * Rates of requests that all instances share: one row for each key, changed by one statement. A key that names an
 * address is stored as its keyed hash.
 */
export function createSharedRates({ run }: Pick<Database, 'run'>) {
  return {
    /** @param secret Key of the hash, the same on every instance. */
    rates:
      (secret: Uint8Array): SharedRates =>
      async (takings) => {
        const hashes = takings.map(({ key }) => createHmac('sha256', secret).update(key).digest('base64url'));
        const { rows } = await run(statements.take, [
          hashes,
          takings.map(({ perMinute }) => MINUTE_MS / perMinute),
          takings.map(({ burst }) => burst),
          takings.map(({ count }) => count),
        ]);
        const byKey = new Map(rows.map((row) => [row.key, row]));
        return hashes.map((hash) => {
          const row = byKey.get(hash);
          return { granted: Number(row?.granted ?? 0), waitMs: Math.max(1, Number(row?.wait_ms ?? 0)) };
        });
      },
    /** Forgets keys after their time. Call it every minute. */
    async forget(): Promise<void> {
      await run(statements.forget);
    },
  };
}
