import { personas } from '@quotient/fixtures';
import { expect, test } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import type { TestSessionRecord } from '../session/record.ts';
import { createRecord } from '../testing/records.ts';
import { createTestApp, START_AT } from '../testing/testApp.ts';
import type { SessionRow } from './sessionRow.ts';

const DAY_MS = 86_400_000;
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/** What an earlier version has left: tests of some days, and no numbers. */
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

const started = ({ numbers }: ReturnType<typeof createTestApp>, day: string) =>
  numbers.tallies.talliesOf(day).reduce((sum, { steps }) => sum + steps.started, 0);

async function collect(rows: AsyncIterable<SessionRow>): Promise<SessionRow[]> {
  const all: SessionRow[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

test('where nothing was ever counted everything is, while tests go on', async () => {
  const app = createTestApp({ store: await oldInstallation(5, 10) });
  const { tallies } = app.numbers;
  await tallies.start();
  const fresh = await app.start();
  await app.answerAll(fresh, personas.quick.answers);
  await tallies.settled();
  expect([0, 1, 2, 3, 4].map((day) => started(app, dayAt(START_AT - day * DAY_MS)))).toEqual([
    11, 10, 10, 10, 10,
  ]);
  expect(tallies.counting()).toBeNull();
});

test('it tells how far the counting is, and the numbers grow with it', async () => {
  const app = createTestApp({ store: await oldInstallation(3, 20) });
  const { tallies } = app.numbers;
  await tallies.start();
  const seen: (number | undefined)[] = [];
  const watching = (async () => {
    for (let turn = 0; turn < 10_000; turn += 1) {
      const counting = tallies.counting();
      if (counting) expect(counting.of).toBe(60);
      seen.push(counting?.done);
      await Promise.resolve();
    }
  })();
  await Promise.all([tallies.settled(), watching]);
  expect(seen.filter((done) => done !== undefined && done > 0 && done < 60)).not.toEqual([]);
  expect(tallies.counting()).toBeNull();
});

test('a test that is erased before its day is counted is in the numbers and nowhere else', async () => {
  const store = await oldInstallation(2, 2);
  const app = createTestApp({ store });
  await app.numbers.tallies.start();
  const id = `${START_AT - DAY_MS}-old00000001`;
  await app.store.testSessions.remove(id);
  await app.numbers.tallies.forget(id);
  const day = dayAt(START_AT - DAY_MS);
  expect(started(app, day)).toBe(2);
  expect(Object.keys((await store.sessionRows.get(day))?.rows ?? {})).toEqual([
    `${START_AT - DAY_MS}-old00000000`,
  ]);
});

test('an answer writes nothing but itself', async () => {
  const texts = new Map<string, string>();
  const app = createTestApp({ store: createMemoryStore(texts) });
  const session = await app.start();
  await app.numbers.tallies.settled();
  const before = [...texts.entries()];
  await app.answerAll(session, [1, 1, 1]);
  await app.numbers.flush();
  const changed = [...texts].filter(([key, text]) => new Map(before).get(key) !== text);
  expect(changed.map(([key]) => key)).toEqual([`test-sessions/${session.id}`]);
});

test('a day is written once it is over, and read again when one of its tests changes', async () => {
  const app = createTestApp();
  const { tallies } = app.numbers;
  const session = await app.start();
  await tallies.settled();
  app.time.now += 2 * DAY_MS;
  await app.numbers.flush();
  const day = dayAt(START_AT);
  expect(await app.store.tallies.get(day)).toMatchObject({ isOpen: false });
  await app.finish(session);
  expect(await app.store.tallies.get(day)).toMatchObject({ isOpen: true });
  await tallies.settled();
  expect(tallies.talliesOf(day)[0]?.steps).toMatchObject({ started: 1, completed: 1, timedUp: 1 });
  await app.numbers.flush();
  expect(await app.store.tallies.get(day)).toMatchObject({ isOpen: false, tallies: tallies.talliesOf(day) });
});

test('damaged numbers stop no visitor; they are counted in memory', async () => {
  const texts = new Map([[`tallies/${dayAt(START_AT)}`, '{"half']]);
  const app = createTestApp({ store: createMemoryStore(texts) });
  await app.numbers.tallies.start();
  await app.start();
  await app.numbers.tallies.settled();
  expect(started(app, dayAt(START_AT))).toBe(1);
  await app.numbers.stop();
  expect(texts.get(`tallies/${dayAt(START_AT)}`)).toBe('{"half');
  expect(app.logged).toEqual([{ event: 'tallies_not_kept', fields: { day: dayAt(START_AT) } }]);
});

test('rows are read newest first, from memory and from what was written', async () => {
  const app = createTestApp();
  const { tallies } = app.numbers;
  const first = await app.start();
  app.time.now += 1000;
  const second = await app.start();
  app.time.now += 3 * DAY_MS;
  const third = await app.start();
  await tallies.settled();
  await app.numbers.flush();
  const ids = async (from: string, to: string) =>
    (await collect(tallies.rows.between(from, to))).map(({ id }) => id);
  expect(await ids('2026-01-01', '2026-01-04')).toEqual([third.id, second.id, first.id]);
  expect(await ids('2026-01-01', '2026-01-03')).toEqual([second.id, first.id]);
  expect(await ids('2026-01-02', '2026-01-03')).toEqual([]);
});
