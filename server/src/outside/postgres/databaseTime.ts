import { machineTime } from '../../clock/keepClock.ts';
import type { TimeSources } from '../../clock/steadyClock.ts';
import type { Database } from './database.ts';

/** Milliseconds between two readings of the database's clock. */
const READ_EVERY_MS = 10_000;
/** Longest answer that tells the time: the error is at most half of it. */
const ANSWERED_WITHIN_MS = 1000;

const read = {
  name: 'read_time',
  text: 'select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as ms',
};

/**
 * Time by the clock of the database, so that all instances have the same, whatever their machines say. Between two
 * readings it continues by the machine's monotonic clock; while the database is away, too.
 */
export async function readDatabaseTime({ run }: Pick<Database, 'run'>) {
  const { monotonic } = machineTime;
  let base: { ms: number; at: number } | undefined;

  async function look(): Promise<void> {
    const askedAt = monotonic();
    const { rows } = await run(read);
    const answeredAt = monotonic();
    if (!base || answeredAt - askedAt <= ANSWERED_WITHIN_MS)
      base = { ms: Number(rows[0]?.ms), at: (askedAt + answeredAt) / 2 };
  }

  await look();
  const timer = setInterval(() => void look().catch(() => undefined), READ_EVERY_MS).unref();
  const time: TimeSources = {
    ...machineTime,
    wall: () => (base ? Math.round(base.ms + monotonic() - base.at) : machineTime.wall()),
  };
  return { time, close: () => clearInterval(timer) };
}
