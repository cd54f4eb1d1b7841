import { personas } from '@quotient/fixtures';
import { createVisitor } from '@quotient/fixtures/visitor';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMockBackend } from './createMockBackend.ts';
import { createMockControls } from './mockControls.ts';
import { createPanelActions } from './mockPanelActions.ts';

/** A storage in memory: its keys are properties, as a browser's are. */
function memoryStorage(): Storage {
  const held: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => held[key] ?? null,
    setItem: (key: string, text: string) => Object.assign(held, { [key]: text }),
    removeItem: (key: string) => Reflect.deleteProperty(held, key),
  };
  return Object.setPrototypeOf(held, methods);
}

const said: string[] = [];
const assign = vi.fn();
function open() {
  const controls = createMockControls(localStorage, 'mock/');
  const backend = createMockBackend({ texts: controls.texts, clockAheadMs: controls.clockAheadMs });
  const actions = createPanelActions({ backend, controls }, (text) => said.push(text));
  return { actions, backend, controls };
}

beforeEach(() => {
  said.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('window', new EventTarget());
  assign.mockClear();
  vi.stubGlobal('location', { assign });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a persona becomes the test of this device, which can be paid, and started over', async () => {
  const { actions, backend } = open();
  await actions.become('quick', 'payment');
  const held = JSON.parse(localStorage.getItem('iq-test_session') ?? 'null');
  expect(held.answers).toEqual(personas.quick.answers);
  expect(assign.mock.calls).toEqual([['/']]);
  const visitor = createVisitor({ fetch: backend.app.request });
  expect((await visitor.look(held)).paymentStatus).toBe('unpaid');
  await actions.markPaid();
  expect(said.at(-1)).toBe('Marked as paid.');
  expect((await visitor.look(held)).paymentStatus).toBe('paid');
  actions.startOver();
  expect(Object.keys(localStorage)).toEqual([]);
  expect(assign.mock.calls).toEqual([['/'], ['/']]);
});

test('who becomes a persona whose browser blocks pop-ups opens none; the next persona does', async () => {
  const opened = {};
  vi.stubGlobal('window', Object.assign(new EventTarget(), { open: () => opened }));
  const { actions } = open();
  actions.holdPopups();
  expect(window.open('/checkout')).toBe(opened);
  await actions.become('blocksPopups', 'payment');
  expect(window.open('/checkout')).toBeNull();
  await actions.become('quick', 'payment');
  expect(window.open('/checkout')).toBe(opened);
});

test('the clock is moved until so many seconds of the running test are left', async () => {
  const { actions, backend, controls } = open();
  await actions.become('quick', 'testing');
  const before = Date.now();
  await actions.leaveSeconds(300);
  const { id } = JSON.parse(localStorage.getItem('iq-test_session') ?? 'null');
  const { deadlineAt = 0 } = (await backend.store.testSessions.get(id)) ?? {};
  const movedAt = deadlineAt - 300_000 - controls.clockAheadMs();
  expect(movedAt).toBeGreaterThanOrEqual(before);
  expect(movedAt).toBeLessThanOrEqual(Date.now());
});

test('without a test on this device nothing is done, and that is said', async () => {
  const { actions } = open();
  await actions.leaveSeconds(0);
  await actions.markPaid();
  actions.showEmail();
  expect(said).toEqual([
    'No test is running.',
    'There is no test on this device.',
    'No email was sent from this page.',
  ]);
});

test('a scenario applies at once, is remembered, and makes the page ask again', () => {
  const { actions, controls } = open();
  const woken = vi.fn();
  window.addEventListener('focus', woken);
  actions.play('offline');
  actions.play('no such scenario');
  expect(controls.scenario()).toBe('offline');
  vi.advanceTimersByTime(6000);
  expect(woken).toHaveBeenCalledTimes(2);
});
