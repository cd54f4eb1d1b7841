import type { Question } from '@quotient/contract';
import { fixtureQuestions } from '@quotient/fixtures';
import { expect, test } from 'vitest';
import { acme, createTestApp } from '../testing/testApp.ts';
import type { Bank, ParallelForms } from './ports.ts';
import { retakeSetOf, seenUpTo } from './retake.ts';

/** A bank of 60 questions besides `main`, of which a form takes the first 20 that weren't seen. */
const parallel: ParallelForms = {
  draw(seen) {
    const all = Array.from({ length: 60 }, (_, i) => `extended:${i + 1}`);
    return all.filter((ref) => !seen.includes(ref)).slice(0, 20);
  },
  questionsOf: (refs, locale) =>
    refs.map((ref, i) => ({
      ...(fixtureQuestions[i] as Question),
      question: `${ref} in ${locale}`,
    })),
};
const bank: Bank = {
  sets: ['main', 'advanced', 'visual', 'extended', 'fresh'],
  getQuestionSet: (name) => (name === 'fresh' || name === 'parallel' ? undefined : fixtureQuestions),
  takeForm: async () => ({ seed: 'seed', questions: fixtureQuestions }),
  parallel,
};
const open = (options = {}) => createTestApp({ bank, ...options });
const refs = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `extended:${from + i}`);

test('each retake asks other questions, and stores them and those seen before', async () => {
  const { start, finish, store } = open();
  const first = await start();
  await finish(first);
  const second = await start({ retakeOf: first.token });
  expect(second).toMatchObject({ set: 'parallel', retakeSet: 'parallel', durationSeconds: 1500 });
  expect(await store.testSessions.get(second.id)).toMatchObject({
    form: refs(1, 20),
    seen: fixtureQuestions.map(({ id }) => `main:${id}`),
    isRepeat: true,
  });
  await finish(second);
  const third = await start({ retakeOf: second.token, locale: 'de' });
  expect(third.questions.map(({ question }) => question)).toEqual(refs(21, 40).map((ref) => `${ref} in de`));
  expect((await store.testSessions.get(third.id))?.seen.slice(20)).toEqual(refs(1, 20));
});

test.each([
  ['main', 'parallel'],
  ['advanced', 'parallel'],
  ['extended', 'parallel'],
  ['visual', 'fresh'],
  ['fresh', 'fresh'],
] as const)('a retake of %s is of the set %s', async (set, retakeSet) => {
  const { start, finish } = open();
  const first = await start({ set });
  expect(first.retakeSet).toBe(retakeSet);
  await finish(first);
  expect(await start({ retakeOf: first.token })).toMatchObject({ set: retakeSet });
});

test('a retake with new figures still remembers the questions that were seen', async () => {
  const { start, finish, store } = open();
  const first = await start({ set: 'visual' });
  await finish(first);
  const second = await start({ retakeOf: first.token });
  const record = (await store.testSessions.get(second.id)) ?? expect.fail('It is not stored.');
  expect(record).toMatchObject({ seed: 'seed', form: null });
  expect(seenUpTo(record)).toEqual(fixtureQuestions.map(({ id }) => `visual:${id}`));
});

test('a question that was seen again counts from its last time', async () => {
  const { start, store } = open();
  const record = (await store.testSessions.get((await start()).id)) ?? expect.fail('It is not stored.');
  const earlier = { ...record, form: ['extended:2', 'extended:3'], seen: ['extended:1', 'extended:2'] };
  expect(seenUpTo(earlier)).toEqual(['extended:1', 'extended:2', 'extended:3']);
});

test('a token that opens no finished test starts a parallel form all the same, and says nothing', async () => {
  const { start, call, finish, store } = open();
  const running = await start();
  const deleted = await start();
  await finish(deleted);
  await call('DELETE', `/api/test-sessions/${deleted.id}`, { token: deleted.token });
  const foreign = `${running.id}.${'a'.repeat(43)}`;
  for (const retakeOf of ['', 'no token', foreign, running.token, deleted.token]) {
    const session = await start({ retakeOf });
    expect(session).toMatchObject({ set: 'parallel' });
    expect((await store.testSessions.get(session.id))?.seen).toEqual([]);
  }
});

test('a damaged earlier test does not cost the visitor the start', async () => {
  const { start, finish, store } = open();
  const first = await start();
  await finish(first);
  const { get } = store.testSessions;
  store.testSessions.get = async (id, purpose) => {
    if (id === first.id) throw new (await import('../base/errors.ts')).ApiError('record_damaged');
    return get(id, purpose);
  };
  expect(await start({ retakeOf: first.token })).toMatchObject({ set: 'parallel' });
});

test('an operator can have the same questions asked again, with their options shuffled', async () => {
  const { start, finish, store } = open({ retakeQuestions: 'same' });
  const first = await start();
  expect(first.retakeSet).toBe('main');
  await finish(first);
  const second = await start({ retakeOf: first.token });
  expect(second.set).toBe('main');
  const orders = await Promise.all(
    [first, second].map(async ({ id }) => (await store.testSessions.get(id))?.optionOrder),
  );
  expect(orders[0]?.every((order) => order.every((index, i) => index === i))).toBe(true);
  expect(orders[1]).not.toEqual(orders[0]);
});

test('a parallel form is shuffled even where a partner keeps the order of main', async () => {
  const { start, store } = open();
  const session = await start({ partner: acme.key, retakeOf: '' });
  const order = (await store.testSessions.get(session.id))?.optionOrder ?? [];
  expect(order.some((places) => places.some((index, i) => index !== i))).toBe(true);
});

test('a server that can ask nothing else repeats the set', () => {
  const few: Bank = { sets: ['main'], getQuestionSet: bank.getQuestionSet };
  expect(retakeSetOf('main', { bank: few })).toBe('main');
  expect(retakeSetOf('parallel', { bank: few })).toBe('main');
  expect(retakeSetOf('fresh', { bank: few })).toBe('fresh');
});

test('nobody can ask for a parallel form by its name, and it is in no list', async () => {
  const { fail, call } = open();
  expect(await fail('POST', '/api/test-sessions', { body: { set: 'parallel' } })).toEqual([
    400,
    'invalid_request',
  ]);
  expect(JSON.stringify((await call('GET', '/api/question-sets')).body)).not.toContain('parallel');
});

test('a retake reads no test but the one before', async () => {
  const { start, finish, store } = open();
  let last = await start();
  await finish(last);
  for (let i = 0; i < 3; i += 1) {
    const read: string[] = [];
    const { get } = store.testSessions;
    store.testSessions.get = (id, purpose) => {
      read.push(id);
      return get(id, purpose);
    };
    const next = await start({ retakeOf: last.token });
    store.testSessions.get = get;
    expect(read).toEqual([last.id]);
    await finish(next);
    last = next;
  }
});
