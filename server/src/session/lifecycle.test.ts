import { NETWORK_GRACE_MS, type SaveAnswer, type SavedAnswer, type TestSession } from '@quotient/contract';
import { fixturePublicQuestions, fixtureQuestions, personas } from '@quotient/fixtures';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';

const pathOf = ({ id }: { id: string }, rest = '') => `/api/test-sessions/${id}${rest}`;

test('S156: what is unanswered at the end stays -1 and counts as wrong', async () => {
  const { start, answerAll, finish, ports } = createTestApp();
  const session = await start();
  await answerAll(session, personas.slow.answers);
  const finished = await finish(session);
  expect(finished.session.answers.slice(12)).toEqual(Array.from({ length: 8 }, () => -1));
  const record = await ports.store.testSessions.get(session.id);
  expect(record?.finish?.score.totalCorrect).toBe(12);
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
  // Another question has its own seq.
  expect((await put(1, 1, 4)).body).toMatchObject({ optionIndex: 1, seq: 4 });
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

test('after the finish answers are refused, but a repeated one is accepted', async () => {
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
