import { expect, test } from 'vitest';
import type { CheckoutAttempt } from '../session/checkouts.ts';
import { createRecord } from '../testing/records.ts';
import { createTestApp, START_AT } from '../testing/testApp.ts';

const DAY_MS = 86_400_000;
const idAt = (time: number) => `${time}-k3v9x2m8q1`;
const checkout = (state: 'paid' | 'processing' | 'failed'): CheckoutAttempt => ({
  state,
  idempotencyKey: 'key',
  price: { amountMinor: 100, currency: 'EUR' },
  createdAt: 1,
  id: 'demo_0123456789',
  url: null,
});

/** Tests of these times with these checkouts, all of them counted. */
async function world(tests: readonly (readonly [number, CheckoutAttempt[]])[]) {
  const app = createTestApp();
  for (const [startedAt, checkouts] of tests) {
    const id = idAt(startedAt);
    await app.store.testSessions.create(id, { ...createRecord(id), startedAt, checkouts });
  }
  await app.dashboard.countKeeper.settled();
  app.time.now += 100 * DAY_MS;
  await app.dashboard.flush();
  const reads: string[] = [];
  const { get } = app.store.testRows;
  const rows = app.store.testRows;
  rows.get = (id) => {
    reads.push(id);
    return get(id);
  };
  async function due(wantsPaid: boolean, isOld: (time: number) => boolean) {
    const ids: string[] = [];
    for await (const id of app.dashboard.countKeeper.testsBefore(wantsPaid, isOld)) ids.push(id);
    return ids;
  }
  return { ...app, due, reads };
}

const [first, second, third, fourth] = [0, 1, 2, 3].map((n) => START_AT + n * DAY_MS) as [
  number,
  number,
  number,
  number,
];
const before = (cutoff: number) => (time: number) => time < cutoff;

test('tests are listed by whether they may be paid, the oldest first, as far as they are old', async () => {
  const { due } = await world([
    [third, []],
    [second, [checkout('processing')]],
    [first, [checkout('paid')]],
    [first + 1, [checkout('failed')]],
    [fourth, []],
  ]);
  expect(await due(false, before(fourth))).toEqual([first + 1, second, third].map(idAt));
  expect(await due(true, before(fourth))).toEqual([first, second].map(idAt));
  expect(await due(false, before(first))).toEqual([]);
});

test('a day without any of a kind needs no rows', async () => {
  const { due, reads, store, dashboard } = await world([
    [first, [checkout('paid')]],
    [second, []],
    [third, []],
  ]);
  await store.testSessions.remove(idAt(second));
  await dashboard.flush();
  reads.length = 0;
  expect(await due(false, before(fourth))).toEqual([idAt(third)]);
  expect(reads).toEqual([idAt(third)]);
});

test('a test that a wrong clock has dated far ahead is listed once it is old', async () => {
  const ahead = first + 731 * DAY_MS;
  const { due } = await world([
    [ahead, []],
    [ahead + 3_600_000, []],
  ]);
  const corrected = (time: number) => (time >= ahead && time < ahead + 120_000 ? time - 731 * DAY_MS : time);
  expect(await due(false, (time) => corrected(time) < second)).toEqual([idAt(ahead)]);
});
