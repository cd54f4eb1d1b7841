import { dayOf } from '@quotient/contract/admin';
import { isbot } from 'isbot';
import { hasCode } from '../base/errors.ts';
import type { Clock } from '../base/ports.ts';
import { retried } from '../base/retried.ts';
import type { Visits } from '../partners/ports.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';
import { atOnce } from '../store/concurrency.ts';
import { readable } from '../store/readable.ts';
import type { Store } from './ports.ts';
import type { VisitsRecord } from './record.ts';

type DayVisits = VisitsRecord['visits'];

const DAY_MS = 86_400_000;

/** Adds up visits by partner and language. */
function sumOf(list: DayVisits, more: DayVisits): DayVisits {
  const sum = list.map((entry) => ({ ...entry }));
  for (const { partner, locale, count } of more) {
    const held = sum.find((entry) => entry.partner === partner && entry.locale === locale);
    if (held) held.count += count;
    else sum.push({ partner, locale, count });
  }
  return sum;
}

/** Returns true for a browser that a person uses: no declared program, and no prefetched page. */
function isVisit({ method, headers }: Request): boolean {
  const purpose = headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? '';
  const browser = headers.get('User-Agent');
  return method === 'GET' && !purpose.startsWith('prefetch') && browser !== null && !isbot(browser);
}

/**
 * Counts requests for pages with the test, by day (UTC), partner and language. No data about visitors is stored, so
 * it isn't a number of people: a reload counts again. Declared programs aren't counted, nor are steps within the site
 * that the browser had prefetched. A crash loses the last seconds.
 */
export function createVisits({ visits }: Pick<Store, 'visits'>, { now }: Clock) {
  /** Visits as stored, of all processes. */
  const days = new Map<string, DayVisits>();
  /** Our own visits that aren't stored yet. */
  const unwritten = new Map<string, DayVisits>();
  let changes = 0;

  const readDay = async (day: string): Promise<DayVisits> => (await readable(visits, day))?.visits ?? [];

  function hold(day: string, list: DayVisits): void {
    if (JSON.stringify(days.get(day) ?? []) === JSON.stringify(list)) return;
    days.set(day, list);
    changes += 1;
  }

  function addUnwritten(day: string, list: DayVisits): void {
    unwritten.set(day, sumOf(unwritten.get(day) ?? [], list));
  }

  /** Reads visits from before the start, once. */
  const ready = retried(async () => {
    for await (const day of visits.ids()) if (!days.has(day)) hold(day, await readDay(day));
  });

  async function write(day: string, list: DayVisits): Promise<void> {
    const add = () => visits.update(day, (held) => ({ ...held, visits: sumOf(held.visits, list) }));
    const record = { schemaVersion: SCHEMA_VERSION, id: day, visits: list } as const;
    // Another process may have made it just now.
    const stored = (await add()) ?? ((await visits.create(day, record)) ? record : await add());
    if (stored) hold(day, [...stored.visits]);
  }

  const port: Visits = {
    count(request, { partner, locale }) {
      if (!isVisit(request)) return;
      addUnwritten(dayOf(now()), [{ partner, locale, count: 1 }]);
      changes += 1;
    },
  };

  return {
    ...port,
    /** Resolves once visits from before the start are included. */
    ready,
    /**
     * Adds our visits to the stored ones, and reads those of others. Call it every few seconds, and at the end.
     * Continues after a day that can't be written, and throws its error at the end.
     */
    async flush(): Promise<void> {
      await ready();
      await atOnce([...unwritten], 1, async ([day, list]) => {
        unwritten.delete(day);
        try {
          await write(day, list);
        } catch (error) {
          // Damaged ones are never overwritten; the store has logged it.
          if (hasCode(error, 'record_damaged')) return;
          addUnwritten(day, list);
          throw error;
        }
      });
      // Others may still add to yesterday around midnight.
      for (const day of [dayOf(now() - DAY_MS), dayOf(now())]) hold(day, await readDay(day));
    },
    /** Every day that has visits. */
    days: (): string[] => [...new Set([...days.keys(), ...unwritten.keys()])],
    of: (day: string): Readonly<DayVisits> => sumOf(days.get(day) ?? [], unwritten.get(day) ?? []),
    /** Version of the counts; it changes with them. */
    version: (): string => String(changes),
  };
}

/** Counter of requests for pages with the test. */
export type CountedVisits = ReturnType<typeof createVisits>;
