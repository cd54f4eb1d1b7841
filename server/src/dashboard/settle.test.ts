import { expect, test } from 'vitest';
import { createRecord } from '../testing/records.ts';
import { createTestApp, START_AT } from '../testing/testApp.ts';

const DAY = '2026-01-01';
const idAt = (n: number) => `${START_AT + n}-k3v9x2m8q1`;

/** Just started tests of one day, some at a partner, and the number of writes of day counts. */
async function world(count: number) {
  const app = createTestApp();
  await app.dashboard.countKeeper.settled();
  for (let n = 0; n < count; n += 1) {
    const record = createRecord(idAt(n));
    await app.store.testSessions.create(record.id, { ...record, partner: n === 0 ? 'acme' : null });
  }
  const written: string[] = [];
  const counts = app.store.dayCounts;
  const { create, update } = counts;
  const note = (id: string) => void written.push(id);
  counts.create = (id, record) => {
    note(id);
    return create(id, record);
  };
  counts.update = async (id, change) => {
    const found = await update(id, change);
    if (found) note(id);
    return found;
  };
  return { ...app, written, create, counts };
}

test('tests of one day count that are deleted at once are counted by few writes', async () => {
  const { store, dashboard, written } = await world(21);
  const ids = Array.from({ length: 20 }, (_, n) => idAt(n + 1));
  await Promise.all(
    ids.map(async (id) => {
      await store.testSessions.remove(id);
      await dashboard.countKeeper.forget(id);
    }),
  );
  expect(written.length).toBeLessThan(3 * ids.length);
  const [tally] = await dashboard.countKeeper.countsOfDay(DAY);
  expect(tally?.steps.started).toBe(20);
  expect((await store.dayCounts.get(`${DAY}__en_main`))?.settling).toEqual({});
});

test('a day count that cannot be written keeps no other one from being written, and is written later', async () => {
  const { store, dashboard, time, counts, create } = await world(3);
  time.now += 300_000;
  counts.create = (id, record) =>
    id.includes('acme') ? Promise.reject(new Error('the disk is full')) : create(id, record);
  await expect(dashboard.flush()).rejects.toThrow('the disk is full');
  expect((await store.dayCounts.get(`${DAY}__en_main`))?.tally.steps.started).toBe(2);
  expect((await dashboard.countKeeper.countsOfDay(DAY)).map(({ steps }) => steps.started)).toEqual([2, 1]);
  counts.create = create;
  await dashboard.flush();
  expect((await store.dayCounts.get(`${DAY}_acme_en_main`))?.tally.steps.started).toBe(1);
});
