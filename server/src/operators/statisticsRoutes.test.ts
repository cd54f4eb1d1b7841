import type { OptionTable, SetStatistics } from '@quotient/contract/admin';
import { fixtureQuestions } from '@quotient/fixtures';
import { expect, test } from 'vitest';
import { createFinishedRecord } from '../testing/records.ts';
import { createTestApp, START_AT } from '../testing/testApp.ts';

const token = 'operator';
const DAY_MS = 86_400_000;

/** An app with as many finished tests, the first of which has no right answer, the next one, and so on. */
async function withTests(count: number) {
  const world = createTestApp();
  world.time.now = START_AT + DAY_MS;
  for (let i = 0; i < count; i += 1) {
    const startedAt = START_AT + i * 1000;
    const id = `${startedAt}-k3v9x2m8q1`;
    const answers = fixtureQuestions.map(({ correct }, question) =>
      question < i % 21 ? correct : correct === 0 ? 1 : 0,
    );
    const record = createFinishedRecord({ id, startedAt, answers });
    const finish = { ...record.finish, finishedAt: startedAt + 1_080_000 };
    await world.store.testSessions.create(id, { ...record, finish });
  }
  return world;
}

type Ready<T> = { state: 'ready'; set: string } & T;

/** Asks until it is counted: on a busy machine that takes longer than an answer waits. */
async function askUntilReady<T>({ call }: ReturnType<typeof createTestApp>, path: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    const { body, text } = await call<Ready<T> | { state: 'counting' }>('GET', path, { token });
    if (body.state === 'ready') return { body, text };
  }
  throw new Error('The counting does not end.');
}

test('an operator reads the statistics of a set, without its key', async () => {
  const { body, text } = await askUntilReady<{ statistics: SetStatistics }>(
    await withTests(63),
    '/api/admin/statistics?set=main',
  );
  expect(body).toMatchObject({ state: 'ready', set: 'main', choices: { partners: ['-'], locales: [] } });
  const { statistics } = body;
  expect(statistics).toMatchObject({ cases: 63, verdict: 'provisional', mean: 10 });
  expect(statistics.distribution).toEqual(Array(21).fill(3));
  // A scale of Guttman's with even scores: p = 20/21 … 1/21, variance (21² − 1) / 12.
  const own = fixtureQuestions.reduce((sum, _, i) => sum + ((20 - i) * (i + 1)) / 441, 0);
  expect(statistics.reliability?.alpha).toBeCloseTo((20 / 19) * (1 - own / (440 / 12)), 10);
  expect(text).not.toContain('keyIndex');
});

test('tests that visitors take count as they were answered, and what none of them saw as not reached', async () => {
  const world = createTestApp();
  const key = fixtureQuestions.map(({ correct }) => correct);
  const wrong = (of: readonly number[]) =>
    key.map((right, i) => (of.includes(i) ? Number(right === 0) : right));
  const answers = [key, wrong([1]), wrong([1, 2])].map((all, i) =>
    i === 0 ? all : [...all.slice(0, -1), -1],
  );
  for (const each of answers) {
    const session = await world.start();
    await world.answerAll(session, each);
    // who is faster is left out
    world.time.now += 15 * 60_000;
    await world.finish(session);
  }
  await world.start();
  const { body } = await askUntilReady<{ statistics: SetStatistics }>(
    world,
    '/api/admin/statistics?set=main',
  );
  const { cases, verdict, leftOut, mean, reliability, questions } = body.statistics;
  expect({ cases, verdict, mean, reliability }).toEqual({
    cases: 3,
    verdict: 'too-few',
    mean: (20 + 18 + 17) / 3,
    reliability: null,
  });
  expect(leftOut).toEqual({ unfinished: 1, repeated: 0, tooFast: 0, otherQuestions: 0 });
  expect(questions.slice(0, 4).map(({ right }) => right)).toEqual([3, 1, 2, 3]);
  expect(questions[1]?.shareRight?.value).toBeCloseTo(1 / 3, 12);
  expect(questions.at(-1)).toMatchObject({ right: 1, omitted: 0, notReached: 2 });
});

test('the option table of a question is read by its own call, which the audit log notes', async () => {
  const world = await withTests(63);
  const { body } = await askUntilReady<{ table: OptionTable }>(world, '/api/admin/statistics/main/10');
  expect(body.table).toMatchObject({ id: 10, keyIndex: fixtureQuestions[9]?.correct });
  const { thirds } = body.table;
  expect(thirds?.upper.scores).toEqual({ low: 14, high: 20 });
  expect(thirds?.upper.chosen[body.table.keyIndex]).toBe(21);
  expect(thirds?.lower.chosen[body.table.keyIndex]).toBe(0);
  const entries = [];
  for await (const id of world.store.audit.ids())
    entries.push(JSON.stringify(await world.store.audit.get(id)));
  expect(entries.join()).toContain('"action":"question.reveal"');
  expect(entries.join()).toContain('"details":{"question":10}');
  expect(entries.join()).not.toContain('keyIndex');
});

test('days, partner and language choose the tests', async () => {
  const world = await withTests(3);
  const casesOf = async (query: string) => {
    const { body } = await askUntilReady<{ statistics: SetStatistics }>(
      world,
      `/api/admin/statistics?set=main&${query}`,
    );
    return body.statistics.cases;
  };
  expect(await casesOf('from=2026-01-01&to=2026-01-01')).toBe(3);
  expect(await casesOf('from=2026-01-02')).toBe(0);
  expect(await casesOf('partner=-')).toBe(3);
  expect(await casesOf('partner=acme')).toBe(0);
  expect(await casesOf('locale=de')).toBe(0);
});

test.each([
  ['/api/admin/statistics', 'set'],
  ['/api/admin/statistics?set=other', 'set'],
  ['/api/admin/statistics?set=visual', 'set'],
  ['/api/admin/statistics?set=main&from=2026-02-30', 'from'],
  ['/api/admin/statistics/main/x', 'id'],
])('%s is refused, and %s is named', async (path, field) => {
  const { call } = createTestApp();
  const { status, body } = await call<{ fields: object }>('GET', path, { token });
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toEqual([field]);
});

test('a question that the set does not have is not found', async () => {
  const world = await withTests(1);
  await askUntilReady(world, '/api/admin/statistics/main/1');
  expect(await world.fail('GET', '/api/admin/statistics/main/99', { token })).toEqual([404, 'not_found']);
});
