import { uptime } from 'node:os';
import type { Log } from '../base/ports.ts';
import { describeThrown } from '../base/redact.ts';
import { startOfId } from '../base/startOfId.ts';
import { type Collection, type CollectionOf, SCHEMA_VERSION } from '../store/collection.ts';
import { put } from '../store/put.ts';
import type { ClockNote, clockRecords } from './record.ts';
import { createSteadyClock, type Leap, NOTE_EVERY_MS, type TimeSources } from './steadyClock.ts';

/** Milliseconds between two comparisons of the machine's clock with ours. */
const CHECK_EVERY_MS = 10_000;
/**
 * Smallest clock change that is also emailed to the operator, besides any that turns the clock back. Many servers are
 * off for a day.
 */
const TELL_FROM_MS = 86_400_000;

/** Difference of two readings of one clock by different machines. */
const SAME_MOMENT_MS = 1000;

/** The time of this machine. */
export const machineTime: TimeSources = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
  uptime: () => uptime() * 1000,
};

interface ClockStore {
  clock: CollectionOf<typeof clockRecords>;
  testSessions: Pick<Collection<{ id: string }>, 'ids' | 'groups'>;
}

/** Note for a store whose earlier version noted no time: the start of its newest test. */
async function noteOfNewest({ testSessions }: ClockStore, wall: number): Promise<ClockNote | undefined> {
  let at = 0;
  for await (const id of testSessions.ids()) at = Math.max(at, startOfId(id));
  if (at === 0 || at > wall) return undefined;
  return { schemaVersion: SCHEMA_VERSION, id: 'clock', at, from: 0, lagMs: 0, heldMs: 0, shifts: [] };
}

async function readNote(store: ClockStore, wall: number): Promise<ClockNote | undefined> {
  const noted = await store.clock.get('clock').catch(() => undefined); // The store has logged it.
  if (!noted) return noteOfNewest(store, wall);
  // Another instance with the same clock has noted it in this moment.
  const isOfNow = noted.at > wall && noted.at - wall <= SAME_MOMENT_MS;
  return isOfNow ? { ...noted, at: Math.floor(wall) } : noted;
}

/**
 * Opens the clock of a server, see `createSteadyClock`, and notes its time in the store.
 * @param sources Clocks to read.
 */
export async function keepClock(store: ClockStore, log: Pick<Log, 'warn' | 'error'>, sources: TimeSources) {
  const { clock, check, note, leapAtStart } = createSteadyClock(
    sources,
    await readNote(store, sources.wall()),
  );
  let notedAt = Number.NEGATIVE_INFINITY;

  async function write(): Promise<void> {
    notedAt = sources.monotonic();
    await put(store.clock, note());
  }

  return {
    clock,
    /**
     * Begins to watch the machine's clock.
     * @param tell Called with each clock change that the operator must know.
     */
    async watch(tell: (leap: Leap) => unknown) {
      const report = (leap: Leap) => {
        const [reads, expected] = [leap.wall, leap.expected].map((time) => new Date(time).toISOString());
        log.warn('clock_doubtful', { reads: String(reads), expected: String(expected) });
        if (leap.wall < leap.expected || leap.wall - leap.expected > TELL_FROM_MS) tell(leap);
      };
      const orLog = (work: Promise<void>) =>
        work.catch((error: unknown) => log.error('clock_not_noted', { cause: describeThrown(error) }));
      const leap = leapAtStart();
      if (leap) report(leap);
      await orLog(write());
      const timer = setInterval(() => {
        const found = check();
        if (found) report(found);
        if (found || sources.monotonic() - notedAt >= NOTE_EVERY_MS) void orLog(write());
      }, CHECK_EVERY_MS).unref();
      return {
        /** Stops watching and notes the time for the next start. */
        async stop(): Promise<void> {
          clearInterval(timer);
          check();
          await orLog(write());
        },
      };
    },
  };
}
