import { dayOf } from '@quotient/contract/admin';
import { describeThrown } from '../http/redact.ts';
import type { Clock, Log } from '../ports.ts';
import type { TestSessionRecord } from '../session/record.ts';
import type { Collection } from '../store/collection.ts';
import { type Change, observe } from '../store/observe.ts';
import { retried } from '../store/retried.ts';
import { type BookStore, dayOfId, idsByDay, writeRows } from './books.ts';
import { createDays, type OpenDay } from './days.ts';
import type { Rows } from './rows.ts';
import { rowOf } from './sessionRow.ts';

const DAY_MS = 86_400_000;
/** The next day is opened so long before it begins, so that no visitor waits for its mark. */
const OPEN_AHEAD_MS = 600_000;

/** How many of how many test sessions are counted. */
export interface Counting {
  done: number;
  of: number;
}

/** A removal waits until its day is counted and its row is written: nobody could count it after that. */
async function writeFirst(store: BookStore, id: string, { day, counted, isKept }: OpenDay): Promise<void> {
  const book = await counted();
  if (isKept && book.isUnwritten(id)) await writeRows(store, day, book);
}

/** Writes what is left of tests that were removed. */
async function writeRemains(store: BookStore, { day, book, isKept }: OpenDay): Promise<void> {
  if (isKept && book?.hasRemains()) await writeRows(store, day, book);
}

/**
 * Keeps what all test sessions come to, by the day (UTC) of their start, as they change.
 *
 * Today and yesterday are open: their rows are in memory, and nothing is written for a change but the change itself. A
 * change of an older test opens its day first. `flush` writes what is older than that, `stop` everything. A day is marked
 * as open, durably, before its first change: after a death its records are read again, and only these. Where nothing was
 * ever counted, as after an update from an earlier version, all of them are, in the background.
 *
 * A test that is removed, by its visitor or after its time, leaves the numbers as they are, and of itself nothing: its row
 * goes, and what it had come to joins a sum without id or time, but for the day. That sum stays as it is: what is given
 * back after a test was removed is not subtracted, as nothing says any more from what.
 */
export function createTallies(store: BookStore, { clock, log }: { clock: Clock; log: Log }) {
  const progress: Counting = { done: 0, of: 0 };
  const began = clock.now().toString(36);
  let changes = 0;
  let isStopping = false;

  const days = createDays(store, {
    log,
    idsOf: async (day) => (await uncounted()).get(day) ?? [],
    onCounted() {
      progress.done += 1;
      changes += 1;
    },
  });
  const loaded = retried(() => days.load());

  /** The ids of what has to be counted, by day. */
  const uncounted = retried(async () => {
    const left = await loaded();
    const byDay = await idsByDay(store);
    for (const day of left) if (!byDay.has(day)) byDay.set(day, []);
    for (const day of [...byDay.keys()])
      if (days.isWhole(day) || (await days.get(day)?.marked)) byDay.delete(day);
    for (const ids of byDay.values()) progress.of += ids.length;
    return byDay;
  });

  const countAll = retried(async () => {
    for (const day of [...(await uncounted()).keys()].sort().reverse()) {
      if (isStopping) return;
      if (!days.isWhole(day)) await (await days.open(day)).counted();
    }
  });

  function take({ id, after }: Change<TestSessionRecord>): void {
    const entry = days.get(dayOfId(id));
    changes += 1;
    if (!after) entry?.book?.remove(id);
    else if (entry?.book) entry.book.put(rowOf(after));
    else entry?.meanwhile.set(id, rowOf(after));
  }

  const rows: Rows = {
    async *between(fromDay, toDay) {
      await loaded();
      for (const day of days.list().reverse())
        if (day >= fromDay && day <= toDay) yield* await days.rowsOf(day);
    },
  };

  return {
    rows,
    /** The collection whose changes are counted. Nobody may change test sessions but by this one. */
    watch(collection: Collection<TestSessionRecord>): Collection<TestSessionRecord> {
      const told = observe(collection, take);
      return {
        ...told,
        create: (id, document) => days.during(dayOfId(id), () => told.create(id, document)),
        update: (id, change) => days.during(dayOfId(id), () => told.update(id, change)),
        remove: (id, condition) =>
          days.during(dayOfId(id), async (entry) => {
            await writeFirst(store, id, entry);
            return told.remove(id, condition);
          }),
      };
    },
    /** Resolves once nothing of a test that was removed is written down any more: sooner than the next `flush`. */
    forget: (id: string): Promise<void> =>
      days.during(dayOfId(id), async (entry) => {
        await entry.counted();
        await writeRemains(store, entry);
      }),
    /** Resolves once a test can be started and nobody waits. What has to be counted is counted after that. */
    async start(): Promise<void> {
      await (await days.open(dayOf(clock.now()))).marked;
      countAll().catch((error: unknown) =>
        log.error('tallies_not_counted', { cause: describeThrown(error) }),
      );
    },
    /** Resolves once everything is counted. */
    async settled(): Promise<void> {
      await countAll();
      await Promise.all(days.listOpen().map(({ counted }) => counted()));
    },
    /** Writes the days that are over, and opens the next one in time. To be called every few seconds. */
    async flush(): Promise<void> {
      const now = clock.now();
      await (await days.open(dayOf(now + OPEN_AHEAD_MS))).marked;
      const yesterday = dayOf(now - DAY_MS);
      for (const entry of days.listOpen())
        await (entry.day < yesterday ? days.close(entry) : writeRemains(store, entry));
    },
    /** Writes everything. Nobody may change test sessions any more. */
    async stop(): Promise<void> {
      isStopping = true;
      for (const entry of days.listOpen()) await days.close(entry);
    },
    /** Resolves once the days that were counted before the start can be read, and it is known what has to be counted. */
    async ready(): Promise<void> {
      await uncounted();
    },
    /** Every day that has numbers, in order. */
    days: days.list,
    talliesOf: days.talliesOf,
    /** Another one where the numbers are others. */
    version: (): string => `${began}-${changes}`,
    /** `null` once everything is counted. */
    counting: (): Counting | null => (progress.done < progress.of ? { ...progress } : null),
  };
}

/** What all test sessions come to. */
export type Tallies = ReturnType<typeof createTallies>;
