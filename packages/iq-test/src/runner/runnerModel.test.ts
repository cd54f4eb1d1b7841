import type { TestSession } from '@quotient/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { createDeviceStorage } from '../storage/deviceStorage.ts';
import { type Runner, RunnerModel } from './runnerModel.ts';
import { testSession } from './testSession.fixture.ts';

let nowMs = 0;
let runner: Runner;
const onFinished = vi.fn();
const onGone = vi.fn();
const onEvent = vi.fn();
const finished = { session: { ...testSession, status: 'finished' as const }, sealedScore: 'sealed' };
const api = {
  saveAnswer: vi.fn(),
  finishTestSession: vi.fn(),
  getTestSession: vi.fn(),
  trackQuestionProgress: vi.fn(),
};

function open(session: TestSession = testSession) {
  runner = new RunnerModel({
    session,
    credentials: { id: session.id, token: 'token' },
    api,
    storage: createDeviceStorage({ slug: 'iq-test', storage: null }),
    clock: { monotonicMs: () => nowMs, wallMs: () => nowMs },
    onEvent,
    onFinished,
    onGone,
  });
}
const pass = async (ms: number) => {
  nowMs += ms;
  await vi.advanceTimersByTimeAsync(Math.min(ms, 1000));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  nowMs = 0;
  for (const mock of [onFinished, onGone, onEvent, ...Object.values(api)]) mock.mockReset();
  api.saveAnswer.mockImplementation((_, questionIndex, body) =>
    Promise.resolve({ questionIndex, optionIndex: -1, ...body, answeredCount: 1 }),
  );
  api.finishTestSession.mockResolvedValue(finished);
  api.trackQuestionProgress.mockResolvedValue(undefined);
  open();
});
afterEach(() => {
  runner[Symbol.dispose]();
  vi.useRealTimers();
});

test('a step to another question is told, a step to the same one is not', () => {
  runner.next();
  runner.goTo(1);
  runner.goTo(3);
  expect(onEvent.mock.calls).toEqual([
    [{ type: 'moved', step: 2, total: 4 }],
    [{ type: 'moved', step: 4, total: 4 }],
  ]);
});

test('an answer is told, and so is a changed one', () => {
  runner.next();
  runner.choose(2);
  expect(onEvent).toHaveBeenLastCalledWith({ type: 'answered', step: 2, optionIndex: 2, answeredCount: 1 });
  runner.choose(0);
  expect(onEvent).toHaveBeenLastCalledWith({ type: 'answered', step: 2, optionIndex: 0, answeredCount: 1 });
});

test('the last five minutes are told once', async () => {
  await pass(1_200_000);
  expect(onEvent.mock.calls).toEqual([[{ type: 'warned', secondsLeft: 300 }]]);
  await pass(1000);
  expect(onEvent).toHaveBeenCalledOnce();
});

test('S191: every question view is tracked once', async () => {
  runner.next();
  runner.previous();
  await pass(10);
  expect(api.trackQuestionProgress.mock.calls.map(([, body]) => [body.q_number, body.action_type])).toEqual([
    [1, 'viewed'],
    [2, 'viewed'],
    [1, 'viewed'],
  ]);
});

test('S193: a failed tracking call is only logged', async () => {
  api.trackQuestionProgress.mockRejectedValue(new ApiError('internal', 500));
  runner.next();
  await pass(10);
  expect(console.warn).toHaveBeenCalled();
  expect(runner.currentIndex.value).toBe(1);
});

test('finishing with unanswered questions asks, and canceling returns to the test', async () => {
  runner.goTo(3);
  runner.requestFinish();
  expect(runner.finishState.value).toBe('asking');
  expect(runner.unansweredCount.value).toBe(4);
  runner.cancelFinish();
  expect(runner.finishState.value).toBe('no');
  expect(api.finishTestSession).not.toHaveBeenCalled();
});

test('finishing with everything answered does not ask', async () => {
  for (const index of [0, 1, 2, 3]) {
    runner.goTo(index);
    runner.choose(0);
  }
  await pass(10);
  runner.requestFinish();
  await pass(10);
  expect(onFinished).toHaveBeenCalledWith(finished);
});

test('S192: finishing tracks how many were answered', async () => {
  runner.goTo(2);
  runner.choose(1);
  runner.confirmFinish();
  await pass(10);
  expect(api.trackQuestionProgress).toHaveBeenLastCalledWith(expect.anything(), {
    q_number: 1,
    action_type: 'completed',
    sess_id: testSession.id,
  });
});

test('finishing with a question marked for later asks, though everything is answered', async () => {
  for (const index of [0, 1, 2, 3]) {
    runner.goTo(index);
    runner.choose(0);
  }
  runner.toggleFlag();
  expect(runner.flagChange.value).toBe(true);
  await pass(10);
  runner.requestFinish();
  expect(runner.finishState.value).toBe('asking');
  runner.cancelFinish();
  runner.toggleFlag();
  expect(runner.flagChange.value).toBe(false);
  runner.requestFinish();
  await pass(10);
  expect(onFinished).toHaveBeenCalledOnce();
});

test('Finish takes a press right after the last question has come', () => {
  runner.goTo(3);
  runner.requestFinish();
  expect(runner.finishState.value).toBe('asking');
});

test('what was said of a mark is not said again on another question', () => {
  runner.toggleFlag();
  runner.next();
  expect(runner.flagChange.value).toBeUndefined();
});

test('S155: time-up ends the test without confirmation and closes an open one', async () => {
  runner.goTo(3);
  runner.requestFinish();
  expect(runner.finishState.value).toBe('asking');
  await pass(1_500_000);
  expect(onFinished).toHaveBeenCalledOnce();
  expect(runner.finishState.value).toBe('sending');
});

test('finishing offline waits, keeps the answers and goes through once the connection is back', async () => {
  api.saveAnswer.mockRejectedValue(new ApiError('network', 0));
  runner.choose(1);
  runner.confirmFinish();
  await pass(10);
  expect(runner.finishState.value).toBe('waiting');
  expect(api.finishTestSession).not.toHaveBeenCalled();

  api.saveAnswer.mockImplementation((_, questionIndex, body) =>
    Promise.resolve({ questionIndex, ...body, answeredCount: 1 }),
  );
  runner.wake();
  await pass(10);
  expect(onFinished).toHaveBeenCalledOnce();
});

test('waking up takes the time from the server', async () => {
  api.getTestSession.mockResolvedValue({ ...testSession, now: testSession.startedAt + 600_000 });
  runner.wake();
  await pass(10);
  expect(runner.countdown.seconds.value).toBe(900);
});

test('a session that the server no longer knows is given up', async () => {
  api.getTestSession.mockRejectedValue(new ApiError('session_not_found', 404));
  runner.wake();
  await pass(10);
  expect(onGone).toHaveBeenCalledOnce();
});

test.each(['saveAnswer', 'finishTestSession'] as const)(
  'finishing while the server refuses %s for now is not called offline, and goes on when the server wants it',
  async (refused) => {
    api[refused].mockRejectedValueOnce(new ApiError('too_many_requests', 429, undefined, 3));
    runner.choose(1);
    runner.confirmFinish();
    await pass(10);
    expect([runner.finishState.value, runner.isOver.value]).toEqual(['busy', true]);
    await vi.advanceTimersByTimeAsync(2900);
    expect(onFinished).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(onFinished).toHaveBeenCalledOnce();
  },
);

test('the visitor who comes back to the page need not wait for a busy server', async () => {
  api.finishTestSession.mockRejectedValueOnce(new ApiError('internal', 500, undefined, 60));
  runner.confirmFinish();
  await pass(10);
  runner.wake();
  await pass(10);
  expect(onFinished).toHaveBeenCalledOnce();
});

test('after sleep the time is asked for until the network is back', async () => {
  api.getTestSession.mockRejectedValueOnce(new ApiError('network', 0));
  api.getTestSession.mockResolvedValue({ ...testSession, now: testSession.startedAt + 900_000 });
  runner.wake();
  await vi.advanceTimersByTimeAsync(3000);
  expect(runner.countdown.seconds.value).toBe(600);
});

test('answers that wait at time-up are given the grace of the server before finishing', async () => {
  api.saveAnswer.mockRejectedValue(new ApiError('network', 0));
  runner.choose(1);
  await pass(1_500_000);
  expect(runner.finishState.value).toBe('waiting');
  expect(api.finishTestSession).not.toHaveBeenCalled();
  nowMs += 6000;
  await vi.advanceTimersByTimeAsync(6000);
  expect(api.finishTestSession).toHaveBeenCalledOnce();
});
