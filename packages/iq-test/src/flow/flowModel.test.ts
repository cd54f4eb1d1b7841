import type { TestResults, TestSession } from '@quotient/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, errorCode } from '../api/ApiError.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { inEnglish } from '../i18n/english.fixture.ts';
import { testSession } from '../runner/testSession.fixture.ts';
import { createDeviceStorage } from '../storage/deviceStorage.ts';
import { ToastsModel } from '../ui/toasts.ts';
import { type Flow, FlowModel } from './flowModel.ts';
import { type At, type Journey, transitions } from './journey.ts';

const finishedSession: TestSession = {
  ...testSession,
  status: 'finished',
  finishReason: 'finished',
  finishedAt: testSession.startedAt + 60_000,
  answers: [1, 1, -1, 0],
};
const results = { sessionId: testSession.id, iq: 131 } as TestResults; // the flow only hands it on
const api = {
  origin: 'https://quiz.example',
  startTestSession: vi.fn(),
  getTestSession: vi.fn(),
  saveAnswer: vi.fn(),
  finishTestSession: vi.fn(),
  getResults: vi.fn(),
  trackQuestionProgress: vi.fn(),
  listSvgShapes: vi.fn(),
  createPayment: vi.fn(),
  sendResultsEmail: vi.fn(),
  shareResult: vi.fn(),
  getSharedResult: vi.fn(),
} satisfies ApiClient;
const onStage = vi.fn();
/** What the page around has heard. */
let events: string[] = [];
let storage: ReturnType<typeof createDeviceStorage>;
let toasts: InstanceType<typeof ToastsModel>;
let flow: Flow;

function open() {
  toasts = new ToastsModel();
  flow = new FlowModel({
    api,
    storage,
    clock: { monotonicMs: () => 0, wallMs: () => 0 },
    analytics: () => {},
    toasts,
    locale: () => 'en',
    goTo: () => {},
    noPopups: false,
    onStage,
    onEvent: (name) => events.push(name),
  });
  flow.connect();
}
/** The journey, which must be at this place. */
function at<Name extends Journey['at']>(name: Name): At<Name> {
  const here = flow.journey.value;
  if (here.at !== name) throw new Error(`The journey is at ${here.at}.`);
  return here as At<Name>; // just compared
}
/** The newest toast, as it is read. */
const toast = () => {
  const { tone, title, text } = toasts.toasts.value.at(-1) ?? {};
  return { tone, title: title && inEnglish(title), text: text && inEnglish(text) };
};
const settle = () => vi.advanceTimersByTimeAsync(0);
const remember = (session: TestSession) =>
  storage.running.write({
    id: session.id,
    token: 'token',
    currentIndex: 2,
    answers: session.answers,
    flags: [false, false, false, false],
    lastSeq: 0,
    pending: [],
  });

beforeEach(() => {
  vi.useFakeTimers();
  events = [];
  vi.resetAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  storage = createDeviceStorage({ slug: 'iq-test', storage: null });
  api.startTestSession.mockResolvedValue({ ...testSession, token: 'token' });
  api.getTestSession.mockResolvedValue(testSession);
  api.finishTestSession.mockResolvedValue({ session: finishedSession, sealedScore: 'a.b.c.d.e' });
  api.getResults.mockResolvedValue(results);
  api.trackQuestionProgress.mockResolvedValue(undefined);
  api.listSvgShapes.mockResolvedValue([{ name: 'square', svg_content: '<rect/>' }]);
});
afterEach(() => {
  flow.disconnect();
  vi.useRealTimers();
});

test('the table of transitions is the one of the specification, with the ways back after a reload', () => {
  open();
  const ways = Object.entries(transitions).flatMap(([from, events]) =>
    Object.entries(events).map(([event, to]) => `${from} -${event}-> ${to}`),
  );
  expect(ways.sort()).toEqual(
    [
      'welcome -start-> testing',
      'welcome -restore-> restoring',
      'restoring -start-> testing',
      'restoring -finish-> payment',
      'restoring -load-> loading-results',
      'restoring -home-> welcome',
      'testing -finish-> payment',
      'testing -home-> welcome',
      'payment -load-> loading-results',
      'payment -home-> welcome',
      'loading-results -paid-> results',
      'loading-results -fail-> failed',
      'loading-results -home-> welcome',
      'failed -load-> loading-results',
      'failed -home-> welcome',
      'results -retake-> testing',
      'results -home-> welcome',
    ].sort(),
  );
});

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

test('a start in a tab that has not seen the test of another tab joins that test', async () => {
  open();
  remember(testSession);
  flow.start('Start');
  await settle();
  expect(api.startTestSession).not.toHaveBeenCalled();
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
