import { expect, onTestFinished, test } from 'vitest';
import { ApiError } from '../base/errors.ts';
import type { Store } from '../ports.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';
import { postgresForTests } from '../testing/postgres.ts';
import { createRecord, RECORD_ID } from '../testing/records.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { createDisk } from './durableFile.ts';
import { openLowdbStore } from './lowdb/lowdbStore.ts';
import { createMemoryStore } from './memoryStore.ts';
import { openPostgresStore } from './postgres/postgresStore.ts';

const postgres = postgresForTests();
const log = { warn() {}, error() {} };

/** All stores: each must pass the same tests. */
const stores: Record<string, () => Promise<Store>> = {
  memory: async () => createMemoryStore(),
  lowdb: async () => {
    const store = await openLowdbStore({ folder: temporaryFolder(), log });
    onTestFinished(() => store.close());
    return store;
  },
  postgres: async () => {
    const disk = createDisk({ folder: temporaryFolder(), log });
    const store = await openPostgresStore({ url: await postgres.database(), log, disk });
    onTestFinished(() => store.close());
    return store;
  },
};

const each = test.for(Object.entries(stores));
const count = (change: (held: number) => number) => (record: ReturnType<typeof createRecord>) => ({
  ...record,
  completedCount: change(record.completedCount ?? 0),
});

each('%s: what was created is read back, and nobody changes it by what was handed out', async ([, open]) => {
  const { testSessions } = await open();
  const record = createRecord();
  await testSessions.create(RECORD_ID, record);
  const read = await testSessions.get(RECORD_ID);
  expect(read).toEqual(record);
  try {
    read?.answers.fill(3);
  } catch {
    // frozen
  }
  expect(await testSessions.get(RECORD_ID)).toEqual(createRecord());
});

each('%s: what was never created is undefined, to read and to update', async ([, open]) => {
  const { testSessions } = await open();
  expect(await testSessions.get(RECORD_ID)).toBeUndefined();
  expect(await testSessions.update(RECORD_ID, (record) => record)).toBeUndefined();
});

each('%s: creating does nothing when the id is taken, and says so', async ([, open]) => {
  const { testSessions } = await open();
  expect(await testSessions.create(RECORD_ID, createRecord())).toBe(true);
  expect(await testSessions.create(RECORD_ID, { ...createRecord(), completedCount: 7 })).toBe(false);
  expect((await testSessions.get(RECORD_ID))?.completedCount).toBeNull();
});

each('%s: an update answers and keeps the changed document', async ([, open]) => {
  const { testSessions } = await open();
  await testSessions.create(RECORD_ID, createRecord());
  expect(
    (
      await testSessions.update(
        RECORD_ID,
        count(() => 3),
      )
    )?.completedCount,
  ).toBe(3);
  expect((await testSessions.get(RECORD_ID))?.completedCount).toBe(3);
});

each('%s: updates of one document at once are applied one after the other', async ([, open]) => {
  const { testSessions } = await open();
  await testSessions.create(RECORD_ID, createRecord());
  await Promise.all(
    Array.from({ length: 25 }, () =>
      testSessions.update(
        RECORD_ID,
        count((held) => held + 1),
      ),
    ),
  );
  expect((await testSessions.get(RECORD_ID))?.completedCount).toBe(25);
});

each('%s: an update that throws changes nothing, and the next one works', async ([, open]) => {
  const { testSessions } = await open();
  await testSessions.create(RECORD_ID, createRecord());
  const failing = testSessions.update(RECORD_ID, () => {
    throw new ApiError('deadline_passed');
  });
  await expect(failing).rejects.toMatchObject({ code: 'deadline_passed' });
  expect(
    (
      await testSessions.update(
        RECORD_ID,
        count((held) => held + 1),
      )
    )?.completedCount,
  ).toBe(1);
});

each('%s: a document that could not be read back is not written', async ([, open]) => {
  const { testSessions } = await open();
  await testSessions.create(RECORD_ID, createRecord());
  await expect(testSessions.update(RECORD_ID, (record) => ({ ...record, answers: [] }))).rejects.toThrow();
  expect(await testSessions.get(RECORD_ID)).toEqual(createRecord());
});

each('%s: a removed document is gone, and removing it again is no fault', async ([, open]) => {
  const { testSessions } = await open();
  await testSessions.create(RECORD_ID, createRecord());
  await testSessions.remove(RECORD_ID);
  await testSessions.remove(RECORD_ID);
  expect(await testSessions.get(RECORD_ID)).toBeUndefined();
});

each('%s: a document is removed only where its newest state meets the condition', async ([, open]) => {
  const { testSessions } = await open();
  await testSessions.create(RECORD_ID, createRecord());
  const isSeven = ({ completedCount }: ReturnType<typeof createRecord>) => completedCount === 7;
  expect(await testSessions.remove(RECORD_ID, isSeven)).toBe(false);
  const [, removed] = await Promise.all([
    testSessions.update(
      RECORD_ID,
      count(() => 7),
    ),
    testSessions.remove(RECORD_ID, isSeven),
  ]);
  expect(removed).toBe(true);
  expect(await testSessions.get(RECORD_ID)).toBeUndefined();
  expect(await testSessions.remove(RECORD_ID, isSeven)).toBe(false);
});

each('%s: its ids can be listed, those of one collection', async ([, open]) => {
  const { testSessions, sharedResults } = await open();
  const listed = async (ids: AsyncIterable<string>) => {
    const list: string[] = [];
    for await (const id of ids) list.push(id);
    return list.sort();
  };
  expect(await listed(testSessions.ids())).toEqual([]);
  const ids = ['1767225600000-aaaaaaaaaaaa', '1767225600000-bbbbbbbbbbaa', '1767225600000-cccccccccccc'];
  for (const id of ids) await testSessions.create(id, createRecord(id));
  const shared = 'aB-_'.repeat(5).concat('zZ');
  const row = {
    iq_score: 100,
    percentile: 50,
    total_correct: 10,
    createdAt: 1,
    isTooFew: false,
    isTooFast: false,
    locale: null,
  } as const;
  await sharedResults.create(shared, {
    schemaVersion: SCHEMA_VERSION,
    id: shared,
    sessionId: RECORD_ID,
    ...row,
  });
  expect(await listed(testSessions.ids())).toEqual(ids);
  expect(await listed(sharedResults.ids())).toEqual([shared]);
});

each('%s: collections and ids do not mix, also when ids differ only in case', async ([, open]) => {
  const { sharedResults, testSessions } = await open();
  const row = {
    schemaVersion: SCHEMA_VERSION,
    sessionId: RECORD_ID,
    iq_score: 100,
    percentile: 50,
    total_correct: 10,
    createdAt: 1,
    isTooFew: false,
    isTooFast: false,
    locale: null,
  } as const;
  const [upper, lower] = ['A'.repeat(22), 'a'.repeat(22)];
  await sharedResults.create(upper, { ...row, id: upper });
  await sharedResults.create(lower, { ...row, id: lower, iq_score: 101 });
  expect((await sharedResults.get(upper))?.iq_score).toBe(100);
  expect((await sharedResults.get(lower))?.iq_score).toBe(101);
  expect(await testSessions.get(upper)).toBeUndefined();
});

each('%s: it can be asked whether it can save', async ([, open]) => {
  await expect((await open()).checkWritable()).resolves.toBeUndefined();
});

each('%s: old documents, and those of a clock that was ahead, are found by their time', async ([, open]) => {
  const { bookkeeping } = await open();
  const price = { amountMinor: 100, currency: 'EUR' } as const;
  const times = [0, 5, 10, 10, 15, 20, 21, 4_000_000_000_000];
  const ids = times.map((_, i) => `demo_000000000${i}`);
  for (const [i, id] of ids.entries())
    await bookkeeping.create(id, { schemaVersion: SCHEMA_VERSION, id, price, createdAt: times[i] ?? 0 });
  const found: string[] = [];
  for await (const id of bookkeeping.idsOutside({ from: 9.5, to: 20.25 })) found.push(id);
  const outside = ids.filter((_, i) => (times[i] ?? 0) < 10 || (times[i] ?? 0) > 20);
  expect(found).toEqual(expect.arrayContaining(outside));
  expect(new Set(found).size).toBe(found.length);
});
