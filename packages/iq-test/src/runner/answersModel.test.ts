import type { SaveAnswer } from '@quotient/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { createDeviceStorage } from '../storage/deviceStorage.ts';
import { type Answers, AnswersModel } from './answersModel.ts';
import { testSession } from './testSession.fixture.ts';

const credentials = { id: testSession.id, token: 'token' };
const offline = () => Promise.reject(new ApiError('network', 0));
const accept = (_: unknown, questionIndex: number, body: SaveAnswer) => {
  const { optionIndex = -1, isFlagged = false, seq } = body;
  return Promise.resolve({ questionIndex, optionIndex, isFlagged, seq, answeredCount: 1 });
};

const saveAnswer = vi.fn(accept);
const onOver = vi.fn();
let storage: ReturnType<typeof createDeviceStorage>;
let models: Answers[] = [];

const open = (session = testSession) => {
  const model = new AnswersModel({ session, credentials, api: { saveAnswer }, storage, onOver });
  models.push(model);
  return model;
};
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  saveAnswer.mockReset().mockImplementation(accept);
  onOver.mockReset();
  storage = createDeviceStorage({ slug: 'iq-test', storage: null });
});
afterEach(() => {
  for (const model of models) model[Symbol.dispose]();
  models = [];
  vi.useRealTimers();
});

test('is called saved only after the server has confirmed', async () => {
  const model = open();
  model.choose(0, 2);
  expect(model.answers.value).toEqual([2, -1, -1, -1]);
  expect(model.saveState.value).toBe('saving');
  await settle();
  expect(model.saveState.value).toBe('saved');
  expect(saveAnswer).toHaveBeenCalledWith(credentials, 0, { optionIndex: 2, isFlagged: false, seq: 1 });
});

test('S151: a changed answer replaces the first one with a higher number', async () => {
  const model = open();
  model.choose(0, 0);
  await settle();
  model.choose(0, 2);
  await settle();
  expect(saveAnswer).toHaveBeenLastCalledWith(credentials, 0, { optionIndex: 2, isFlagged: false, seq: 2 });
  expect(model.answers.value[0]).toBe(2);
});

test('answers given offline wait, survive a reload and are sent when the connection is back', async () => {
  saveAnswer.mockImplementation(offline);
  const before = open();
  before.choose(0, 1);
  before.choose(3, 2);
  await settle();
  expect(before.saveState.value).toBe('offline');
  before[Symbol.dispose]();

  saveAnswer.mockImplementation(accept);
  const after = open();
  expect(after.answers.value).toEqual([1, -1, -1, 2]);
  await settle();
  expect(after.saveState.value).toBe('saved');
  expect(saveAnswer.mock.calls.slice(-2).map(([, index, body]) => [index, body])).toEqual([
    [0, { optionIndex: 1, isFlagged: false, seq: 1 }],
    [3, { optionIndex: 2, isFlagged: false, seq: 2 }],
  ]);
});

test.each([
  new ApiError('too_many_requests', 429),
  new ApiError('request_timeout', 408),
  new ApiError('unknown', 503),
])(
  'an answer refused for now (%s) is not lost and not called offline: it waits and is sent again',
  async (refusal) => {
    saveAnswer.mockRejectedValueOnce(refusal);
    const model = open();
    model.choose(2, 1);
    await settle();
    expect([model.saveState.value, model.pendingCount.value]).toEqual(['busy', 1]);
    await vi.advanceTimersByTimeAsync(500);
    expect([model.saveState.value, model.pendingCount.value]).toEqual(['saved', 0]);
    expect(saveAnswer).toHaveBeenCalledTimes(2);
    expect(onOver).not.toHaveBeenCalled();
  },
);

test('an answer is not sent again before the server wants it, and what flush resolves with says why', async () => {
  const refusal = new ApiError('too_many_requests', 429, undefined, 20);
  saveAnswer.mockRejectedValueOnce(refusal);
  const model = open();
  model.choose(2, 1);
  expect(await model.flush()).toBe(refusal);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(saveAnswer).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(saveAnswer).toHaveBeenCalledTimes(2);
  expect(await model.flush()).toBeUndefined();
});

test('only the latest of several answers to one question is sent after a time offline', async () => {
  saveAnswer.mockImplementation(offline);
  const model = open();
  model.choose(1, 0);
  model.choose(1, 1);
  model.choose(1, 2);
  await settle();
  saveAnswer.mockReset().mockImplementation(accept);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(saveAnswer).toHaveBeenCalledTimes(1);
  expect(saveAnswer).toHaveBeenCalledWith(credentials, 1, { optionIndex: 2, isFlagged: false, seq: 3 });
});

test('an answer that comes too late is dropped, said so, and ends the test', async () => {
  saveAnswer.mockRejectedValueOnce(new ApiError('deadline_passed', 409));
  const model = open();
  model.choose(0, 1);
  await settle();
  expect(model.saveState.value).toBe('refused');
  expect(model.answers.value[0]).toBe(-1);
  expect(onOver).toHaveBeenCalledOnce();
});

test('a second tab goes on counting where the first one stopped', async () => {
  const first = open();
  first.choose(0, 1);
  await settle();
  const second = open({ ...testSession, answers: [1, -1, -1, -1], lastSeq: 1 });
  second.choose(1, 1);
  await settle();
  expect(saveAnswer).toHaveBeenLastCalledWith(credentials, 1, { optionIndex: 1, isFlagged: false, seq: 2 });
  const stored = storage.running.read();
  if (stored) first.adopt(stored);
  expect(first.answers.value).toEqual([1, 1, -1, -1]);
});

test('an answer that another tab could not send is sent by this one', async () => {
  const model = open();
  model.adopt({
    ...credentials,
    currentIndex: 0,
    answers: [-1, 2, -1, -1],
    lastSeq: 1,
    pending: [{ questionIndex: 1, optionIndex: 2, isFlagged: true, seq: 1 }],
  });
  expect(model.answers.value[1]).toBe(2);
  expect(model.saveState.value).toBe('saving');
  await settle();
  expect(saveAnswer).toHaveBeenCalledWith(credentials, 1, { optionIndex: 2, isFlagged: true, seq: 1 });
  expect(model.flags.value).toEqual([false, true, false, false]);
  expect(model.saveState.value).toBe('saved');
});

test('a question is marked for later without an answer, and answering keeps the mark', async () => {
  const model = open();
  model.toggleFlag(2);
  expect(model.flags.value).toEqual([false, false, true, false]);
  expect(model.flaggedCount.value).toBe(1);
  await settle();
  expect(saveAnswer).toHaveBeenLastCalledWith(credentials, 2, { isFlagged: true, seq: 1 });
  expect(model.answeredCount.value).toBe(0);
  model.choose(2, 1);
  await settle();
  expect(saveAnswer).toHaveBeenLastCalledWith(credentials, 2, { optionIndex: 1, isFlagged: true, seq: 2 });
  model.toggleFlag(2);
  await settle();
  expect(saveAnswer).toHaveBeenLastCalledWith(credentials, 2, { optionIndex: 1, isFlagged: false, seq: 3 });
  expect(model.flags.value).toEqual([false, false, false, false]);
  expect(model.answers.value).toEqual([-1, -1, 1, -1]);
});

test('marks wait offline, survive a reload, reach another tab, and give way to what the server holds', async () => {
  saveAnswer.mockImplementation(offline);
  const before = open();
  before.toggleFlag(3);
  await settle();
  before[Symbol.dispose]();
  saveAnswer.mockImplementation(accept);
  const after = open();
  expect(after.flags.value).toEqual([false, false, false, true]);
  await settle();
  const stored = storage.running.read();
  const other = open();
  if (stored) other.adopt(stored);
  expect(other.flags.value).toEqual([false, false, false, true]);
  other.sync({ ...testSession, flags: [true, false, false, false], lastSeq: 9 });
  expect(other.flags.value).toEqual([true, false, false, false]);
});

test('an older answer of the server does not take back what it has confirmed since', async () => {
  const model = open();
  model.choose(0, 2);
  await settle();
  model.sync({ ...testSession, answers: [-1, -1, -1, -1], lastSeq: 0 });
  expect(model.answers.value[0]).toBe(2);
});

test('a confirmation that comes after the test was left brings nothing back', async () => {
  const model = open();
  model.choose(0, 1);
  model[Symbol.dispose]();
  storage.clearTest();
  await settle();
  expect(storage.running.read()).toBeUndefined();
});
