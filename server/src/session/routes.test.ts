import { NETWORK_GRACE_MS, type SaveAnswer, type SavedAnswer, type TestSession } from '@quotient/contract';
import { fixturePublicQuestions, fixtureQuestions, personas } from '@quotient/fixtures';
import { expect, test } from 'vitest';
import { createTestApp, START_AT } from '../testing/testApp.ts';

const BASE_MS = 1_500_000;
const pathOf = ({ id }: { id: string }, rest = '') => `/api/test-sessions/${id}${rest}`;

test('S221: starting answers the session, its questions and a token of its own', async () => {
  const { start, time } = createTestApp();
  time.now = START_AT + 5;
  const session = await start({ locale: 'de-CH' });
  expect(session).toMatchObject({
    set: 'main',
    status: 'testing',
    timeFactor: 1,
    durationSeconds: 1500,
    startedAt: START_AT + 5,
    deadlineAt: START_AT + 5 + BASE_MS,
    finishedAt: null,
    finishReason: null,
    now: START_AT + 5,
    flags: Array(20).fill(false),
    lastSeq: 0,
    paymentStatus: 'unpaid',
    isDemo: true,
  });
  expect(session.id).toMatch(new RegExp(`^${START_AT + 5}-[a-z0-9]+$`));
  expect(session.token).toMatch(new RegExp(`^${session.id}\\.[A-Za-z0-9_-]{43}$`));
});

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
  [1.5, 2250],
  [2, 3000],
] as const)('a time factor of %d gives %d seconds', async (timeFactor, durationSeconds) => {
  const { start } = createTestApp();
  const session = await start({ timeFactor });
  expect(session).toMatchObject({
    timeFactor,
    durationSeconds,
    deadlineAt: START_AT + durationSeconds * 1000,
  });
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

test('S132: the questions shown are kept with the session, whatever happens to the bank afterwards', async () => {
  const questions = [...fixtureQuestions];
  const { start, call } = createTestApp({ bank: { getQuestionSet: () => questions } });
  const session = await start();
  questions.length = 1;
  const { body } = await call<TestSession>('GET', pathOf(session), session);
  expect(body.questions).toEqual(fixturePublicQuestions);
});

test('S156: what is unanswered at the end stays -1 and counts as wrong', async () => {
  const { start, answerAll, finish, ports } = createTestApp();
  const session = await start();
  await answerAll(session, personas.slow.answers);
  const finished = await finish(session);
  expect(finished.session.answers.slice(12)).toEqual(Array.from({ length: 8 }, () => -1));
  const record = await ports.store.testSessions.get(session.id);
  expect(record?.finish?.score.totalCorrect).toBe(12);
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

test('an answer can be changed, and repeating a request changes nothing', async () => {
  const { start, call } = createTestApp();
  const session = await start();
  const put = (optionIndex: number, seq: number) =>
    call<SavedAnswer>('PUT', pathOf(session, '/answers/0'), {
      token: session.token,
      body: { optionIndex, seq },
    });
  const held = { questionIndex: 0, isFlagged: false, answeredCount: 1 };
  expect((await put(1, 1)).body).toEqual({ ...held, optionIndex: 1, seq: 1 });
  expect((await put(2, 2)).body).toEqual({ ...held, optionIndex: 2, seq: 2 });
  expect((await put(2, 2)).body).toEqual({ ...held, optionIndex: 2, seq: 2 });
});

test('a question is marked for later apart from its answer: what a request does not name stays', async () => {
  const { start, call } = createTestApp();
  const session = await start();
  const put = async (body: SaveAnswer) =>
    (await call<SavedAnswer>('PUT', pathOf(session, '/answers/4'), { token: session.token, body })).body;
  const held = { questionIndex: 4, answeredCount: 0, optionIndex: -1 };
  expect(await put({ isFlagged: true, seq: 1 })).toEqual({ ...held, isFlagged: true, seq: 1 });
  expect(await put({ optionIndex: 3, seq: 2 })).toMatchObject({ optionIndex: 3, isFlagged: true });
  expect(await put({ isFlagged: false, seq: 3 })).toMatchObject({ optionIndex: 3, isFlagged: false });
  expect(await put({ isFlagged: true, seq: 3 })).toMatchObject({ optionIndex: 3, isFlagged: false });
  await put({ isFlagged: true, seq: 4 });
  const { body } = await call<TestSession>('GET', pathOf(session), session);
  expect(body.flags).toEqual(body.answers.map((_, index) => index === 4));
});

test('for one question the highest seq wins: a late older answer is told what is held', async () => {
  const { start, call } = createTestApp();
  const session = await start();
  const put = (questionIndex: number, optionIndex: number, seq: number) =>
    call<SavedAnswer>('PUT', pathOf(session, `/answers/${questionIndex}`), {
      token: session.token,
      body: { optionIndex, seq },
    });
  await put(0, 3, 5);
  expect((await put(0, 1, 4)).body).toMatchObject({ optionIndex: 3, seq: 5 });
  expect((await put(0, 1, 5)).body).toMatchObject({ optionIndex: 3, seq: 5 });
  // Another question has a seq of its own.
  expect((await put(1, 1, 4)).body).toMatchObject({ optionIndex: 1, seq: 4 });
});

test('answers that arrive at once are all kept', async () => {
  const { start, call } = createTestApp();
  const session = await start();
  await Promise.all(
    personas.quick.answers.map((optionIndex, i) =>
      call('PUT', pathOf(session, `/answers/${i}`), {
        token: session.token,
        body: { optionIndex, seq: i + 1 },
      }),
    ),
  );
  const { body } = await call<TestSession>('GET', pathOf(session), session);
  expect(body.answers).toEqual(personas.quick.answers);
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

test('answers are taken until the deadline and five seconds, and not a millisecond longer', async () => {
  const { start, call, fail, time } = createTestApp();
  const session = await start();
  const { token } = session;
  time.now = session.deadlineAt + NETWORK_GRACE_MS;
  expect(
    (await call('PUT', pathOf(session, '/answers/0'), { token, body: { optionIndex: 1, seq: 1 } })).status,
  ).toBe(200);
  time.now += 1;
  expect(
    await fail('PUT', pathOf(session, '/answers/1'), { token, body: { optionIndex: 1, seq: 2 } }),
  ).toEqual([409, 'deadline_passed']);
  const { body } = await call<TestSession>('GET', pathOf(session), { token });
  expect(body.answers.slice(0, 2)).toEqual([1, -1]);
});

test('within the grace a session is still open, unless it is finished', async () => {
  const { start, call, finish, time } = createTestApp();
  const session = await start();
  time.now = session.deadlineAt + 1;
  expect((await call<TestSession>('GET', pathOf(session), session)).body.status).toBe('testing');
  const finished = await finish(session);
  expect(finished.session).toMatchObject({
    status: 'finished',
    finishReason: 'time-up',
    finishedAt: session.deadlineAt,
  });
});

test('an expired session is finished by whatever touches it, once, at its deadline', async () => {
  const { start, call, time, draw, ports } = createTestApp();
  const session = await start();
  time.now = session.deadlineAt + NETWORK_GRACE_MS + 1;
  await Promise.all([1, 2, 3].map(() => call('GET', pathOf(session), session)));
  time.now += 3_600_000;
  const { body } = await call<TestSession>('GET', pathOf(session), session);
  expect(body).toMatchObject({ status: 'finished', finishReason: 'time-up', finishedAt: session.deadlineAt });
  expect(draw.count).toBe(1);
  expect((await ports.store.testSessions.get(session.id))?.finish?.score.iq).toBe(61);
});

test('a device clock has no say: only the time of the server ends a session', async () => {
  const { start, call, time } = createTestApp();
  const session = await start({ timeFactor: 2 });
  time.now = START_AT + BASE_MS + NETWORK_GRACE_MS + 1;
  expect((await call<TestSession>('GET', pathOf(session), session)).body.status).toBe('testing');
});

test('finishing twice gives the same score, drawn once', async () => {
  const { start, answerAll, finish, draw, time, ports } = createTestApp();
  const session = await start();
  await answerAll(session, personas.careful.answers);
  time.now += 60_000;
  const first = await finish(session);
  draw.digit = 9;
  time.now += 60_000;
  const again = await Promise.all([finish(session), finish(session)]);
  expect(first.session).toMatchObject({
    status: 'finished',
    finishReason: 'finished',
    finishedAt: START_AT + 60_000,
  });
  for (const each of again) expect(each.session).toEqual({ ...first.session, now: time.now });
  expect(draw.count).toBe(1);
  expect((await ports.store.testSessions.get(session.id))?.finish?.score.iq).toBe(131);
});

test('after the finish answers are refused, but a repeated one is told that it was taken', async () => {
  const { finished, call, fail } = createTestApp();
  const session = await finished([1]);
  const { token } = session;
  const put = { token, body: { optionIndex: 2, seq: 9 } };
  expect(await fail('PUT', pathOf(session, '/answers/0'), put)).toEqual([409, 'session_finished']);
  const repeated = await call<SavedAnswer>('PUT', pathOf(session, '/answers/0'), {
    token,
    body: { optionIndex: 1, seq: 1 },
  });
  expect(repeated).toMatchObject({ status: 200, body: { optionIndex: 1, seq: 1 } });
});

test('displayed options are mapped back through the order they were shown in', async () => {
  const { start, call, finish, ports } = createTestApp();
  const session = await start();
  const { token } = session;
  await ports.store.testSessions.update(session.id, (record) => ({
    ...record,
    optionOrder: record.optionOrder.map((order) => [...order].reverse()),
  }));
  const shown = (await call<TestSession>('GET', pathOf(session), { token })).body.questions;
  expect(shown[0]?.options).toEqual([...(fixturePublicQuestions[0]?.options ?? [])].reverse());
  expect(shown[0]?.visualPattern?.optionShapes).toEqual(shown[0]?.options);
  for (const [i, { options, correct }] of fixtureQuestions.entries()) {
    const body = { optionIndex: options.length - 1 - correct, seq: i + 1 };
    await call('PUT', pathOf(session, `/answers/${i}`), { token, body });
  }
  await finish(session);
  expect((await ports.store.testSessions.get(session.id))?.finish?.score.totalCorrect).toBe(20);
});
