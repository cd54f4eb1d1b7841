import { expect, test } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { createFinishedRecord, createRecord } from '../testing/records.ts';
import { createTestApp } from '../testing/testApp.ts';
import { packRow } from './packRow.ts';
import { rowOf } from './sessionRow.ts';
import { countsOf, createCountsSum } from './testCounts.ts';

const DAY = '2026-01-01';
const NEXT_DAY = '2026-01-02';
const idAt = (time: number) => `${time}-k3v9x2m8q1`;
const [first, second, third] = [0, 1, 2].map((n) => idAt(Date.UTC(2026, 0, 1, 12) + n));
const nextDay = idAt(Date.UTC(2026, 0, 2));
const started = (id = '') => createRecord(id);
const gone = countsOf(rowOf({ ...createFinishedRecord(), partner: 'acme', locale: 'de' }));

/** A store of an earlier version: one document per day with all of its rows, and the counts of deleted tests. */
async function earlierStore({ isOpen }: { isOpen: boolean }) {
  const texts = new Map<string, string>();
  const store = createMemoryStore(texts);
  const documents: [string, object][] = [];
  for (const [day, ids] of [
    [DAY, [first, second]],
    [NEXT_DAY, [nextDay]],
  ] as const) {
    for (const id of ids) await store.testSessions.create(id ?? '', started(id));
    const rows = ids.map((id) => rowOf(started(id)));
    const tallies = createCountsSum([...rows.map(countsOf), gone]).list();
    documents.push(
      [`tallies/${day}`, { schemaVersion: 4, id: day, isOpen: isOpen && day === DAY, tallies }],
      [
        `session-rows/${day}`,
        {
          schemaVersion: 4,
          id: day,
          rows: Object.fromEntries(rows.map((row) => [row.id, packRow(row)])),
          archived: [gone],
        },
      ],
    );
  }
  for (const [key, document] of documents) texts.set(key, JSON.stringify(document));
  return { texts, store };
}

const countedIn = async (texts: Map<string, string>) => {
  const { dashboard } = createTestApp({ store: createMemoryStore(texts) });
  await dashboard.countKeeper.settled();
  return [await dashboard.countKeeper.countsOfDay(DAY), await dashboard.countKeeper.countsOfDay(NEXT_DAY)];
};
const expected = (...ids: (string | undefined)[]) =>
  createCountsSum([...ids.map((id) => countsOf(rowOf(started(id)))), gone]).list();

test('what an earlier version has counted is taken over, tests that are deleted included, and its documents go', async () => {
  const { texts } = await earlierStore({ isOpen: false });
  expect(await countedIn(texts)).toEqual([expected(first, second), expected(nextDay)]);
  expect([...texts.keys()].filter((key) => /^(?:tallies|session-rows)\//.test(key))).toEqual([]);
  expect(await countedIn(texts)).toEqual([expected(first, second), expected(nextDay)]);
});

test('a test that was deleted just before the earlier version crashed stays counted', async () => {
  const { texts, store } = await earlierStore({ isOpen: true });
  await store.testSessions.remove(first ?? '');
  expect(await countedIn(texts)).toEqual([expected(first, second), expected(nextDay)]);
  expect([...texts].filter(([, text]) => text.includes(first ?? '-'))).toEqual([]);
});

test('a crash at any write of the import adds nothing twice and loses nothing', async () => {
  const { texts } = await earlierStore({ isOpen: true });
  const steps: Map<string, string>[] = [];
  let isWatching = false;
  class Watched extends Map<string, string> {
    override set(key: string, text: string): this {
      if (isWatching) steps.push(new Map(this));
      return super.set(key, text);
    }
    override delete(key: string): boolean {
      steps.push(new Map(this));
      return super.delete(key);
    }
  }
  const watched = new Watched(texts);
  isWatching = true;
  await countedIn(watched);
  expect(steps.length).toBeGreaterThan(12);
  for (const [step, disk] of steps.entries())
    expect(await countedIn(disk), `step ${step}`).toEqual([expected(first, second), expected(nextDay)]);
});

test('where the earlier version ran once more since, what it did is counted as well', async () => {
  const { texts, store } = await earlierStore({ isOpen: false });
  await countedIn(texts);
  // It starts one test, finishes one and deletes one, and counts separately.
  await store.testSessions.create(third ?? '', started(third));
  await store.testSessions.update(second ?? '', (record) => ({
    ...record,
    finish: createFinishedRecord().finish,
  }));
  await store.testSessions.remove(first ?? '');
  const archived = countsOf(rowOf(started(first)));
  texts.set(
    `session-rows/${DAY}`,
    JSON.stringify({ schemaVersion: 4, id: DAY, rows: {}, archived: [archived] }),
  );
  texts.set(`tallies/${DAY}`, JSON.stringify({ schemaVersion: 4, id: DAY, isOpen: true, tallies: [] }));
  const finished = { ...started(second), finish: createFinishedRecord().finish };
  const all = [started(first), finished, started(third)].map((record) => countsOf(rowOf(record)));
  expect((await countedIn(texts))[0]).toEqual(createCountsSum([...all, gone]).list());
  expect(await store.testRows.get(first ?? '')).toBeUndefined();
});

test('a day document that is damaged keeps no other day from being taken over', async () => {
  const { texts } = await earlierStore({ isOpen: false });
  texts.set(`session-rows/${DAY}`, '{"half');
  const [, next] = await countedIn(texts);
  expect(next).toEqual(expected(nextDay));
});
