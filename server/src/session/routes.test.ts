import type { TestSession } from '@quotient/contract';
import { fixtureQuestions, personas } from '@quotient/fixtures';
import { expect, test } from 'vitest';
import { createTestApp, START_AT } from '../testing/testApp.ts';

const pathOf = ({ id }: { id: string }, rest = '') => `/api/test-sessions/${id}${rest}`;

test('a session says whether its checkout is a demo one', async () => {
  const { isDemo: _, ...real } = createTestApp().ports.payments;
  expect(await createTestApp().start()).toMatchObject({ isDemo: true });
  expect(await createTestApp({ payments: real }).start()).toMatchObject({ isDemo: false });
});

test('a start without a body is a start with the defaults', async () => {
  const { call } = createTestApp();
  expect((await call('POST', '/api/test-sessions')).status).toBe(201);
});

test.each([
  [{ timeFactor: 3 }, 'timeFactor'],
  [{ set: 'nonesuch' }, 'set'],
  [{ set: 'advanced' }, 'set'],
  [{ locale: 'x'.repeat(40) }, 'locale'],
  [{ deadlineAt: 9e15 }, 'deadlineAt'],
])('a start with %j is refused, naming %j', async (body, field) => {
  const { call } = createTestApp();
  const answer = await call<{ fields: object }>('POST', '/api/test-sessions', { body });
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  expect(Object.keys(answer.body.fields)).toContain(field);
});

test('S131: the answers are the chosen option indexes, -1 for unanswered', async () => {
  const { start, answerAll, call } = createTestApp();
  const session = await start();
  expect(session.answers).toEqual(fixtureQuestions.map(() => -1));
  await answerAll(session, personas.slow.answers);
  const { body } = await call<TestSession>('GET', pathOf(session), session);
  expect(body.answers).toEqual(personas.slow.answers);
});

test('resuming answers the same questions, answers and deadline, and the time of the server', async () => {
  const { start, call, time } = createTestApp();
  const session = await start();
  await call('PUT', pathOf(session, '/answers/3'), {
    token: session.token,
    body: { optionIndex: 2, seq: 7 },
  });
  time.now += 60_000;
  const { token: _, ...started } = session;
  const { body } = await call<TestSession>('GET', pathOf(session), session);
  const answers = started.answers.map((answer, i) => (i === 3 ? 2 : answer));
  expect(body).toEqual({ ...started, now: START_AT + 60_000, answers, lastSeq: 7 });
});

test.each([
  ['0', { optionIndex: 4, seq: 1 }, 400, 'invalid_request'],
  ['0', { optionIndex: -1, seq: 1 }, 400, 'invalid_request'],
  ['0', { optionIndex: 1.5, seq: 1 }, 400, 'invalid_request'],
  ['0', { optionIndex: '1', seq: 1 }, 400, 'invalid_request'],
  ['0', { optionIndex: 1, seq: 0 }, 400, 'invalid_request'],
  ['0', { optionIndex: 1 }, 400, 'invalid_request'],
  ['0', { seq: 1 }, 400, 'invalid_request'],
  ['0', { isFlagged: 1, seq: 1 }, 400, 'invalid_request'],
  ['0', [], 400, 'invalid_request'],
  ['-1', { optionIndex: 1, seq: 1 }, 400, 'invalid_request'],
  ['x', { optionIndex: 1, seq: 1 }, 400, 'invalid_request'],
  ['20', { optionIndex: 1, seq: 1 }, 404, 'question_not_found'],
])('an answer for question %s of %j is refused and changes nothing', async (index, body, status, code) => {
  const { start, call, fail } = createTestApp();
  const { token, ...session } = await start();
  expect(await fail('PUT', pathOf(session, `/answers/${index}`), { token, body })).toEqual([status, code]);
  expect((await call('GET', pathOf(session), { token })).body).toEqual(session);
});
