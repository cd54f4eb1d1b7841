import type { VisitorStage, VisitorWay } from '@quotient/fixtures/visitor';
import { afterEach, beforeEach, vi } from 'vitest';
import { createRealServer, type RealServer } from '../api/realServer.fixture.ts';
import { inEnglish } from '../i18n/english.fixture.ts';
import { createDeviceStorage } from '../storage/deviceStorage.ts';
import { ToastsModel } from '../ui/toasts.ts';
import { type Flow, FlowModel } from './flowModel.ts';
import type { At, Journey } from './journey.ts';
import type { EmitJourneyEvent, JourneyEvents } from './journeyEvents.ts';

/** The calls as the server counts them. */
export const START = 'POST /api/test-sessions';
export const LOOK = 'GET /api/test-sessions/:id';

export let server: RealServer;
const onStage = vi.fn();
const onEvent = vi.fn<EmitJourneyEvent>();
/** Names of the events that the page received. */
export const heard = () => onEvent.mock.calls.map(([name]) => name);
/** Details of the events of one name. */
export const detailsOf = (name: keyof JourneyEvents) =>
  onEvent.mock.calls.filter((call) => call[0] === name).map((call) => call[1]);
export let storage: ReturnType<typeof createDeviceStorage>;
/** All toasts of the widget. */
export let toasts: InstanceType<typeof ToastsModel>;
export let flow: Flow;

/** Puts a widget into the page. */
export function open() {
  toasts = new ToastsModel();
  flow = new FlowModel({
    api: server.api,
    storage,
    clock: { monotonicMs: () => 0, wallMs: () => 0 },
    analytics: () => {},
    toasts,
    locale: () => 'en',
    goTo: () => {},
    noPopups: () => false,
    onStage,
    onEvent,
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
export const settle = () => server.settle();
/** Brings a test so far and stores it on the device, as an earlier page has left it. */
export async function remember(stage: VisitorStage, way: VisitorWay = {}) {
  const held = { ...(await server.visitor.reach(stage, way)), currentIndex: 2 };
  storage.running.write(held);
  return held;
}

/** Creates all of this again for each test of a file. */
export function anewForEachTest(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.resetAllMocks();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    server = createRealServer();
    storage = createDeviceStorage({ slug: 'iq-test', storage: null });
  });
  afterEach(() => {
    flow.disconnect();
  });
}
