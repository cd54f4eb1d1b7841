import type { Log } from '../ports.ts';
import { retried } from '../store/retried.ts';
import { type BookStore, openBook, readBook, readTallies, readWritten, recount, writeBook } from './books.ts';
import type { DayBook } from './dayBook.ts';
import type { Tally } from './record.ts';
import type { SessionRow } from './sessionRow.ts';

/** A day whose tests may change. */
export interface OpenDay {
  readonly day: string;
  /** Resolves, once a death would have the day counted anew, to whether it was whole before. */
  marked: Promise<boolean>;
  isMarked: boolean;
  /** False where its documents are damaged: then it lives in memory alone. */
  isKept: boolean;
  /** How many changes are under way. */
  changing: number;
  counted: () => Promise<DayBook>;
  /** There once it is counted. */
  book?: DayBook;
  /** What changed while it was being counted. */
  meanwhile: Map<string, SessionRow>;
}

interface DaysOptions {
  log: Log;
  /** The ids of the test sessions of a day that has to be counted. */
  idsOf: (day: string) => Promise<readonly string[]>;
  /** Called for each that was counted. */
  onCounted: () => void;
}

/**
 * The days that have tests. Each is whole, and then what was written of it is true, or open, and then what is in memory
 * is. Nobody may change a test of a day that is not open.
 */
export function createDays(store: BookStore, { log, idsOf, onCounted }: DaysOptions) {
  const whole = new Map<string, readonly Tally[]>();
  const open = new Map<string, OpenDay>();
  const closing = new Map<string, Promise<unknown>>();

  async function count(entry: OpenDay): Promise<DayBook> {
    const { day, meanwhile } = entry;
    const book = (await entry.marked)
      ? await readBook(store, day)
      : await recount(store, day, await idsOf(day), onCounted);
    for (const row of meanwhile.values()) book.put(row);
    meanwhile.clear();
    entry.book = book;
    return book;
  }

  async function mark(entry: OpenDay): Promise<boolean> {
    try {
      const { wasWhole, isKept } = await openBook(store, entry.day, log);
      entry.isKept = isKept;
      entry.isMarked = true;
      return wasWhole;
    } catch (error) {
      open.delete(entry.day);
      throw error;
    }
  }

  function begin(day: string): OpenDay {
    const entry: OpenDay = {
      day,
      marked: Promise.resolve().then(() => mark(entry)),
      isMarked: false,
      isKept: true,
      changing: 0,
      counted: retried(() => count(entry)),
      meanwhile: new Map(),
    };
    open.set(day, entry);
    // Nobody may be waiting just now; whoever does hears of a failure.
    entry.counted().catch(() => undefined);
    return entry;
  }

  async function openDay(day: string): Promise<OpenDay> {
    while (closing.has(day)) await closing.get(day);
    return open.get(day) ?? begin(day);
  }

  return {
    /** Opens a day unless it is. Its mark and its numbers come after that. */
    open: openDay,
    /** The day, where it is open. */
    get: (day: string): OpenDay | undefined => open.get(day),
    /** All that are open. */
    listOpen: (): OpenDay[] => [...open.values()],

    /** Runs what changes tests of a day while it is open. Nobody waits where that is so already. */
    async during<R>(day: string, work: (entry: OpenDay) => Promise<R>): Promise<R> {
      const entry = open.get(day) ?? (await openDay(day));
      entry.changing += 1;
      try {
        if (!entry.isMarked) await entry.marked;
        return await work(entry);
      } finally {
        entry.changing -= 1;
      }
    },

    /** Writes an open day, and that it is whole; does nothing while something of it changes. Throws `storage_failed`. */
    async close(entry: OpenDay): Promise<void> {
      const { day, book, changing, isKept } = entry;
      if (!book || changing > 0 || !isKept || open.get(day) !== entry) return;
      open.delete(day);
      whole.set(day, book.tallies());
      const writing = writeBook(store, day, book);
      closing.set(
        day,
        writing.catch(() => undefined),
      );
      try {
        await writing;
      } catch (error) {
        open.set(day, entry);
        throw error;
      } finally {
        closing.delete(day);
      }
    },

    /** Reads what was written of all days. Resolves to the days that a death has left open. */
    async load(): Promise<string[]> {
      const left: string[] = [];
      for await (const day of store.tallies.ids()) {
        if (open.has(day) || closing.has(day)) continue;
        const record = await readTallies(store, day);
        if (!record || open.has(day) || closing.has(day)) continue;
        if (record.isOpen) left.push(day);
        else whole.set(day, record.tallies);
      }
      return left;
    },

    isWhole: (day: string): boolean => whole.has(day) && !open.has(day),
    /** Every day that is whole or open, in order. */
    list: (): string[] => [...new Set([...whole.keys(), ...open.keys()])].sort(),
    /** What the tests of a day come to. One that is still being counted has nothing yet. */
    talliesOf: (day: string): readonly Tally[] => open.get(day)?.book?.tallies() ?? whole.get(day) ?? [],
    /** The rows of a day, newest first. One that is still being counted has none yet. */
    async rowsOf(day: string): Promise<SessionRow[]> {
      while (closing.has(day)) await closing.get(day);
      const entry = open.get(day);
      return entry ? (entry.book?.rows() ?? []) : (await readWritten(store, day)).rows;
    },
  };
}
