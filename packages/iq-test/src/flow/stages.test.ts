import { fixturePublicQuestions, personas } from '@quotient/fixtures';
import { expect, test, vi } from 'vitest';
import { errorCode } from '../api/ApiError.ts';
import {
  anewForEachTest,
  at,
  detailsOf,
  flow,
  heard,
  LOOK,
  open,
  remember,
  server,
  settle,
  storage,
  toast,
} from './flow.fixture.ts';

const RESULTS = `${LOOK}/results`;
anewForEachTest();

test('the page is told which test has started, and of one that was running before that it is back', async () => {
  open();
  flow.start('Start');
  await settle();
  flow.disconnect();
  flow.connect();
  await settle();
  const started = {
    sessionId: storage.running.read()?.id,
    set: 'main',
    questionCount: fixturePublicQuestions.length,
    durationSeconds: 1500,
  };
  expect(detailsOf('start')).toEqual([
    { ...started, resumed: false },
    { ...started, resumed: true },
  ]);
});

test('the page hears of the last five minutes once for each session, however often it is brought back', async () => {
  await remember('testing');
  vi.setSystemTime(Date.now() + 1_210_000);
  open();
  await settle();
  flow.disconnect();
  flow.connect();
  await settle();
  expect(detailsOf('start')).toHaveLength(2);
  expect(detailsOf('warning')).toEqual([{ secondsLeft: 290 }]);
});

test('a finished test is kept on the device, sealed', async () => {
  open();
  flow.start('Start');
  await settle();
  at('testing').runner.confirmFinish();
  await settle();
  expect(flow.stage.value).toBe('payment');
  expect(storage.savedAnswers.read()).toEqual(personas.leavesAllOut.answers);
  expect(storage.savedQuestions.read()).toEqual(fixturePublicQuestions);
  expect(storage.savedIq.read()).toMatch(/^[\w-]+(\.[\w-]*){4}$/);
});

test('results that cannot be loaded can be tried again', async () => {
  server.answerNext(RESULTS, 'lost');
  await remember('paid');
  open();
  await settle();
  expect(errorCode(at('failed').error)).toBe('network');
  expect(detailsOf('error')).toEqual([{ code: 'network', message: 'the results could not be loaded' }]);
  flow.retryResults();
  await settle();
  expect(flow.stage.value).toBe('results');
});

test('results that come after Home are shown and told to nobody', async () => {
  server.answerNext(RESULTS, 'lost');
  await remember('paid');
  open();
  await settle();
  flow.retryResults();
  expect(at('loading-results').stage).toBe('welcome');
  flow.home();
  await settle();
  expect(server.countOf(RESULTS)).toBe(2);
  expect(flow.stage.value).toBe('welcome');
  expect(heard()).toEqual(['error']);
});

test('a test that is lost while its results are asked for is given up and said so', async () => {
  server.answerNext(RESULTS, 'lost');
  const { id } = await remember('paid');
  open();
  await settle();
  await server.store.testSessions.remove(id);
  flow.retryResults();
  await settle();
  expect(at('welcome').isStarting).toBe(false);
  expect(storage.running.read()).toBeUndefined();
  expect(toast().title).toBe('That test is no longer there');
  expect(detailsOf('error').at(-1)).toMatchObject({ code: 'session_not_found' });
});

test('the page hears of a payment once for each session, however often its results are opened', async () => {
  await remember('paid');
  open();
  await settle();
  flow.home();
  flow.openLast();
  await settle();
  expect(flow.stage.value).toBe('results');
  expect(heard().filter((name) => name === 'paid')).toHaveLength(1);
  expect(heard().filter((name) => name === 'results')).toHaveLength(2);
});

test('a test whose time ran out while the page was closed is told and tracked as completed, once', async () => {
  const { id } = await remember('payment', { answers: [1, 1, -1, 0], ends: 'time-up' });
  open();
  await settle();
  flow.disconnect();
  flow.connect();
  await settle();
  expect(flow.stage.value).toBe('payment');
  expect(heard()).toEqual(['finish']);
  expect(detailsOf('finish')).toEqual([
    { reason: 'time-up', answeredCount: 3, total: fixturePublicQuestions.length },
  ]);
  expect(server.countOf('POST /api/track-question-progress')).toBe(1);
  expect((await server.store.testSessions.get(id))?.completedCount).toBe(3);
});

test('a running test that comes back is told as started, and its answers and steps after it', async () => {
  await remember('testing');
  open();
  await settle();
  at('testing').runner.choose(0);
  at('testing').runner.next();
  expect(heard()).toEqual(['start', 'answer', 'step']);
});
