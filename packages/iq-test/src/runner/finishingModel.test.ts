import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { FinishingModel } from './finishingModel.ts';
import { testSession } from './testSession.fixture.ts';

const finished = { session: testSession, sealedScore: 'sealed' };
const offline = new ApiError('network', 0);
const [flush, finishTestSession, onFinished, onGone] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
let nowMs = 0;
let finishing: InstanceType<typeof FinishingModel>;

beforeEach(() => {
  vi.useFakeTimers();
  for (const mock of [flush, finishTestSession, onFinished, onGone]) mock.mockReset();
  flush.mockResolvedValue(undefined);
  finishTestSession.mockResolvedValue(finished);
  nowMs = 0;
  const credentials = { id: testSession.id, token: 'token' };
  const clock = { monotonicMs: () => nowMs, wallMs: () => nowMs };
  finishing = new FinishingModel(
    { credentials, api: { finishTestSession }, clock, onGone },
    flush,
    onFinished,
  );
});
afterEach(() => {
  finishing[Symbol.dispose]();
  vi.useRealTimers();
});

test('asking whether to finish does not end the test, finishing does, once', async () => {
  finishing.finishState.value = 'asking';
  expect(finishing.isOver.value).toBe(false);
  await Promise.all([finishing.finish(), finishing.finish()]);
  expect(finishing.isOver.value).toBe(true);
  expect(onFinished).toHaveBeenCalledExactlyOnceWith(finished);
});

test('nothing is finished before the answers are through, except where the server takes no more of them', async () => {
  flush.mockResolvedValue(offline);
  finishing.endTime();
  await vi.advanceTimersByTimeAsync(0);
  expect([finishing.finishState.value, finishing.timeIsUp.value]).toEqual(['waiting', true]);
  expect(finishTestSession).not.toHaveBeenCalled();
  nowMs = 5001;
  await vi.advanceTimersByTimeAsync(500);
  expect(onFinished).toHaveBeenCalledOnce();
});

test('a session that the server will never finish is given up', async () => {
  const gone = new ApiError('session_not_found', 404);
  finishTestSession.mockRejectedValue(gone);
  await finishing.finish();
  expect(onGone).toHaveBeenCalledExactlyOnceWith(gone);
});

test('a test that was left meanwhile tells nothing and asks no more', async () => {
  finishTestSession.mockRejectedValueOnce(offline);
  await finishing.finish();
  finishing[Symbol.dispose]();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(finishTestSession).toHaveBeenCalledOnce();
  expect(onFinished).not.toHaveBeenCalled();
});
