import { testSessions } from '@quotient/fixtures';
import { expect, test, vi } from 'vitest';
import { createRealServer } from '../api/realServer.fixture.ts';
import { PaymentModel } from '../payment/paymentModel.ts';
import { RunnerModel } from '../runner/runnerModel.ts';
import { createDeviceStorage } from '../storage/deviceStorage.ts';
import { ToastsModel } from '../ui/toasts.ts';
import { endOf, type Journey, stageOf, transitions } from './journey.ts';

test('the table of transitions is the one of the specification, with the ways back after a reload, and to a test with time left', () => {
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
      'payment -reopen-> testing',
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

const held = {
  session: testSessions.finished,
  credentials: { id: testSessions.finished.id, token: 'token' },
};
const places = {
  welcome: { at: 'welcome', isStarting: true },
  restoring: {
    at: 'restoring',
    obstacle: 'busy',
    credentials: held.credentials,
    bringing: new AbortController(),
  },
  payment: { at: 'payment', payment: undefined, ...held },
  loading: { at: 'loading-results', stage: 'payment', ...held },
  failed: { at: 'failed', stage: 'welcome', error: new Error('lost'), ...held },
} satisfies Record<string, Journey>;

test.each([
  ['welcome', 'welcome'],
  ['restoring', 'welcome'],
  ['payment', 'payment'],
  ['loading', 'payment'],
  ['failed', 'welcome'],
] as const)('at %s the page around is told of the stage %s: waiting is none of its own', (place, stage) => {
  expect(stageOf(places[place])).toBe(stage);
});

test('a place that is left stops what belongs to it', async () => {
  endOf(places.restoring);
  expect(places.restoring.bringing.signal.aborted).toBe(true);

  const { api, settle } = createRealServer();
  const { token, ...session } = await api.startTestSession({});
  const there = { session, credentials: { id: session.id, token } };
  const clock = { monotonicMs: () => 0, wallMs: () => 0 };
  const storage = createDeviceStorage({ slug: 'iq-test', storage: null });
  const ended = { onFinished: vi.fn(), onPaid: vi.fn(), onGone: vi.fn() };
  const runner = new RunnerModel({ ...there, ...ended, api, storage, clock });
  const toasts = new ToastsModel();
  const [openWindow, goTo] = [vi.fn(), vi.fn()];
  const payment = new PaymentModel({
    ...there,
    ...ended,
    api,
    toasts,
    openWindow,
    goTo,
    noPopups: () => false,
  });
  const disposed = [vi.spyOn(runner, Symbol.dispose), vi.spyOn(payment, Symbol.dispose)];
  endOf({ at: 'testing', runner, isLeaving: false, ...there });
  endOf({ at: 'payment', payment, ...there });
  for (const each of disposed) expect(each).toHaveBeenCalledOnce();
  await settle();
});
