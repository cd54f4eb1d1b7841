import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { testSession } from '../runner/testSession.fixture.ts';
import {
  anewForEachTest,
  api,
  at,
  finishedSession,
  flow,
  open,
  remember,
  results,
  settle,
  storage,
  toast,
} from './flow.fixture.ts';

anewForEachTest();

test('a stored running test comes back at its place', async () => {
  remember(testSession);
  open();
  expect(at('restoring').obstacle).toBeUndefined();
  await settle();
  expect(flow.stage.value).toBe('testing');
  expect(at('testing').runner.currentIndex.value).toBe(2);
});

test.each([
  ['unpaid', 'payment'],
  ['paid', 'results'],
] as const)(
  'a stored finished test that the server calls %s comes back at the stage %s',
  async (paymentStatus, stage) => {
    api.getTestSession.mockResolvedValue({ ...finishedSession, paymentStatus });
    remember(finishedSession);
    storage.paymentStatus.write(paymentStatus === 'paid' ? 'unpaid' : 'paid'); // the device may say anything
    open();
    await settle();
    expect(flow.stage.value).toBe(stage);
    if (stage === 'results') expect(at(stage).results).toBe(results);
  },
);

test('a server that cannot be reached is asked again until the test is back', async () => {
  api.getTestSession.mockRejectedValueOnce(new ApiError('network', 0));
  remember(testSession);
  open();
  await settle();
  expect(at('restoring').obstacle).toBe('offline');
  expect(storage.running.read()?.id).toBe(testSession.id);
  await vi.advanceTimersByTimeAsync(1000);
  expect(flow.stage.value).toBe('testing');
});

test('a server that is busy is not called out of reach, and is asked again when it wants to be', async () => {
  api.getTestSession.mockRejectedValueOnce(new ApiError('too_many_requests', 429, undefined, 7));
  remember(testSession);
  open();
  await settle();
  expect(at('restoring').obstacle).toBe('busy');
  await vi.advanceTimersByTimeAsync(6999);
  expect(api.getTestSession).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(flow.stage.value).toBe('testing');
});

test('the visitor may ask a busy server at once', async () => {
  api.getTestSession.mockRejectedValueOnce(new ApiError('internal', 500));
  remember(testSession);
  open();
  await settle();
  flow.wake();
  await settle();
  expect(flow.stage.value).toBe('testing');
});

test.each([new ApiError('session_not_found', 404), new ApiError('record_damaged', 500)])(
  'a test that is lost (%s) is given up and said so',
  async (error) => {
    api.getTestSession.mockRejectedValue(error);
    remember(testSession);
    open();
    await settle();
    expect(at('welcome').isStarting).toBe(false);
    expect(storage.running.read()).toBeUndefined();
    expect(toast().title).toBe('That test is no longer there');
  },
);

test('a widget that left the page does nothing more, and comes back where it was', async () => {
  remember(testSession);
  open();
  await settle();
  flow.disconnect();
  expect(at('welcome').isStarting).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
  flow.connect();
  await settle();
  expect(flow.stage.value).toBe('testing');
});

test('waking up twice while reconnecting leaves the test in view', async () => {
  api.getTestSession.mockRejectedValueOnce(new ApiError('network', 0));
  remember(testSession);
  open();
  await settle();
  api.getTestSession.mockResolvedValueOnce(testSession).mockRejectedValueOnce(new ApiError('network', 0));
  flow.wake();
  flow.wake();
  await vi.advanceTimersByTimeAsync(3000);
  expect(flow.stage.value).toBe('testing');
});

test('Home leads out of waiting for a stored test, which stays within reach', async () => {
  api.getTestSession.mockRejectedValue(new ApiError('internal', 500));
  remember(testSession);
  open();
  await settle();
  flow.home();
  expect(at('welcome').isStarting).toBe(false);
  expect(flow.last.value).toEqual({ id: testSession.id, token: 'token' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.getTestSession).toHaveBeenCalledOnce();
});
