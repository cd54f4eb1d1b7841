import { personas } from '@quotient/fixtures';
import { expect, test } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import type { TestSessionRecord } from '../session/record.ts';
import { createRecord } from '../testing/records.ts';
import { createTestApp, START_AT } from '../testing/testApp.ts';
import type { SessionRow } from './sessionRow.ts';

const DAY_MS = 86_400_000;
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Data of an earlier version: tests of some days, and no counts. */
async function oldInstallation(days: number, perDay: number) {
  const store = createMemoryStore();
  for (let day = 0; day < days; day += 1) {
    for (let i = 0; i < perDay; i += 1) {
      const startedAt = START_AT - day * DAY_MS;
      const id = `${startedAt}-old00000${String(i).padStart(3, '0')}`;
      const record: TestSessionRecord = { ...createRecord(id), startedAt, deadlineAt: startedAt + 1 };
      await store.testSessions.create(id, record);
    }
  }
  return store;
}

const started = async ({ dashboard }: ReturnType<typeof createTestApp>, day: string) =>
  (await dashboard.countKeeper.countsOfDay(day)).reduce((sum, { steps }) => sum + steps.started, 0);

async function collect(rows: AsyncIterable<SessionRow>): Promise<SessionRow[]> {
  const all: SessionRow[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

test('where nothing was ever counted everything is, while tests go on', async () => {
  const app = createTestApp({ store: await oldInstallation(5, 10) });
  const { countKeeper } = app.dashboard;
  countKeeper.start();
  const fresh = await app.start();
  await app.answerAll(fresh, personas.quick.answers);
  await countKeeper.settled();
  const days = [0, 1, 2, 3, 4].map((day) => started(app, dayAt(START_AT - day * DAY_MS)));
  expect(await Promise.all(days)).toEqual([11, 10, 10, 10, 10]);
  expect(countKeeper.counting()).toBeNull();
});

test('it reports the progress of the counting, and the counts grow with it', async () => {
  const app = createTestApp({ store: await oldInstallation(3, 20) });
  const { countKeeper } = app.dashboard;
  countKeeper.start();
  const seen: (number | undefined)[] = [];
  const watching = (async () => {
    for (let turn = 0; turn < 10_000; turn += 1) {
      const counting = countKeeper.counting();
      if (counting?.done) expect(counting.of).toBe(60);
      seen.push(counting?.done);
      await Promise.resolve();
    }
  })();
  await Promise.all([countKeeper.settled(), watching]);
  expect(seen.filter((done) => done !== undefined && done > 0 && done < 60)).not.toEqual([]);
  expect(countKeeper.counting()).toBeNull();
});

test('a test that is deleted before its day is counted is in the counts and nowhere else', async () => {
  const store = await oldInstallation(2, 2);
  const app = createTestApp({ store });
  app.dashboard.countKeeper.start();
  const id = `${START_AT - DAY_MS}-old00000001`;
  await app.store.testSessions.remove(id);
  await app.dashboard.countKeeper.forget(id);
  const day = dayAt(START_AT - DAY_MS);
  expect(await started(app, day)).toBe(2);
  expect(await store.testRows.get(id)).toBeUndefined();
});

test('an answer writes nothing but itself', async () => {
  const texts = new Map<string, string>();
  const app = createTestApp({ store: createMemoryStore(texts) });
  const session = await app.start();
  await app.dashboard.countKeeper.settled();
  const before = [...texts.entries()];
  await app.answerAll(session, [1, 1, 1]);
  await app.dashboard.flush();
  const changed = [...texts].filter(([key, text]) => new Map(before).get(key) !== text);
  expect(changed.map(([key]) => key)).toEqual([`test-sessions/${session.id}`]);
});

/** All documents with counts, without the tests themselves. */
const countTexts = (texts: ReadonlyMap<string, string>) =>
  [...texts].filter(([key]) => /^(?:day-counts|test-rows|uncounted-tests)\//.test(key));

test('a test is counted once it is quiet, and marked again before it changes', async () => {
  const texts = new Map<string, string>();
  const app = createTestApp({ store: createMemoryStore(texts) });
  const session = await app.start();
  await app.dashboard.flush();
  expect(countTexts(texts).map(([key]) => key)).toEqual([`uncounted-tests/${session.id}`]);
  app.time.now += 300_000;
  await app.dashboard.flush();
  const account = `${dayAt(START_AT)}__en_main`;
  expect(countTexts(texts).map(([key]) => key)).toEqual([`day-counts/${account}`, `test-rows/${session.id}`]);
  await app.finish(session);
  expect(await app.store.uncounted.get(session.id)).toBeDefined();
  expect((await app.store.dayCounts.get(account))?.tally.steps).toMatchObject({ started: 1, completed: 0 });
  expect((await app.dashboard.countKeeper.countsOfDay(dayAt(START_AT)))[0]?.steps).toMatchObject({
    completed: 1,
  });
  app.time.now += 300_000;
  await app.dashboard.flush();
  expect((await app.store.dayCounts.get(account))?.tally.steps).toMatchObject({ started: 1, completed: 1 });
  expect(await app.store.uncounted.get(session.id)).toBeUndefined();
});

test('a test that was not changed after all leaves no mark', async () => {
  const texts = new Map<string, string>();
  const app = createTestApp({ store: createMemoryStore(texts) });
  const session = await app.finished();
  await app.dashboard.countKeeper.settled();
  await app.dashboard.stop();
  const before = countTexts(texts);
  const next = createTestApp({ store: createMemoryStore(texts) });
  await next.store.testSessions.update(session.id, (record) => record);
  await next.store.testSessions.update('1767225600000-nosuchtest0', (record) => record);
  expect(countTexts(texts)).not.toEqual(before);
  next.time.now += 300_000;
  await next.dashboard.flush();
  expect(countTexts(texts)).toEqual(before);
});

test('a viewed question of a finished test writes nothing', async () => {
  const texts = new Map<string, string>();
  const app = createTestApp({ store: createMemoryStore(texts) });
  const session = await app.finished();
  await app.dashboard.stop();
  const before = new Map(texts);
  const body = { q_number: 3, action_type: 'viewed', sess_id: session.id };
  expect((await app.call('POST', '/api/track-question-progress', { ...session, body })).status).toBe(204);
  expect(texts).toEqual(before);
});

test('damaged counts stop no visitor; tests of their day are counted in memory', async () => {
  const name = `day-counts/${dayAt(START_AT)}__en_main`;
  const texts = new Map([[name, '{"half']]);
  const app = createTestApp({ store: createMemoryStore(texts) });
  app.dashboard.countKeeper.start();
  const session = await app.start();
  await app.dashboard.countKeeper.settled();
  expect(await started(app, dayAt(START_AT))).toBe(1);
  await app.call('DELETE', `/api/test-sessions/${session.id}`, session);
  await app.start();
  expect(await started(app, dayAt(START_AT))).toBe(2);
  await app.dashboard.stop();
  expect(texts.get(name)).toBe('{"half');
  expect(app.logged).toEqual([{ event: 'tallies_not_kept', fields: { account: name.slice(11) } }]);
});

test('rows are read newest first, from memory and from what was written', async () => {
  const app = createTestApp();
  const { countKeeper } = app.dashboard;
  const first = await app.start();
  app.time.now += 1000;
  const second = await app.start();
  app.time.now += 3 * DAY_MS;
  const third = await app.start();
  await countKeeper.settled();
  await app.dashboard.flush();
  const ids = async (from: string, to: string) =>
    (await collect(countKeeper.rows.between(from, to))).map(({ id }) => id);
  expect(await ids('2026-01-01', '2026-01-04')).toEqual([third.id, second.id, first.id]);
  expect(await ids('2026-01-01', '2026-01-03')).toEqual([second.id, first.id]);
  expect(await ids('2026-01-02', '2026-01-03')).toEqual([]);
  const older = await collect(countKeeper.rows.between('2026-01-01', '2026-01-04', second.id));
  expect(older.map(({ id }) => id)).toEqual([first.id]);
});
