import { personas } from '@quotient/fixtures';
import { expect, test } from 'vitest';
import type { Store } from '../../ports.ts';
import { createTestApp, START_AT } from '../../testing/testApp.ts';
import { countsCommand } from './countsCommand.ts';

const DAY = '2026-01-01';
const ACCOUNT = `${DAY}__en_main`;

async function* noIds(): AsyncIterable<string> {}

async function run(store: Store, ...args: string[]) {
  const lines: string[] = [];
  const code = await countsCommand({ store, args, print: (line) => lines.push(line) });
  return { code, lines };
}

/** A server that has stopped, after two tests on one day and one on another. */
async function stopped() {
  const app = createTestApp();
  await app.paid(personas.quick.answers);
  await app.start();
  app.time.now = START_AT + 86_400_000;
  await app.start();
  await app.dashboard.countKeeper.settled();
  await app.dashboard.stop();
  return app.store;
}

test('the counts of a stopped server match the records', async () => {
  expect(await run(await stopped(), 'verify')).toEqual({
    code: 0,
    lines: ['2 days with 3 tests are as the records say.'],
  });
});

test('a number that is not that of the records is found, and is right after a rebuild', async () => {
  const store = await stopped();
  await store.dayCounts.update(ACCOUNT, (record) => ({
    ...record,
    tally: { ...record.tally, steps: { ...record.tally.steps, started: 7 } },
  }));
  expect(await run(store, 'verify')).toEqual({
    code: 1,
    lines: [
      `${DAY}: own pages, en, main: steps started is 7, the records say 2.`,
      '1 of 2 days differ from the records. npm run counts -- rebuild writes them again.',
    ],
  });
  expect(await run(store, 'rebuild')).toEqual({
    code: 0,
    lines: ['2 days with 3 tests are counted and written.'],
  });
  expect((await run(store, 'verify')).code).toBe(0);
});

test('a row that is not that of its record is found', async () => {
  const store = await stopped();
  for await (const id of store.testRows.ids(`${DAY}-00`))
    await store.testRows.update(id, (row) => ({ ...row, isMailed: true }));
  const { code, lines } = await run(store, 'verify');
  expect([code, lines[0]]).toEqual([1, `${DAY}: 2 rows are not those of their records.`]);
});

test('tests that a crash left uncounted are reported, and so is a store that was never counted', async () => {
  const app = createTestApp();
  const { id } = await app.start();
  await app.dashboard.countKeeper.settled();
  const crashed = await run(app.store, 'verify');
  expect([crashed.code, crashed.lines[0]]).toEqual([
    1,
    `${DAY}: 1 test was left uncounted when the server ended: its next start counts them.`,
  ]);
  await app.store.uncounted.remove(id);
  expect((await run(app.store, 'verify')).lines.slice(0, 2)).toEqual([
    `${DAY}: own pages, en, main: steps started is 0, the records say 1.`,
    `${DAY}: 1 rows are not those of their records.`,
  ]);
  await app.store.counting.remove('all');
  expect(await run(app.store, 'verify')).toEqual({
    code: 1,
    lines: ['Not every test is counted yet. The next start of the server counts them.'],
  });
});

test('a row of a deleted test is found, and counted as deleted by a rebuild', async () => {
  const app = createTestApp();
  const { id } = await app.start();
  await app.dashboard.countKeeper.settled();
  await app.dashboard.stop();
  const { testSessions, ...store } = app.store;
  const without = { ...store, testSessions: { ...testSessions, ids: noIds, get: async () => undefined } };
  expect((await run(without, 'verify')).lines[0]).toBe(
    `${DAY}: own pages, en, main: steps started is 1, the records say 0.`,
  );
  expect((await run(without, 'rebuild')).code).toBe(0);
  expect(await store.dayCounts.get(ACCOUNT)).toMatchObject({ gone: { steps: { started: 1 } } });
  expect(await store.testRows.get(id)).toBeUndefined();
});

test('what removed tests had come to outlives a rebuild', async () => {
  const app = createTestApp();
  const session = await app.paid(personas.quick.answers);
  await app.statusOf(session);
  await app.call('DELETE', `/api/test-sessions/${session.id}`, session);
  await app.dashboard.countKeeper.settled();
  await app.dashboard.stop();
  const before = await app.store.dayCounts.get(ACCOUNT);
  expect(before?.gone?.money.EUR?.revenueMinor).toBe(100);
  expect((await run(app.store, 'verify')).code).toBe(0);
  await run(app.store, 'rebuild');
  expect(await app.store.dayCounts.get(ACCOUNT)).toEqual(before);
});

test('any other argument prints the usage', async () => {
  const store = await stopped();
  for (const args of [[], ['repair'], ['verify', 'all']])
    expect(await run(store, ...args)).toEqual({
      code: 2,
      lines: [expect.stringContaining('npm run counts -- verify')],
    });
});
