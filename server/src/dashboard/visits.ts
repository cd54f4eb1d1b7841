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
  const days = new Map<string, DayVisits>();
  const changed = new Set<string>();
  let changes = 0;

  function add(day: string, { partner, locale, count }: DayVisits[number]): void {
    const list = days.get(day) ?? [];
    const held = list.find((entry) => entry.partner === partner && entry.locale === locale);
    if (held) held.count += count;
    else list.push({ partner, locale, count });
    days.set(day, list);
  }

  /** Adds visits from before the start, once: after a failure nothing was added. */
  const ready = retried(async () => {
    const stored: [string, DayVisits][] = [];
    for await (const day of visits.ids()) stored.push([day, (await readable(visits, day))?.visits ?? []]);
    for (const [day, list] of stored) for (const entry of list) add(day, entry);
  });

  const port: Visits = {
    count(request, { partner, locale }) {
      if (!isVisit(request)) return;
      const day = dayOf(now());
      add(day, { partner, locale, count: 1 });
      changed.add(day);
      changes += 1;
    },
  };

  return {
    ...port,
    /** Resolves once visits from before the start are included. */
    ready,
    /**
     * Writes changed days. Call it every few seconds, and at the end. Continues after a day that can't be written,
     * and throws its error at the end.
     */
    async flush(): Promise<void> {
      await ready();
      await atOnce([...changed], 1, async (day) => {
        changed.delete(day);
        const list = structuredClone(days.get(day) ?? []);
        const record = { schemaVersion: SCHEMA_VERSION, id: day, visits: list } as const;
        try {
          if (!(await visits.update(day, (held) => ({ ...held, ...record }))))
            await visits.create(day, record);
        } catch (error) {
          // Damaged ones are never overwritten; the store has logged it.
          if (hasCode(error, 'record_damaged')) return;
          changed.add(day);
          throw error;
        }
      });
    },
    /** Every day that has visits. */
    days: (): string[] => [...days.keys()],
    of: (day: string): Readonly<DayVisits> => days.get(day) ?? [],
    /** Version of the counts; it changes with them. */
    version: (): string => String(changes),
  };
}

/** Counter of requests for pages with the test. */
export type CountedVisits = ReturnType<typeof createVisits>;
