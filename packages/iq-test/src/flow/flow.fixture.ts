import type { TestResults, TestSession } from '@quotient/contract';
import { afterEach, beforeEach, vi } from 'vitest';
import type { ApiClient } from '../api/apiClient.ts';
import { inEnglish } from '../i18n/english.fixture.ts';
import { testSession } from '../runner/testSession.fixture.ts';
import { createDeviceStorage } from '../storage/deviceStorage.ts';
import { ToastsModel } from '../ui/toasts.ts';
import { type Flow, FlowModel } from './flowModel.ts';
import type { At, Journey } from './journey.ts';

export const finishedSession: TestSession = {
  ...testSession,
  status: 'finished',
  finishReason: 'finished',
  finishedAt: testSession.startedAt + 60_000,
  answers: [1, 1, -1, 0],
};
export const results = { sessionId: testSession.id, iq: 131 } as TestResults; // the flow only hands it on
export const api = {
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
export let events: string[] = [];
export let storage: ReturnType<typeof createDeviceStorage>;
let toasts: InstanceType<typeof ToastsModel>;
export let flow: Flow;

/** Puts a widget into the page. */
export function open() {
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
export function at<Name extends Journey['at']>(name: Name): At<Name> {
  const here = flow.journey.value;
  if (here.at !== name) throw new Error(`The journey is at ${here.at}.`);
  return here as At<Name>; // just compared
}
/** The newest toast, as it is read. */
export const toast = () => {
  const { tone, title, text } = toasts.toasts.value.at(-1) ?? {};
  return { tone, title: title && inEnglish(title), text: text && inEnglish(text) };
};
export const settle = () => vi.advanceTimersByTimeAsync(0);
/** Stores a test on the device, as an earlier page has left it. */
export const remember = (session: TestSession) =>
  storage.running.write({
    id: session.id,
    token: 'token',
    currentIndex: 2,
    answers: session.answers,
    flags: [false, false, false, false],
    lastSeq: 0,
    pending: [],
  });

/** Makes all of this anew for each test of a file. */
export function anewForEachTest(): void {
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
}
