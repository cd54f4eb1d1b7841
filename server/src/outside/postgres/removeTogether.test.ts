import { byRetentionKind } from '@quotient/contract/retention';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { checkCounts } from '../../commands/counts/checkCounts.ts';
import { createSweepers, sweepAll } from '../../retention/sweepers.ts';
import { createInstances, openInstance } from '../../testing/instances.ts';
import { postgresForTests } from '../../testing/postgres.ts';
import { START_AT } from '../../testing/testApp.ts';

const postgres = postgresForTests();
const log = { warn() {}, error() {} };
const DAY_MS = 86_400_000;
const DAY = '2026-01-01';
const days = { ...byRetentionKind(() => 0), unpaidTests: 30 };

type App = Awaited<ReturnType<typeof createInstances>>[number];
const sweep = async ({ ports }: App) => (await sweepAll(ports, createSweepers(ports), days)).unpaidTests ?? 0;

/** Apps on one database with the tables of the first weeks, and a connection. */
async function world(count: number) {
  const url = await postgres.database();
  const apps = await createInstances(url, count);
  const store = await openInstance(url);
  await store.renewWeeks?.(START_AT, 0);
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  const [app] = apps;
  if (!app) throw new Error('There is one.');
  /** Expects that counts are those of the records, and that counting all again changes nothing. */
  async function expectRightCounts() {
    for (const { kept, counted, staleRows } of (await checkCounts(store, log, () => {})).values())
      expect({ kept, staleRows }).toEqual({ kept: counted, staleRows: 0 });
    await store.sums?.settle();
    const before = await store.sums?.ofDay(DAY);
    await store.sums?.rebuild();
    expect(await store.sums?.ofDay(DAY)).toEqual(before);
  }
  const pass = (ms: number) => {
    for (const { time } of apps) time.now += ms;
  };
  return {
    apps,
    app,
    store,
    pass,
    expectRightCounts,
    query: (text: string, values: unknown[] = []) => client.query(text, values),
  };
}

test('old tests that nothing belongs to are removed with few statements, and stay counted as deleted', async () => {
  const { app, store, pass, query, expectRightCounts } = await world(1);
  for (let i = 0; i < 20; i += 1) await (i % 2 === 0 ? app.start() : app.finished([0, 1, 2]));
  const opened = await app.finished();
  await app.openCheckout(opened);
  await app.decide((await app.openCheckout(opened)).id, 'cancel');
  const paid = await app.paid();
  await app.statusOf(paid);
  pass(30 * DAY_MS);
  const young = await app.start();
  expect(await sweep(app)).toBe(0);
  pass(1);
  const removedAlone: string[] = [];
  const { remove } = app.ports.store.testSessions;
  app.ports.store.testSessions.remove = (id, condition) => {
    removedAlone.push(id);
    return remove(id, condition);
  };
  expect(await sweep(app)).toBe(21);
  expect(removedAlone).toEqual([opened.id]);
  expect((await query('select id from test_sessions order by id')).rows).toEqual(
    [paid.id, young.id].map((id) => ({ id })),
  );
  expect((await query('select id from test_rows order by id')).rows).toEqual(
    [paid.id, young.id].map((id) => ({ id })),
  );
  const [sums] = (await store.sums?.ofDay(DAY))?.values() ?? [];
  expect([sums?.tally?.steps, sums?.gone?.steps]).toMatchObject([
    { started: 22, completed: 12, paid: 1 },
    { started: 21, completed: 11, paid: 0 },
  ]);
  await expectRightCounts();
});

test('three instances that sweep while visitors start to pay for old tests lose none with a checkout', async () => {
  const { apps, store, pass, expectRightCounts } = await world(3);
  const one = (i: number) => apps[i % 3] as App;
  const sessions = await Promise.all(Array.from({ length: 90 }, (_, i) => one(i).finished()));
  pass(31 * DAY_MS);
  const opened: string[] = [];
  const sweeps = Array.from({ length: 6 }, (_, i) => sweep(one(i)));
  const visit = async (i: number) => {
    // The first ones are faster than the sweeps, and the last ones slower.
    if (i > 40) await Promise.all(sweeps);
    else await new Promise((resolve) => setTimeout(resolve, 8 * i));
    const session = sessions[i];
    if (!session) return;
    await one(i + 1).openCheckout(session);
    opened.push(session.id);
  };
  const visits = await Promise.allSettled(Array.from({ length: 45 }, (_, i) => visit(i)));
  const counts = await Promise.all(sweeps);
  expect(visits.slice(41).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  for (const id of opened)
    expect((await store.testSessions.get(id))?.checkouts).toMatchObject([{ state: 'open' }]);
  const left = [];
  for await (const id of store.testSessions.ids()) left.push(id);
  expect(left.sort()).toEqual(opened.sort());
  // A test that two remove at once is counted by one of them.
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(90 - opened.length);
  expect(opened.length).toBeGreaterThan(0);
  await expectRightCounts();
});

test('neither damaged documents nor damaged rows stop a sweep', async () => {
  const { app, store, pass, query, expectRightCounts } = await world(1);
  const [damaged, uncounted] = [await app.start(), await app.start()];
  for (let i = 0; i < 5; i += 1) await app.start();
  const { rows: before } = await query('select doc::text from test_rows where id = $1', [uncounted.id]);
  await query(`update test_sessions set doc = '{"half": true}' where id = $1`, [damaged.id]);
  await query(`update test_rows set doc = '{"half": true}' where id = $1`, [uncounted.id]);
  pass(31 * DAY_MS);
  expect(await store.removeTogether?.([uncounted.id])).toEqual([]);
  await sweep(app);
  expect((await query('select from test_sessions where id = $1', [damaged.id])).rowCount).toBe(0);
  await query('update test_rows set doc = $2 where id = $1', [uncounted.id, before[0]?.doc]);
  await sweep(app);
  expect((await query('select id from test_sessions')).rows).toEqual([]);
  await expectRightCounts();
});

test('a paid test is left even if its column says that nothing belongs to it', async () => {
  const { app, store, query } = await world(1);
  const session = await app.paid();
  await app.statusOf(session);
  await query('update test_sessions set kept = false');
  expect(await store.removeTogether?.([session.id])).toEqual([]);
  expect(await store.testSessions.get(session.id)).toBeDefined();
});

test('a test that is changing is left', async () => {
  const { app, store, query } = await world(1);
  const [held, free] = [await app.start(), await app.start()];
  await query('begin');
  await query('select from test_sessions where id = $1 for update', [held.id]);
  expect(await store.removeTogether?.([held.id, free.id, 'missing'])).toEqual([free.id]);
  await query('rollback');
});
