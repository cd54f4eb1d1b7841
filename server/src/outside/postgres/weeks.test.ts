import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { records } from '../../records.ts';
import type { TestSessionRecord } from '../../session/record.ts';
import { openInstance } from '../../testing/instances.ts';
import { postgresForTests } from '../../testing/postgres.ts';
import { createRecord, RECORD_ID } from '../../testing/records.ts';
import { openDatabase } from './database.ts';
import { statementsOf } from './statements.ts';
import { renewWeeks } from './weeks.ts';

const postgres = postgresForTests();
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** Time of the record's id, a Thursday. */
const AT = Number(RECORD_ID.slice(0, 13));
const TABLE = 'test_sessions_open_2025_12_29';
const idAt = (at: number, i = 0) => `${at}-${String(i).padStart(12, 'a')}`;
const open = { now: AT, from: AT, before: 0 };

/** A database with an instance, the tables of some weeks, and a connection. */
async function world({ range = open }: { range?: Parameters<typeof renewWeeks>[2] } = {}) {
  const url = await postgres.database();
  const store = await openInstance(url);
  const database = openDatabase(url, { warn() {} });
  onTestFinished(() => database.close());
  const renew = (changes: Partial<typeof range> = {}) =>
    renewWeeks(database, 'test_sessions', { ...range, ...changes });
  await renew();
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  const query = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows;
  /** Tables of the documents, by their ids. */
  const places = async () =>
    Object.fromEntries(
      (await query('select id, tableoid::regclass::text as place from test_sessions order by id')).map(
        ({ id, place }) => [id, place],
      ),
    );
  const tables = async () =>
    (
      await query(
        "select inhrelid::regclass::text as name from pg_inherits where inhparent = to_regclass('test_sessions_open')",
      )
    ).map(({ name }) => name);
  return { url, store, database, client, renew, query, places, tables };
}

const withCheckout = (record: TestSessionRecord): TestSessionRecord => ({
  ...record,
  checkouts: [
    ...record.checkouts,
    {
      state: 'creating',
      idempotencyKey: `key${record.checkouts.length}`,
      price: { amountMinor: 100, currency: 'EUR' },
      createdAt: AT,
    },
  ],
});

test('a test is in the table of its week until it has a checkout, and never again after that', async () => {
  const { store, places } = await world();
  await store.testSessions.create(RECORD_ID, createRecord());
  await store.testSessions.update(RECORD_ID, (record) => ({ ...record, completedCount: 1 }));
  expect(await places()).toEqual({ [RECORD_ID]: TABLE });
  await store.testSessions.update(RECORD_ID, withCheckout);
  expect(await places()).toEqual({ [RECORD_ID]: 'test_sessions_kept' });
  expect(await store.testSessions.create(RECORD_ID, createRecord())).toBe(false);
  await store.testSessions.update(RECORD_ID, (record) => ({ ...record, checkouts: [] }));
  expect(await places()).toEqual({ [RECORD_ID]: 'test_sessions_kept' });
  expect(await store.testSessions.get(RECORD_ID)).toEqual({ ...createRecord(), completedCount: 1 });
  expect(await store.testSessions.remove(RECORD_ID, () => true)).toBe(true);
  expect(await places()).toEqual({});
});

test('changes over two instances are all applied while the test moves to the other table', async () => {
  const { url, store: a, places } = await world();
  const b = await openInstance(url);
  const ids = Array.from({ length: 8 }, (_, i) => idAt(AT, i));
  for (const id of ids) await a.testSessions.create(id, createRecord(id));
  await Promise.all(
    ids.flatMap((id) =>
      Array.from({ length: 24 }, (_, i) =>
        (i % 2 === 0 ? a : b).testSessions.update(id, (record) => {
          const next = i % 8 === 3 ? withCheckout(record) : record;
          return { ...next, appliedPaymentEvents: [...next.appliedPaymentEvents, `event${i}`] };
        }),
      ),
    ),
  );
  for (const id of ids) {
    const record = await b.testSessions.get(id);
    expect(new Set(record?.appliedPaymentEvents).size).toBe(24);
    expect(record?.checkouts).toHaveLength(3);
  }
  expect(new Set(Object.values(await places()))).toEqual(new Set(['test_sessions_kept']));
});

test('a statement that waits for a test which moves meanwhile does its work in the other table', async () => {
  const { store, query, places } = await world();
  for (const [i, work] of [
    (id: string) => store.testSessions.remove(id),
    (id: string) => store.testSessions.update(id, (record) => ({ ...record, completedCount: 5 })),
    (id: string) => store.testSessions.remove(id, () => true),
  ].entries()) {
    const id = idAt(AT, i);
    await store.testSessions.create(id, createRecord(id));
    await query('begin');
    await query('update test_sessions set kept = true, version = version + 1 where id = $1', [id]);
    const working = work(id);
    await new Promise((resolve) => setTimeout(resolve, 100)); // it waits for the row
    await query('commit');
    await working;
  }
  expect(await places()).toEqual({ [idAt(AT, 1)]: 'test_sessions_kept' });
  expect((await store.testSessions.get(idAt(AT, 1)))?.completedCount).toBe(5);
});

test('a test of a week without a table is stored, and that week gets none while it is there', async () => {
  const { store, places, renew, tables } = await world();
  const ids = [idAt(AT + 4 * WEEK_MS), idAt(AT - 3 * WEEK_MS), idAt(AT + 2 * WEEK_MS)];
  for (const id of ids) await store.testSessions.create(id, createRecord(id));
  const other = 'test_sessions_open_other';
  const table = 'test_sessions_open_2026_01_12';
  expect(Object.values(await places())).toEqual([other, table, other]);
  const before = await tables();
  await renew({ now: AT + 2 * WEEK_MS });
  expect(await tables()).toEqual([...before, 'test_sessions_open_2026_01_19']);
  await store.testSessions.remove(ids[0] ?? '');
  await renew({ now: AT + 2 * WEEK_MS });
  expect(await tables()).toContain('test_sessions_open_2026_01_26');
});

test('the table of a week is dropped once the week is old and the table empty, beside new tests', async () => {
  const { url, store, renew, tables, places } = await world({ range: { ...open, from: AT - WEEK_MS } });
  await store.testSessions.create(RECORD_ID, createRecord());
  const end = Date.UTC(2026, 0, 5);
  await renew({ from: AT + WEEK_MS, before: end - 1 });
  expect(await tables()).not.toContain('test_sessions_open_2025_12_22');
  await renew({ from: AT + WEEK_MS, before: end });
  expect(await tables()).toContain(TABLE);
  await store.testSessions.update(RECORD_ID, withCheckout);
  await renew({ from: AT + WEEK_MS, before: end - 1 });
  expect(await tables()).toContain(TABLE);
  const b = await openInstance(url);
  // Two instances drop and make it while both store tests of it.
  await Promise.all([
    ...Array.from({ length: 20 }, async (_, i) => {
      await renew({ from: AT + (i % 2) * WEEK_MS, before: end }).catch((error: unknown) =>
        expect(error).toMatchObject({ code: 'storage_failed' }),
      );
    }),
    ...[store, b].map(async ({ testSessions }, n) => {
      for (let i = 0; i < 60; i += 1) {
        const id = idAt(AT, 100 * n + i);
        expect(await testSessions.create(id, createRecord(id))).toBe(true);
        if (i % 3 > 0) await testSessions.remove(id);
      }
    }),
  ]);
  expect(Object.keys(await places())).toHaveLength(41);
});

test('a table that others hold is left for the next time', async () => {
  const { renew, query, tables } = await world();
  await query('begin');
  await query('select from test_sessions');
  await expect(renew({ from: AT + WEEK_MS, before: AT + WEEK_MS })).rejects.toMatchObject({
    code: 'storage_failed',
  });
  await query('commit');
  expect(await tables()).toContain(TABLE);
  await renew({ from: AT + WEEK_MS, before: AT + WEEK_MS });
  expect(await tables()).not.toContain(TABLE);
});

test('a table that is vacuumed just then is left for the next time, and the others are dropped', async () => {
  const { renew, query, tables } = await world({ range: { ...open, from: AT - WEEK_MS } });
  const ended = { from: AT + 2 * WEEK_MS, now: AT + 2 * WEEK_MS, before: AT + 2 * WEEK_MS };
  await query('begin');
  await query('lock table test_sessions_open_2025_12_22 in share update exclusive mode');
  await expect(renew(ended)).rejects.toMatchObject({ code: 'storage_failed' });
  expect(await tables()).not.toContain(TABLE);
  await query('commit');
  expect(await tables()).toContain('test_sessions_open_2025_12_22');
  await renew(ended);
  expect(await tables()).not.toContain('test_sessions_open_2025_12_22');
});

test('a test is looked up in its week and among those with a checkout alone, whatever its id', async () => {
  const { client, database, query } = await world({ range: { ...open, from: AT - 4 * WEEK_MS } });
  expect((await database.run({ name: '', text: 'show plan_cache_mode' })).rows).toEqual([
    { plan_cache_mode: 'force_generic_plan' },
  ]);
  await client.query('set plan_cache_mode = force_generic_plan');
  const { get, update, create } = statementsOf(records.testSessions);
  for (const [text, types, values] of [
    [get.text, 'text, bigint', `'${RECORD_ID}', null`],
    [update.text, 'text, bigint, json, json, boolean', `'${RECORD_ID}', 1, '{}', null, false`],
    [create.text, 'text, text, json, json, boolean', `'${RECORD_ID}', null, '{}', null, false`],
  ]) {
    await query(`prepare it (${types}) as ${text}`);
    for (let i = 0; i < 6; i += 1) await query(`execute it (${values})`);
    const plan = (await query(`explain (analyze) execute it (${values})`))
      .map((row) => row['QUERY PLAN'])
      .join('\n');
    const scanned = [...plan.matchAll(/Scan .*\bon (test_sessions\w*?)(?:_pkey)? /g)].map(([, name]) => name);
    expect([...new Set(scanned)].sort()).toEqual(['test_sessions_kept', TABLE]);
    await query('deallocate it');
  }
});
