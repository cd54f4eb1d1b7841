import { refusal } from '@quotient/contract/refusal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRealServer, type RealServer } from '../api/realServer.fixture.ts';
import { fetchStoredTest } from './fetchStoredTest.ts';

const LOOK = 'GET /api/test-sessions/:id';
let server: RealServer;
let ending: AbortController;
const onWait = vi.fn();
const bring = (credentials: { id: string; token: string }) =>
  fetchStoredTest(server.api, credentials, { signal: ending.signal, onWait });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  onWait.mockReset();
  server = createRealServer();
  ending = new AbortController();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a running test is brought back with its answers', async () => {
  const held = await server.visitor.reach('testing', { answers: [2, 0] });
  const back = await bring(held);
  expect(back).toMatchObject({ running: { id: held.id, answers: held.answers } });
});

test.each([
  ['payment', false],
  ['paid', true],
] as const)('a test that has come to %s is brought back sealed, and is paid: %s', async (stage, isPaid) => {
  const back = await bring(await server.visitor.reach(stage));
  expect(back).toMatchObject({ finished: { sealedScore: expect.stringMatching(/^ey/) }, isPaid });
});

test('what is paid between the look and the sealed score is paid', async () => {
  const held = await server.visitor.reach('checkout');
  const api = {
    ...server.api,
    async getTestSession(credentials: typeof held) {
      const seen = await server.api.getTestSession(credentials);
      const { id } = await server.visitor.openCheckout(held);
      await server.visitor.decide(id, 'pay');
      vi.setSystemTime(Date.now() + 1000); // the provider is asked at most once a second
      await server.visitor.look(held);
      return seen;
    },
  };
  const back = await fetchStoredTest(api, held, { signal: ending.signal, onWait });
  expect(back).toMatchObject({ isPaid: true });
});

test('a server that cannot give it is asked less and less often, and each time it is said why', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0); // the longest waits
  const held = await server.visitor.reach('testing');
  const [lost, busy] = ['lost', 'busy'] as const;
  const troubles = [lost, busy, lost, busy, lost, busy, lost] as const;
  server.answerNext(LOOK, ...troubles.map((each) => (each === 'busy' ? refusal('internal') : each)));
  const back = bring(held);
  for (const [index, delayMs] of [500, 1000, 2000, 4000, 8000, 15_000, 15_000].entries()) {
    await server.settle();
    await vi.advanceTimersByTimeAsync(delayMs - 1);
    expect(server.countOf(LOOK)).toBe(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.countOf(LOOK)).toBe(index + 2);
  }
  expect(await back).toHaveProperty('running');
  expect(onWait.mock.calls.flat()).toEqual(troubles.map((each) => (each === 'lost' ? 'offline' : each)));
});

test('a test that is not there is asked for once', async () => {
  const held = await server.visitor.reach('testing');
  const other = await server.visitor.start();
  await expect(bring({ ...held, id: other.id })).rejects.toMatchObject({ status: 404 });
  expect(server.countOf(LOOK)).toBe(1);
  expect(onWait).not.toHaveBeenCalled();
});

test('what is ended while it waits ends at once, asks nothing more and leaves no timer', async () => {
  const held = await server.visitor.reach('testing');
  server.play('offline');
  const back = bring(held);
  await server.settle();
  expect(vi.getTimerCount()).toBe(1);
  ending.abort();
  expect(await back).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
  expect(server.countOf(LOOK)).toBe(1);
});

test('an answer that comes after the end brings nothing back', async () => {
  const back = bring(await server.visitor.reach('paid'));
  ending.abort();
  expect(await back).toBeUndefined();
});
