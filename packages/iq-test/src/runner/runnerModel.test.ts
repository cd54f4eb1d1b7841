import type { StartedTestSession } from '@quotient/contract';
import { refusal } from '@quotient/contract/refusal';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import type { ApiClient } from '../api/apiClient.ts';
import { createRealServer, type RealServer } from '../api/realServer.fixture.ts';
import { createDeviceStorage } from '../storage/deviceStorage.ts';
import { type Runner, RunnerModel } from './runnerModel.ts';

const SAVE_FIRST = 'PUT /api/test-sessions/:id/answers/0';
const FINISH = 'POST /api/test-sessions/:id/finish';
const TRACK = 'POST /api/track-question-progress';
let server: RealServer;
let session: StartedTestSession;
/** Time by which the device's rising clock is behind the server's, which is the date. */
let sleptMs = 0;
/** Time by which the device's clock was moved forward. */
let dateShiftMs = 0;
let runner: Runner;
let tracked: MockInstance<ApiClient['trackQuestionProgress']>;
const onFinished = vi.fn();
const onGone = vi.fn();
const onEvent = vi.fn();

const settle = () => server.settle();
/** Lets time pass for the server alone, as for a device that sleeps. */
function sleep(ms: number) {
  vi.setSystemTime(Date.now() + ms);
  sleptMs += ms;
}
/** Lets time pass for both; timers run in the last second of it. */
async function pass(ms: number) {
  const runMs = Math.min(ms, 1000);
  vi.setSystemTime(Date.now() + ms - runMs);
  await vi.advanceTimersByTimeAsync(runMs);
  await settle();
}
const lastIndex = () => session.questions.length - 1;
async function answerAll() {
  for (const index of session.questions.keys()) {
    runner.goTo(index);
    runner.choose(0);
  }
  await settle();
}
/** The test as the server has stored it. */
const stored = () => server.store.testSessions.get(session.id);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const mock of [onFinished, onGone, onEvent]) mock.mockReset();
  sleptMs = 0;
  dateShiftMs = 0;
  server = createRealServer();
  const clockMs = () => Date.now() - sleptMs;
  session = await server.visitor.start();
  tracked = vi.spyOn(server.api, 'trackQuestionProgress');
  runner = new RunnerModel({
    session,
    credentials: session,
    api: server.api,
    storage: createDeviceStorage({ slug: 'iq-test', storage: null }),
    clock: { monotonicMs: clockMs, wallMs: () => clockMs() + dateShiftMs },
    onEvent,
    onFinished,
    onGone,
  });
});
afterEach(() => {
  runner[Symbol.dispose]();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a step to another question is told, a step to the same one is not', () => {
  runner.next();
  runner.goTo(1);
  runner.goTo(3);
  expect(onEvent.mock.calls).toEqual([
    [{ type: 'moved', step: 2, total: session.questions.length }],
    [{ type: 'moved', step: 4, total: session.questions.length }],
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
  await settle();
  expect(tracked.mock.calls.map(([, body]) => [body.q_number, body.action_type])).toEqual([
    [1, 'viewed'],
    [2, 'viewed'],
    [1, 'viewed'],
  ]);
  expect((await stored())?.viewCounts.slice(0, 3)).toEqual([2, 1, 0]);
});

test('S193: a failed tracking call is only logged', async () => {
  server.answerNext(TRACK, refusal('internal'));
  runner.next();
  await settle();
  expect(console.warn).toHaveBeenCalledOnce();
  expect(runner.currentIndex.value).toBe(1);
});

test('finishing with unanswered questions asks, and canceling returns to the test', async () => {
  runner.goTo(lastIndex());
  runner.requestFinish();
  expect(runner.finishState.value).toBe('asking');
  expect(runner.unansweredCount.value).toBe(session.questions.length);
  runner.cancelFinish();
  expect(runner.finishState.value).toBe('no');
  await settle();
  expect(server.countOf(FINISH)).toBe(0);
});

test('finishing with everything answered does not ask', async () => {
  await answerAll();
  runner.requestFinish();
  await settle();
  expect(onFinished).toHaveBeenCalledExactlyOnceWith({
    session: await server.visitor.look(session),
    sealedScore: expect.stringMatching(/^ey/),
  });
  expect((await stored())?.answers).toEqual(session.questions.map(() => 0));
});

test('S192: finishing tracks how many were answered', async () => {
  runner.goTo(2);
  runner.choose(1);
  runner.confirmFinish();
  await settle();
  expect(tracked).toHaveBeenLastCalledWith(expect.anything(), {
    q_number: 1,
    action_type: 'completed',
    sess_id: session.id,
  });
  expect((await stored())?.completedCount).toBe(1);
});

test('finishing with a question marked for later asks, though everything is answered', async () => {
  await answerAll();
  runner.toggleFlag();
  expect(runner.flagChange.value).toBe(true);
  await settle();
  runner.requestFinish();
  expect(runner.finishState.value).toBe('asking');
  runner.cancelFinish();
  runner.toggleFlag();
  expect(runner.flagChange.value).toBe(false);
  runner.requestFinish();
  await settle();
  expect(onFinished).toHaveBeenCalledOnce();
});

test('what was said of a mark is not said again on another question', () => {
  runner.toggleFlag();
  runner.next();
  expect(runner.flagChange.value).toBeUndefined();
});

test('S155: time-up ends the test without confirmation and closes an open one', async () => {
  runner.goTo(lastIndex());
  runner.requestFinish();
  expect(runner.finishState.value).toBe('asking');
  await pass(1_500_000);
  expect(onFinished).toHaveBeenCalledOnce();
  expect(runner.finishState.value).toBe('sending');
  expect((await stored())?.finish?.reason).toBe('time-up');
});

test('finishing offline waits, keeps the answers and goes through once the connection is back', async () => {
  server.play('offline');
  runner.choose(1);
  runner.confirmFinish();
  await settle();
  expect(runner.finishState.value).toBe('waiting');
  expect(server.countOf(FINISH)).toBe(0);

  server.play('online');
  runner.wake();
  await settle();
  expect(onFinished).toHaveBeenCalledOnce();
  expect((await stored())?.answers[0]).toBe(1);
});

test('waking up takes the time from the server', async () => {
  sleep(600_000);
  runner.wake();
  await settle();
  expect(runner.countdown.seconds.value).toBe(900);
});

test.each([3_600_000, -3_600_000])(
  'a date of the device that is put forward by %i ms neither ends nor extends the time: the server is asked',
  async (ms) => {
    sleep(600_000); // ten minutes pass for the server, which nobody has told the device
    dateShiftMs = ms;
    await pass(1000);
    expect(runner.countdown.seconds.value).toBe(899);
    expect(onFinished).not.toHaveBeenCalled();
  },
);

test.each([
  ['saveAnswer', SAVE_FIRST],
  ['finishTestSession', FINISH],
])(
  'finishing while the server refuses %s for now is not called offline, and goes on when the server wants it',
  async (_, refused) => {
    server.answerNext(refused, refusal('too_many_requests', { retryAfterSeconds: 3 }));
    runner.choose(1);
    runner.confirmFinish();
    await settle();
    expect([runner.finishState.value, runner.isOver.value]).toEqual(['busy', true]);
    await vi.advanceTimersByTimeAsync(2999);
    await settle();
    expect(onFinished).not.toHaveBeenCalled();
    await pass(1);
    expect(onFinished).toHaveBeenCalledOnce();
  },
);

test('the visitor who comes back to the page need not wait for a busy server', async () => {
  server.answerNext(FINISH, refusal('internal', { retryAfterSeconds: 60 }));
  runner.confirmFinish();
  await settle();
  runner.wake();
  await settle();
  expect(onFinished).toHaveBeenCalledOnce();
});
