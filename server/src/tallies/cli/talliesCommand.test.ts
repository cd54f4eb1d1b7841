import { personas } from '@quotient/fixtures';
import { expect, test } from 'vitest';
import type { Store } from '../../ports.ts';
import { createTestApp, START_AT } from '../../testing/testApp.ts';
import { talliesCommand } from './talliesCommand.ts';

const DAY = '2026-01-01';

async function run(store: Store, ...args: string[]) {
  const lines: string[] = [];
  const code = await talliesCommand({ store, args, print: (line) => lines.push(line) });
  return { code, lines };
}

/** A server that has stopped, after two tests on one day and one on another. */
async function stopped() {
  const app = createTestApp();
  await app.paid(personas.quick.answers);
  await app.start();
  app.time.now = START_AT + 86_400_000;
  await app.start();
  await app.numbers.stop();
  return app.store;
}

test('what a server leaves when it stops is as the records say', async () => {
  expect(await run(await stopped(), 'verify')).toEqual({
    code: 0,
    lines: ['2 days with 3 tests are as the records say.'],
  });
});

test('a number that is not that of the records is found, and is right after a rebuild', async () => {
  const store = await stopped();
  await store.tallies.update(DAY, (record) => ({
    ...record,
    tallies: record.tallies.map((tally) => ({ ...tally, steps: { ...tally.steps, started: 7 } })),
  }));
  expect(await run(store, 'verify')).toEqual({
    code: 1,
    lines: [
      `${DAY}: own pages, en, main: steps started is 7, the records say 2.`,
      '1 of 2 days differ from the records. npm run tallies -- rebuild writes them anew.',
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
  await store.sessionRows.update(DAY, ({ rows, ...record }) => ({
    ...record,
    rows: Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, { ...row, isMailed: true }])),
  }));
  const { code, lines } = await run(store, 'verify');
  expect([code, lines[0]]).toEqual([1, `${DAY}: 2 rows are not those of their records.`]);
});

test('a day that was never counted, and one that a death has left open, are told', async () => {
  const store = await stopped();
  await store.tallies.update(DAY, (record) => ({ ...record, isOpen: true }));
  await store.tallies.remove('2026-01-02');
  const { code, lines } = await run(store, 'verify');
  expect(code).toBe(1);
  expect(lines.slice(0, 2)).toEqual([
    `${DAY}: left open when the server ended: its next start counts it.`,
    '2026-01-02: not counted yet: the next start of the server does it.',
  ]);
});

test('what removed tests had come to outlives a rebuild', async () => {
  const app = createTestApp();
  const session = await app.paid(personas.quick.answers);
  await app.statusOf(session);
  await app.call('DELETE', `/api/test-sessions/${session.id}`, session);
  await app.numbers.stop();
  const before = await app.store.tallies.get(DAY);
  expect(before?.tallies[0]?.money.EUR?.revenueMinor).toBe(100);
  expect((await run(app.store, 'verify')).code).toBe(0);
  await run(app.store, 'rebuild');
  expect(await app.store.tallies.get(DAY)).toEqual(before);
});

test('whatever else is asked for, it says how to ask', async () => {
  const store = await stopped();
  for (const args of [[], ['repair'], ['verify', 'all']])
    expect(await run(store, ...args)).toEqual({
      code: 2,
      lines: [expect.stringContaining('npm run tallies -- verify')],
    });
});
