import { expect, test } from 'vitest';
import { ApiError, errorCode } from '../api/ApiError.ts';
import { testSession } from '../runner/testSession.fixture.ts';
import {
  anewForEachTest,
  api,
  at,
  events,
  finishedSession,
  flow,
  open,
  remember,
  settle,
  storage,
  toast,
} from './flow.fixture.ts';

anewForEachTest();

test('S144: a start leads to testing', async () => {
  open();
  flow.start('Start');
  expect(at('welcome').isStarting).toBe(true);
  await settle();
  expect(flow.stage.value).toBe('testing');
  expect(flow.shapes.value.get('square')).toBe('<rect/>');
});

test('a second press while starting starts nothing more', async () => {
  open();
  flow.start('Start');
  flow.start('Start');
  await settle();
  expect(api.startTestSession).toHaveBeenCalledOnce();
});

test('a start that fails stays on the landing and says why', async () => {
  api.startTestSession.mockRejectedValue(new ApiError('storage_failed', 503));
  open();
  flow.start('Start');
  await settle();
  expect(flow.stage.value).toBe('welcome');
  expect(toast()).toMatchObject({ tone: 'alert', title: 'The test could not start' });
});

test('a start that is refused in a crowd says in the words of a visitor to wait a moment', async () => {
  api.startTestSession.mockRejectedValue(new ApiError('too_many_requests', 429));
  open();
  flow.start('Start');
  await settle();
  expect(toast().text).toBe('Too many requests are coming in right now. Wait a moment and try again.');
});

test('a finished test is kept on the device, sealed', async () => {
  open();
  flow.start('Start');
  await settle();
  at('testing').runner.confirmFinish();
  await settle();
  expect(flow.stage.value).toBe('payment');
  expect(storage.savedAnswers.read()).toEqual(finishedSession.answers);
  expect(storage.savedQuestions.read()).toEqual(finishedSession.questions);
  expect(storage.savedIq.read()).toBe('a.b.c.d.e');
});

test('results that cannot be loaded can be tried again', async () => {
  api.getTestSession.mockResolvedValue({ ...finishedSession, paymentStatus: 'paid' });
  api.getResults.mockRejectedValueOnce(new ApiError('network', 0));
  remember(finishedSession);
  open();
  await settle();
  expect(errorCode(at('failed').error)).toBe('network');
  flow.retryResults();
  await settle();
  expect(flow.stage.value).toBe('results');
});

test('Home asks while testing, and leaving clears the test', async () => {
  open();
  flow.start('Start');
  await settle();
  flow.home();
  expect(at('testing').isLeaving).toBe(true);
  flow.stay();
  expect(at('testing').isLeaving).toBe(false);
  flow.leave();
  expect(flow.stage.value).toBe('welcome');
  expect(storage.running.read()).toBeUndefined();
});

test('after Home a finished test can be opened again', async () => {
  api.getTestSession.mockResolvedValue({ ...finishedSession, paymentStatus: 'paid' });
  remember(finishedSession);
  open();
  await settle();
  flow.home();
  expect(flow.stage.value).toBe('welcome');
  flow.openLast();
  await settle();
  expect(flow.stage.value).toBe('results');
  expect(storage.running.read()?.id).toBe(finishedSession.id); // also after the next reload
});

test('a start in a tab that has not seen the test of another tab joins that test', async () => {
  open();
  remember(testSession);
  flow.start('Start');
  await settle();
  expect(api.startTestSession).not.toHaveBeenCalled();
  expect(flow.stage.value).toBe('testing');
});

test('a start that is answered after Home starts nothing', async () => {
  api.getTestSession.mockResolvedValue({ ...finishedSession, paymentStatus: 'paid' });
  remember(finishedSession);
  open();
  await settle();
  flow.retake();
  flow.home();
  await settle();
  expect(flow.stage.value).toBe('welcome');
  expect(storage.running.read()).toBeUndefined();
});

test('the page hears of a payment once for each session, however often its results are opened', async () => {
  api.getTestSession.mockResolvedValue({ ...finishedSession, paymentStatus: 'paid' });
  remember(finishedSession);
  open();
  await settle();
  flow.home();
  flow.openLast();
  await settle();
  expect(flow.stage.value).toBe('results');
  expect(events.filter((name) => name === 'paid')).toHaveLength(1);
  expect(events.filter((name) => name === 'results')).toHaveLength(2);
});

test('a test whose time ran out while the page was closed is told and tracked as completed, once', async () => {
  api.getTestSession.mockResolvedValue(finishedSession);
  remember(testSession);
  open();
  await settle();
  flow.disconnect();
  flow.connect();
  await settle();
  expect(flow.stage.value).toBe('payment');
  expect(events).toEqual(['finish']);
  expect(api.trackQuestionProgress.mock.calls.map(([, body]) => body)).toEqual([
    { q_number: 3, action_type: 'completed', sess_id: finishedSession.id },
  ]);
});

test('a running test that comes back is told as started, and its answers and steps after it', async () => {
  remember(testSession);
  open();
  await settle();
  at('testing').runner.choose(0);
  at('testing').runner.next();
  expect(events).toEqual(['start', 'answer', 'step']);
});
