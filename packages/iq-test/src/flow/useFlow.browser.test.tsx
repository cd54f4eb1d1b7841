import { brand } from '@quotient/contract/brand';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRealServer, ORIGIN, type RealServer } from '../api/realServer.fixture.ts';
import { createDeviceStorage } from '../storage/deviceStorage.ts';
import type { Flow } from './flowModel.ts';
import type { Journey } from './journey.ts';
import { type UseFlowOptions, useFlow } from './useFlow.ts';

/** The calls as the server counts them. */
const START = 'POST /api/test-sessions';
const LOOK = 'GET /api/test-sessions/:id';
const otherBrand = { ...brand, slug: 'other-test' };

type Given = ReturnType<typeof useFlow>;

let server: RealServer;
let root: Root;
/** Props of the component at each render. */
let renders: Given[];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  server = createRealServer();
  root = createRoot(document.createElement('div'));
  renders = [];
});
afterEach(() => {
  root.unmount();
});

function Widget(options: UseFlowOptions) {
  renders.push(useFlow(options));
  return null;
}
const widget = (options: Partial<UseFlowOptions>) => (
  <Widget brand={brand} locale="en" api={server.api} analytics={() => {}} {...options} />
);
/** Renders the component, for the first time or again; what it is given. */
function show(options: Partial<UseFlowOptions> = {}, where = root): Given {
  flushSync(() => where.render(widget(options)));
  const given = renders.at(-1);
  if (!given) throw new Error('Nothing was rendered.');
  return given;
}
const arrival = ({ journey }: Flow, at: Journey['at']) =>
  vi.waitFor(() => expect(journey.peek()).toMatchObject({ at }), { interval: 5 });
async function begin(flow: Flow): Promise<void> {
  flow.start('Start');
  await arrival(flow, 'testing');
}
const storageOf = (slug = brand.slug) => createDeviceStorage({ slug });
/** A running test of this device, as an earlier page has left it. */
async function remember() {
  const held = await server.visitor.reach('testing');
  storageOf().running.write(held);
  return held;
}

test('every render gives the same journey, messages and client', () => {
  const [first, second] = [show(), show({ locale: 'de', api: createRealServer().api })];
  expect(second).toEqual(first);
  for (const name of ['flow', 'toasts', 'api'] as const) expect(second[name]).toBe(first[name]);
});

test('options are read once: a journey goes on where it began', async () => {
  const other = createRealServer();
  const [analytics, otherAnalytics] = [vi.fn(), vi.fn()];
  const otherStorage = createDeviceStorage({ slug: brand.slug, storage: null });
  const { flow } = show({ analytics, initialTimeFactor: 1.5 });
  show({ analytics: otherAnalytics, initialTimeFactor: 2, api: other.api, storage: otherStorage });
  await begin(flow);
  expect(server.countOf(START)).toBe(1);
  expect(other.calls).toEqual([]);
  expect(flow.timeFactor.peek()).toBe(1.5);
  expect(analytics).toHaveBeenCalledExactlyOnceWith({ event: 'quiz_start', button: 'Start' });
  expect(otherAnalytics).not.toHaveBeenCalled();
  expect(storageOf().running.read()).toBeDefined();
  expect(otherStorage.running.read()).toBeUndefined();
});

test('callbacks and language may change: the newest hear, and are remembered', async () => {
  const [old, newest] = [
    { onStage: vi.fn(), onEvent: vi.fn() },
    { onStage: vi.fn(), onEvent: vi.fn() },
  ];
  const { flow } = show(old);
  show({ ...newest, locale: 'de' });
  await begin(flow);
  expect(newest.onStage).toHaveBeenCalledExactlyOnceWith('testing');
  expect(newest.onEvent).toHaveBeenCalledWith('start', expect.anything());
  expect(old.onStage).not.toHaveBeenCalled();
  expect(old.onEvent).not.toHaveBeenCalled();
  const { id = '' } = storageOf().running.read() ?? {};
  expect(await server.store.testSessions.get(id)).toMatchObject({ locale: 'de' });
});

test('without a client of the page, the server is that of baseUrl, else the page is its own', () => {
  expect(show({ api: undefined, baseUrl: `${ORIGIN}/somewhere` }).api.origin).toBe(ORIGIN);
  const page = createRoot(document.createElement('div'));
  expect(show({ api: undefined }, page).api.origin).toBe(location.origin);
  page.unmount();
});

test('what leaves the page in the frame of a move comes back where it moved to', async () => {
  const { flow } = show();
  await begin(flow);
  const here = flow.journey.peek();
  if (here.at !== 'testing') throw new Error(`No test runs: ${here.at}.`);
  here.runner.goTo(3);
  root.unmount();
  expect(storageOf().running.read()).toMatchObject({ currentIndex: 3 });
});

test('onFlow takes the journey once for each function', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { flow } = show({ onFlow: first });
  show({ onFlow: first, locale: 'de' });
  expect(first).toHaveBeenCalledExactlyOnceWith(flow);
  show({ onFlow: second });
  expect(first).toHaveBeenCalledOnce();
  expect(second).toHaveBeenCalledExactlyOnceWith(flow);
});

test('what an onFlow answers does not matter', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const taken: Flow[] = [];
  const { flow } = show({ onFlow: (given) => taken.push(given) });
  show({ onFlow: (given) => taken.push(given) });
  expect(taken).toEqual([flow, flow]);
  expect(complaint).not.toHaveBeenCalled();
});

test('a journey keeps the slug that it began with', async () => {
  const { flow } = show();
  await begin(flow);
  show({ brand: otherBrand });
  expect(server.calls.filter((call) => call === LOOK)).toEqual([]);
  dispatchEvent(new Event(`${otherBrand.slug}:home`));
  expect(flow.journey.peek()).toMatchObject({ at: 'testing', isLeaving: false });
});

test('an onFlow that is written where it is used does not bring the test back at every render', async () => {
  await remember();
  const taken = vi.fn<(flow: Flow) => void>();
  const showInline = () => show({ onFlow: (flow) => taken(flow) });
  const { flow } = showInline();
  showInline();
  await arrival(flow, 'testing');
  const before = flow.journey.peek();
  showInline();
  expect(taken).toHaveBeenCalledTimes(3);
  expect(flow.journey.peek()).toBe(before);
  expect(server.countOf(LOOK)).toBe(1);
});

test('a stored test comes back, also where React mounts twice', async () => {
  const { id } = await remember();
  flushSync(() => root.render(<StrictMode>{widget({})}</StrictMode>));
  const [flow] = renders.map((given) => given.flow).slice(-1);
  await vi.waitFor(() => expect(flow?.journey.peek()).toMatchObject({ at: 'testing', credentials: { id } }), {
    interval: 5,
  });
});

test.each([
  '{',
  'null',
  '[]',
  '{"id":"x"}',
  '"paid"',
  'paid',
  '-1',
  '{"id":"1","token":"<script>","answers":{},"pending":[{}]}',
])(
  'whatever is written into the device by hand (%s), a running test comes back or none, and never a result',
  async (junk) => {
    await remember();
    const write = (name: string) => localStorage.setItem(`${brand.slug}_${name}`, junk);
    for (const name of ['last_session', 'saved_answers', 'saved_questions', 'saved_iq', 'payment_status'])
      write(name);
    const { flow } = show();
    await arrival(flow, 'testing');
    flushSync(() => root.render(null));
    await server.settle();
    const calls = [...server.calls];
    write('session');
    const next = show();
    await server.settle();
    expect(next.flow.journey.peek()).toEqual({ at: 'welcome', isStarting: false });
    expect(server.calls).toEqual(calls);
  },
);

test('the journey ends with the component, and what is stored waits for the next', async () => {
  const { id } = await remember();
  const onStage = vi.fn();
  const { flow } = show({ onStage });
  await arrival(flow, 'testing');
  await vi.waitFor(() => expect(server.countOf('POST /api/track-question-progress')).toBe(1));
  const heard = [
    vi.spyOn(flow, 'wake'),
    vi.spyOn(flow, 'receive'),
    vi.spyOn(flow, 'storageChanged'),
    vi.spyOn(flow, 'home'),
  ];
  const calls = [...server.calls];
  flushSync(() => root.render(null));
  expect(flow.journey.peek()).toEqual({ at: 'welcome', isStarting: false });
  document.dispatchEvent(new Event('visibilitychange'));
  for (const name of ['online', 'focus', 'pageshow', 'message', 'storage', `${brand.slug}:home`])
    dispatchEvent(new Event(name));
  for (const each of heard) expect(each).not.toHaveBeenCalled();
  expect(server.calls).toEqual(calls);
  expect(onStage).toHaveBeenCalledExactlyOnceWith('testing'); // nobody went anywhere: the page took it away

  const next = show();
  expect(next.flow).not.toBe(flow);
  await arrival(next.flow, 'testing');
  expect(storageOf().running.read()).toMatchObject({ id });
});

test.each([
  ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the connection is back', () => dispatchEvent(new Event('online'))],
  ['the window is used again', () => dispatchEvent(new Event('focus'))],
  ['the page comes out of the cache', () => dispatchEvent(new Event('pageshow'))],
])('where %s, the server is asked anew', async (_, happen) => {
  await remember();
  const { flow } = show();
  await arrival(flow, 'testing');
  const before = server.countOf(LOOK);
  happen();
  await vi.waitFor(() => expect(server.countOf(LOOK)).toBe(before + 1), { interval: 5 });
});

test('a page that is put away wakes nothing', () => {
  const wake = vi.spyOn(show().flow, 'wake');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(wake).not.toHaveBeenCalled();
});

test("another window's message reaches the journey", () => {
  const receive = vi.spyOn(show().flow, 'receive');
  const message = new MessageEvent('message', { origin: ORIGIN, data: 'paid' });
  dispatchEvent(message);
  expect(receive).toHaveBeenCalledExactlyOnceWith(message);
});

test('the test that another tab has started takes the place of this one', async () => {
  await remember();
  const { flow } = show();
  await arrival(flow, 'testing');
  const { id } = await remember();
  dispatchEvent(new StorageEvent('storage', { key: storageOf().running.key }));
  await vi.waitFor(() => expect(flow.journey.peek()).toMatchObject({ at: 'testing', credentials: { id } }), {
    interval: 5,
  });
});

test('another slug is another journey: it has its own items and its own home event', async () => {
  const second = createRoot(document.createElement('div'));
  const { flow } = show();
  const { flow: otherFlow } = show({ brand: otherBrand }, second);
  await begin(flow);
  await arrival(otherFlow, 'welcome');
  expect(storageOf(otherBrand.slug).running.read()).toBeUndefined();
  await begin(otherFlow);
  const ids = [brand.slug, otherBrand.slug].map((slug) => storageOf(slug).running.read()?.id);
  expect(ids).toEqual([expect.any(String), expect.any(String)]);
  expect(new Set(ids).size).toBe(2);

  dispatchEvent(new Event(`${otherBrand.slug}:home`));
  expect(flow.journey.peek()).toMatchObject({ isLeaving: false });
  expect(otherFlow.journey.peek()).toMatchObject({ isLeaving: true });
  dispatchEvent(new Event(`${brand.slug}:home`));
  expect(flow.journey.peek()).toMatchObject({ isLeaving: true });
  second.unmount();
});
