import type { HeldTest } from '@quotient/fixtures/visitor';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRealServer, type RealServer } from '../api/realServer.fixture.ts';
import { createPaymentPolling } from './paymentPolling.ts';

const LOOK = 'GET /api/test-sessions/:id';
const [onPoll, onStatus, onPaid, onGone] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
let server: RealServer;
let held: HeldTest;
let check: ReturnType<typeof createPaymentPolling>;

/** Lets time pass up to the next time that the server is asked in turn, and is heard. */
async function turn() {
  await vi.advanceTimersByTimeAsync(2500);
  await server.settle();
}
/** Pays the open checkout. */
const pay = async () => server.visitor.decide((await server.visitor.openCheckout(held)).id, 'pay');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const mock of [onPoll, onStatus, onPaid, onGone]) mock.mockReset();
  server = createRealServer();
  held = await server.visitor.reach('checkout');
  check = createPaymentPolling({ credentials: held, api: server.api, onPoll, onStatus, onPaid, onGone });
});
afterEach(() => {
  check.stop();
  vi.useRealTimers();
});

test('the server is asked until it says that the session is paid, and that is told once', async () => {
  check.start();
  await turn();
  expect([server.countOf(LOOK), onPoll.mock.calls.length]).toEqual([1, 1]);
  expect(onStatus).toHaveBeenCalledExactlyOnceWith('pending');
  await pay();
  await turn();
  await turn();
  await check.ask();
  expect([server.countOf(LOOK), onPaid.mock.calls.length]).toEqual([3, 1]);
});

test('calls at the same time share one answer', async () => {
  await Promise.all([check.ask(), check.ask()]);
  expect(server.countOf(LOOK)).toBe(1);
  expect(onStatus).toHaveBeenCalledOnce();
});

test('after half an hour it asks no more by itself, until it is started again', async () => {
  check.start();
  for (let turns = 0; turns < 725; turns += 1) await turn();
  expect(server.countOf(LOOK)).toBe(720);
  check.start();
  await turn();
  expect(server.countOf(LOOK)).toBe(721);
});

test('a failure is asked over, a session that the server no longer knows is given up', async () => {
  server.answerNext(LOOK, 'lost');
  check.start();
  await turn();
  expect([onStatus.mock.calls.length, onGone.mock.calls.length]).toEqual([0, 0]);
  await server.store.testSessions.remove(held.id);
  await turn();
  expect(onGone).toHaveBeenCalledOnce();
});

test('an answer that comes after the stop is told to nobody', async () => {
  await pay();
  const asked = check.ask();
  check.stop();
  await asked;
  expect(server.countOf(LOOK)).toBe(1);
  expect([onStatus.mock.calls.length, onPaid.mock.calls.length]).toEqual([0, 0]);
});
