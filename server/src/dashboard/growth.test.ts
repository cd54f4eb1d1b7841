import { expect, test } from 'vitest';
import { countSessions } from '../operators/sessions/countSessions.ts';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { createSweepers, sweepAll } from '../retention/sweepers.ts';
import { createErase } from '../rights/deleteTest.ts';
import { createFinishedRecord } from '../testing/records.ts';
import { createTestApp, START_AT } from '../testing/testApp.ts';

const DAY_MS = 86_400_000;
const idOf = (n: number) => `${START_AT + n}-k3v9x2m8q1`;

/** Reads, writes and their characters. Listing names isn't counted. */
interface Used {
  reads: number;
  read: number;
  writes: number;
  written: number;
}

/** Texts of a memory store that count their use. */
function meteredTexts() {
  const texts = new Map<string, string>();
  const used: Used = { reads: 0, read: 0, writes: 0, written: 0 };
  return {
    texts,
    used,
    reset: () => Object.assign(used, { reads: 0, read: 0, writes: 0, written: 0 }),
    metered: {
      keys: () => texts.keys(),
      get(key: string) {
        const text = texts.get(key);
        if (text !== undefined) used.reads += 1;
        used.read += text?.length ?? 0;
        return text;
      },
      set(key: string, text: string) {
        used.writes += 1;
        used.written += text.length;
        texts.set(key, text);
      },
      delete(key: string) {
        used.writes += 1;
        texts.delete(key);
      },
    },
  };
}

/** A server with this many finished tests of one day, all of them counted, two days later. */
async function dayWith(count: number) {
  const { metered, used, reset, texts } = meteredTexts();
  const app = createTestApp({ store: createMemoryStore(metered) });
  for (let n = 0; n < count; n += 1)
    texts.set(`test-sessions/${idOf(n)}`, JSON.stringify({ ...createFinishedRecord(), id: idOf(n) }));
  await app.dashboard.countKeeper.settled();
  app.time.now += 2 * DAY_MS;
  await app.dashboard.flush();
  /** Measures the cost of some work. */
  async function costOf(work: () => Promise<unknown>): Promise<Used> {
    reset();
    await work();
    return { ...used };
  }
  return { ...app, metered, costOf };
}

/** Measures the costs of several actions on such a day. */
async function costsWith(count: number): Promise<Record<string, Used>> {
  const { costOf, metered, ports, store, time, dashboard, ...app } = await dayWith(count);
  const erase = createErase(ports, ports.forgetRow);
  const change = (n: number) =>
    store.testSessions.update(idOf(n), (record) => ({ ...record, completedCount: 1 }));
  const sweep = (unpaidTests: number) =>
    sweepAll(ports, createSweepers(ports), {
      unpaidTests,
      paidTests: 1,
      sharedResults: 0,
      emails: 0,
      bookkeeping: 0,
    });
  return {
    'one deletion': await costOf(() => erase(idOf(3))),
    'four at once': await costOf(() => Promise.all([5, 6, 7, 8].map((n) => erase(idOf(n))))),
    'a change': await costOf(async () => {
      await change(4);
      time.now += DAY_MS;
      await dashboard.flush();
    }),
    'a page of the list': await costOf(() =>
      app.call('GET', `/api/admin/sessions?before=${idOf(20)}`, { token: 'operator' }),
    ),
    'a day of the dashboard': await costOf(() => dashboard.countKeeper.countsOfDay('2026-01-01')),
    'how many tests there are': await costOf(() => countSessions(dashboard.countKeeper, time.now, {})),
    'a sweep with nothing due': await costOf(() => sweep(30)),
    'a start': await costOf(() =>
      createTestApp({ store: createMemoryStore(metered) }).dashboard.countKeeper.settled(),
    ),
    'a start after a crash': await costOf(async () => {
      await change(9);
      await createTestApp({ store: createMemoryStore(metered) }).dashboard.countKeeper.settled();
    }),
  };
}

test('nothing costs more on a day of 2,000 tests than on one of 20', async () => {
  const few = await costsWith(20);
  const many = await costsWith(2000);
  for (const [what, { read, written, ...times }] of Object.entries(few)) {
    const found = many[what];
    expect(found, what).toMatchObject(times);
    // larger numbers have more digits
    expect(found?.read, what).toBeLessThanOrEqual(1.05 * read);
    expect(found?.written, what).toBeLessThanOrEqual(1.05 * written);
  }
});
