import type { TestSession } from '@quotient/contract';
import { proxyAnswer, refusal } from '@quotient/contract/refusal';
import { NETWORK_GRACE_MS } from '@quotient/contract/testTime';
import type { HeldTest } from '@quotient/fixtures/visitor';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import type { ApiClient } from '../api/apiClient.ts';
import { createRealServer, type RealServer } from '../api/realServer.fixture.ts';
import { createDeviceStorage } from '../storage/deviceStorage.ts';
import { type Answers, AnswersModel } from './answersModel.ts';

const onOver = vi.fn();
let server: RealServer;
/** A test without an answer, and what opens it. */
let held: HeldTest;
let session: TestSession;
let saveAnswer: MockInstance<ApiClient['saveAnswer']>;
let storage: ReturnType<typeof createDeviceStorage>;
let models: Answers[] = [];

const open = (from = session) => {
  const { id, token } = held;
  const model = new AnswersModel({
    session: from,
    credentials: { id, token },
    api: server.api,
    storage,
    onOver,
  });
  models.push(model);
  return model;
};
const settle = () => server.settle();
/** Returns what was sent since the last call: the question's index and its answer. */
function sent() {
  const calls = saveAnswer.mock.calls.map(([, questionIndex, body]) => [questionIndex, body]);
  saveAnswer.mockClear();
  return calls;
}
/** The test as the server has it. */
const look = () => server.visitor.look(held);
/** One entry per question: these where they are named, the rest without. */
const withAnswers = (answers: Record<number, number>) =>
  session.questions.map((_, index) => answers[index] ?? -1);
const withFlags = (...flagged: number[]) => session.questions.map((_, index) => flagged.includes(index));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  onOver.mockReset();
  server = createRealServer();
  saveAnswer = vi.spyOn(server.api, 'saveAnswer');
  held = await server.visitor.reach('testing');
  session = await look();
  storage = createDeviceStorage({ slug: 'iq-test', storage: null });
});
afterEach(() => {
  for (const model of models) model[Symbol.dispose]();
  models = [];
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('is called saved only after the server has confirmed', async () => {
  const model = open();
  model.choose(0, 2);
  expect(model.answers.value).toEqual(withAnswers({ 0: 2 }));
  expect(model.saveState.value).toBe('saving');
  await settle();
  expect(model.saveState.value).toBe('saved');
  expect(sent()).toEqual([[0, { optionIndex: 2, isFlagged: false, seq: 1 }]]);
  expect((await look()).answers).toEqual(withAnswers({ 0: 2 }));
});

test('S151: a changed answer replaces the first one with a higher number', async () => {
  const model = open();
  model.choose(0, 0);
  await settle();
  model.choose(0, 2);
  await settle();
  expect(sent().at(-1)).toEqual([0, { optionIndex: 2, isFlagged: false, seq: 2 }]);
  expect(model.answers.value[0]).toBe(2);
  expect((await look()).answers[0]).toBe(2);
});

test('answers given offline wait, survive a reload and are sent when the connection is back', async () => {
  server.play('offline');
  const before = open();
  before.choose(0, 1);
  before.choose(3, 2);
  await settle();
  expect(before.saveState.value).toBe('offline');
  before[Symbol.dispose]();

  server.play('online');
  sent();
  const after = open();
  expect(after.answers.value).toEqual(withAnswers({ 0: 1, 3: 2 }));
  await settle();
  expect(after.saveState.value).toBe('saved');
  expect(sent()).toEqual([
    [0, { optionIndex: 1, isFlagged: false, seq: 1 }],
    [3, { optionIndex: 2, isFlagged: false, seq: 2 }],
  ]);
  expect((await look()).answers).toEqual(after.answers.value);
});

test.each([
  ['too_many_requests', () => refusal('too_many_requests')],
  ['request_timeout', () => refusal('request_timeout')],
  ['a 503 of a proxy', () => proxyAnswer(503)],
])(
  'an answer refused for now (%s) is not lost and not called offline: it waits and is sent again',
  async (_, answer) => {
    server.answerNext('PUT /api/test-sessions/:id/answers/2', answer());
    const model = open();
    model.choose(2, 1);
    await settle();
    expect([model.saveState.value, model.pendingCount.value]).toEqual(['busy', 1]);
    await vi.advanceTimersByTimeAsync(500);
    await settle();
    expect([model.saveState.value, model.pendingCount.value]).toEqual(['saved', 0]);
    expect(sent()).toHaveLength(2);
    expect(onOver).not.toHaveBeenCalled();
  },
);

test('an answer is not sent again before the server wants it, and what flush resolves with says why', async () => {
  server.answerNext(
    'PUT /api/test-sessions/:id/answers/2',
    refusal('too_many_requests', { retryAfterSeconds: 20 }),
  );
  const model = open();
  model.choose(2, 1);
  expect(await model.flush()).toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 20 });
  await vi.advanceTimersByTimeAsync(19_999);
  expect(sent()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent()).toHaveLength(1);
  expect(await model.flush()).toBeUndefined();
});

test('only the latest of several answers to one question is sent after a time offline', async () => {
  server.play('offline');
  const model = open();
  model.choose(1, 0);
  model.choose(1, 1);
  model.choose(1, 2);
  await settle();
  sent();
  server.play('online');
  await vi.advanceTimersByTimeAsync(20_000);
  await settle();
  expect(sent()).toEqual([[1, { optionIndex: 2, isFlagged: false, seq: 3 }]]);
  expect((await look()).answers).toEqual(withAnswers({ 1: 2 }));
});

test('an answer that comes too late is dropped, said so, and ends the test', async () => {
  const model = open();
  vi.setSystemTime(session.deadlineAt + NETWORK_GRACE_MS + 1);
  model.choose(0, 1);
  await settle();
  expect(model.saveState.value).toBe('refused');
  expect(model.answers.value[0]).toBe(-1);
  expect(onOver).toHaveBeenCalledOnce();
});

test('each of two tabs goes on counting where the other one stopped', async () => {
  const first = open();
  first.choose(0, 1);
  await settle();
  const second = open(await look());
  second.choose(1, 1);
  await settle();
  expect(sent().at(-1)).toEqual([1, { optionIndex: 1, isFlagged: false, seq: 2 }]);
  first.choose(2, 0);
  await settle();
  expect(sent()).toEqual([[2, { optionIndex: 0, isFlagged: false, seq: 3 }]]);
  const stored = storage.running.read();
  if (stored) first.adopt(stored);
  expect(first.answers.value).toEqual(withAnswers({ 0: 1, 1: 1, 2: 0 }));
  expect((await look()).answers).toEqual(first.answers.value);
});

test('an answer that another tab could not send is sent by this one', async () => {
  const model = open();
  model.adopt({
    ...held,
    answers: withAnswers({ 1: 2 }),
    lastSeq: 1,
    pending: [{ questionIndex: 1, optionIndex: 2, isFlagged: true, seq: 1 }],
  });
  expect(model.answers.value[1]).toBe(2);
  expect(model.saveState.value).toBe('saving');
  await settle();
  expect(sent()).toEqual([[1, { optionIndex: 2, isFlagged: true, seq: 1 }]]);
  expect(model.flags.value).toEqual(withFlags(1));
  expect(model.saveState.value).toBe('saved');
});

test('a question is marked for later without an answer, and answering keeps the mark', async () => {
  const model = open();
  model.toggleFlag(2);
  expect(model.flags.value).toEqual(withFlags(2));
  expect(model.flaggedCount.value).toBe(1);
  await settle();
  expect(sent()).toEqual([[2, { isFlagged: true, seq: 1 }]]);
  expect(model.answeredCount.value).toBe(0);
  model.choose(2, 1);
  await settle();
  expect(sent()).toEqual([[2, { optionIndex: 1, isFlagged: true, seq: 2 }]]);
  model.toggleFlag(2);
  await settle();
  expect(sent()).toEqual([[2, { optionIndex: 1, isFlagged: false, seq: 3 }]]);
  expect(model.flags.value).toEqual(withFlags());
  expect(model.answers.value).toEqual(withAnswers({ 2: 1 }));
  expect(await look()).toMatchObject({ flags: withFlags(), answers: withAnswers({ 2: 1 }) });
});

test('marks wait offline, survive a reload, reach another tab, and give way to what the server holds', async () => {
  server.play('offline');
  const before = open();
  before.toggleFlag(3);
  await settle();
  before[Symbol.dispose]();
  server.play('online');
  const after = open();
  expect(after.flags.value).toEqual(withFlags(3));
  await settle();
  const stored = storage.running.read();
  const other = open();
  if (stored) other.adopt(stored);
  expect(other.flags.value).toEqual(withFlags(3));
  await server.visitor.answer(held, 3, { isFlagged: false, seq: 8 });
  await server.visitor.answer(held, 0, { isFlagged: true, seq: 9 });
  other.sync(await look());
  expect(other.flags.value).toEqual(withFlags(0));
});

test('an older answer of the server does not take back what it has confirmed since', async () => {
  const model = open();
  model.choose(0, 2);
  await settle();
  model.sync(session);
  expect(model.answers.value[0]).toBe(2);
});

test('a confirmation that comes after the test was left brings nothing back', async () => {
  const model = open();
  model.choose(0, 1);
  model[Symbol.dispose]();
  storage.clearTest();
  await settle();
  expect(sent()).toHaveLength(1);
  expect(storage.running.read()).toBeUndefined();
});
