import { signal } from '@preact/signals-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { SyncingModel } from './syncingModel.ts';
import { testSession } from './testSession.fixture.ts';

const [getTestSession, onAnswer, onGone] = [vi.fn(), vi.fn(), vi.fn()];
let nowMs = 0;
const isOver = signal(false);
let syncing: InstanceType<typeof SyncingModel>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const mock of [getTestSession, onAnswer, onGone]) mock.mockReset();
  getTestSession.mockResolvedValue(testSession);
  nowMs = 0;
  isOver.value = false;
  const credentials = { id: testSession.id, token: 'token' };
  const clock = { monotonicMs: () => nowMs, wallMs: () => nowMs };
  syncing = new SyncingModel({ credentials, api: { getTestSession }, clock, onGone }, isOver, onAnswer);
});
afterEach(() => {
  syncing[Symbol.dispose]();
  vi.useRealTimers();
});

test('the server is asked once in five seconds at the most', async () => {
  await syncing.sync();
  nowMs = 4999;
  await syncing.sync();
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(testSession);
  nowMs = 5000;
  await syncing.sync();
  expect(onAnswer).toHaveBeenCalledTimes(2);
});

test('without an answer it asks again by itself, and no more after the end', async () => {
  getTestSession.mockRejectedValue(new ApiError('network', 0));
  await syncing.sync();
  await vi.advanceTimersByTimeAsync(500);
  expect(getTestSession).toHaveBeenCalledTimes(2);
  syncing[Symbol.dispose]();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(getTestSession).toHaveBeenCalledTimes(2);
});

test('a test that is being finished asks nothing and takes no late answer', async () => {
  const asked = syncing.sync();
  isOver.value = true;
  await asked;
  expect(onAnswer).not.toHaveBeenCalled();
  nowMs = 10_000;
  await syncing.sync();
  expect(getTestSession).toHaveBeenCalledOnce();
});

test('a session that the server no longer knows is given up', async () => {
  getTestSession.mockRejectedValue(new ApiError('session_not_found', 404));
  await syncing.sync();
  expect(onGone).toHaveBeenCalledOnce();
});
