import { type Question, questionSets } from '@quotient/contract';
import { fixtureQuestions } from '@quotient/fixtures';
import { expect, test } from 'vitest';
import { acme, createTestApp } from '../testing/testApp.ts';
import type { Bank } from './ports.ts';

/** Questions that differ from seed to seed. */
const formOf = (seed: string): Question[] =>
  fixtureQuestions.map((question) => ({ ...question, question: `${question.question} (${seed})` }));

let forms = 0;
/** A bank that has every set, and makes `fresh` of a seed. */
const everySet: Bank = {
  sets: questionSets,
  getQuestionSet: (name) => (name === 'fresh' ? undefined : fixtureQuestions),
  async takeForm() {
    forms += 1;
    const seed = `seed ${forms}`;
    return { seed, questions: formOf(seed) };
  },
};

test.each([
  ['main', 1500, undefined],
  ['advanced', 1500, undefined],
  ['visual', 3000, undefined],
  ['extended', 5250, undefined],
  ['fresh', 1500, undefined],
  ['visual', 4500, 1.5],
  ['extended', 10_500, 2],
] as const)('the set %s has %d s at the time factor %s', async (set, durationSeconds, timeFactor) => {
  const { start } = createTestApp({ bank: everySet });
  const session = await start({ set, ...(timeFactor && { timeFactor }) });
  expect(session).toMatchObject({ set, durationSeconds });
  expect(session.deadlineAt - session.startedAt).toBe(durationSeconds * 1000);
});

test('a set that the server lacks is refused with the names of those that it has', async () => {
  const { call } = createTestApp({
    bank: { ...everySet, sets: ['main', 'visual'], getQuestionSet: () => undefined },
  });
  expect((await call('POST', '/api/test-sessions', { body: { set: 'extended' } })).body).toMatchObject({
    code: 'invalid_request',
    fields: { set: 'This server has no such question set. It has: main, visual.' },
  });
});

test('without forms there is no set fresh', async () => {
  const { takeForm: _, ...bank } = everySet;
  expect(
    await createTestApp({ bank }).fail('POST', '/api/test-sessions', { body: { set: 'fresh' } }),
  ).toEqual([400, 'invalid_request']);
});

test('an unknown set is refused as well', async () => {
  const { fail } = createTestApp();
  expect(await fail('POST', '/api/test-sessions', { body: { set: 'constructor' } })).toEqual([
    400,
    'invalid_request',
  ]);
});

test('each test of the set fresh has its own form, and stores its seed', async () => {
  const { start, store } = createTestApp({ bank: everySet });
  const records = await Promise.all(
    [1, 2].map(async () => store.testSessions.get((await start({ set: 'fresh' })).id)),
  );
  const seeds = records.map((record) => record?.seed ?? '');
  expect(new Set(seeds).size).toBe(2);
  for (const [i, seed] of seeds.entries()) expect(records[i]?.questions).toEqual(formOf(seed));
});

test('a test of another set has no seed', async () => {
  const { start, store } = createTestApp({ bank: everySet });
  expect((await store.testSessions.get((await start({ set: 'advanced' })).id))?.seed).toBeNull();
});

test('the seed leaves the server only after the payment: it can make the answer keys', async () => {
  const app = createTestApp({ bank: everySet });
  const session = await app.start({ set: 'fresh' });
  const { token } = session;
  const look = async (rest = '') =>
    (await app.call<{ seed?: unknown }>('GET', `/api/test-sessions/${session.id}${rest}`, { token })).body;
  expect(session).not.toHaveProperty('seed');
  expect(await look()).not.toHaveProperty('seed');
  await app.finish(session);
  expect((await look('/export')).seed).toBeNull();
  await app.decide((await app.openCheckout(session)).id, 'pay');
  expect((await look('/export')).seed).toBe((await app.store.testSessions.get(session.id))?.seed);
  expect(await look('/results')).not.toHaveProperty('seed');
});

test('the sets that there are can be asked for, by pages of partners too', async () => {
  const { call } = createTestApp({ bank: { ...everySet, sets: ['main', 'extended'] } });
  const { body, headers } = await call('GET', '/api/question-sets', {
    headers: { Origin: acme.origins[0] ?? '' },
  });
  expect(body).toEqual([
    { name: 'main', questionCount: 20, durationSeconds: 1500 },
    { name: 'extended', questionCount: 70, durationSeconds: 5250 },
  ]);
  expect(headers.get('access-control-allow-origin')).toBe(acme.origins[0]);
  expect(headers.get('cache-control')).toBe('public, max-age=300');
});
