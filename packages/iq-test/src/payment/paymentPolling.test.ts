import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { createPaymentPolling } from './paymentPolling.ts';

const [getTestSession, onPoll, onStatus, onPaid, onGone] = [vi.fn(), vi.fn(), vi.fn(), vi.fn(), vi.fn()];
let check: ReturnType<typeof createPaymentPolling>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const mock of [getTestSession, onPoll, onStatus, onPaid, onGone]) mock.mockReset();
  getTestSession.mockResolvedValue({ paymentStatus: 'pending' });
  const credentials = { id: 'id', token: 'token' };
  check = createPaymentPolling({ credentials, api: { getTestSession }, onPoll, onStatus, onPaid, onGone });
});
afterEach(() => {
  check.stop();
  vi.useRealTimers();
});

test('the server is asked until it says that the session is paid, and that is told once', async () => {
  check.start();
  await vi.advanceTimersByTimeAsync(2500);
  expect([getTestSession.mock.calls.length, onPoll.mock.calls.length]).toEqual([1, 1]);
  getTestSession.mockResolvedValue({ paymentStatus: 'paid' });
  await vi.advanceTimersByTimeAsync(60_000);
  await check.ask();
  expect([getTestSession.mock.calls.length, onPaid.mock.calls.length]).toEqual([3, 1]);
});

test('calls at the same time share one answer', async () => {
  await Promise.all([check.ask(), check.ask()]);
  expect(getTestSession).toHaveBeenCalledOnce();
});

test('after half an hour it asks no more by itself, until it is started again', async () => {
  check.start();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(getTestSession).toHaveBeenCalledTimes(720);
  check.start();
  await vi.advanceTimersByTimeAsync(2500);
  expect(getTestSession).toHaveBeenCalledTimes(721);
});

test('a failure is asked over, a session that the server no longer knows is given up', async () => {
  getTestSession.mockRejectedValueOnce(new ApiError('network', 0));
  check.start();
  await vi.advanceTimersByTimeAsync(2500);
  expect(onGone).not.toHaveBeenCalled();
  getTestSession.mockRejectedValueOnce(new ApiError('session_not_found', 404));
  await vi.advanceTimersByTimeAsync(2500);
  expect(onGone).toHaveBeenCalledOnce();
});

test('an answer that comes after the stop is told to nobody', async () => {
  getTestSession.mockResolvedValue({ paymentStatus: 'paid' });
  const asked = check.ask();
  check.stop();
  await asked;
  expect(onPaid).not.toHaveBeenCalled();
});
