import type { HeldTest } from '@quotient/fixtures/visitor';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { createRealServer, type RealServer } from '../api/realServer.fixture.ts';
import { FinishingModel } from './finishingModel.ts';

const FINISH = 'POST /api/test-sessions/:id/finish';
const [flush, onFinished, onGone] = [vi.fn(), vi.fn(), vi.fn()];
let server: RealServer;
let held: HeldTest;
let finishing: InstanceType<typeof FinishingModel>;

const settle = () => server.settle();
async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  await settle();
}

beforeEach(async () => {
  vi.useFakeTimers();
  for (const mock of [flush, onFinished, onGone]) mock.mockReset();
  server = createRealServer();
  held = await server.visitor.reach('testing');
  const clock = { monotonicMs: Date.now, wallMs: Date.now };
  finishing = new FinishingModel({ credentials: held, api: server.api, clock, onGone }, flush, onFinished);
});
afterEach(() => {
  finishing[Symbol.dispose]();
  vi.useRealTimers();
});

test('asking whether to finish does not end the test, finishing does, once', async () => {
  finishing.finishState.value = 'asking';
  expect(finishing.isOver.value).toBe(false);
  await Promise.all([finishing.finish(), finishing.finish()]);
  expect(finishing.isOver.value).toBe(true);
  expect(server.countOf(FINISH)).toBe(1);
  const session = await server.visitor.look(held);
  expect(session.status).toBe('finished');
  expect(onFinished).toHaveBeenCalledExactlyOnceWith({ session, sealedScore: expect.stringMatching(/^ey/) });
});

test('nothing is finished before the answers are through, except where the server takes no more of them', async () => {
  flush.mockResolvedValue(new ApiError('network', 0));
  finishing.endTime();
  await pass(5000);
  expect([finishing.finishState.value, finishing.timeIsUp.value]).toEqual(['waiting', true]);
  expect(server.countOf(FINISH)).toBe(0);
  await pass(15_000);
  expect(server.countOf(FINISH)).toBe(1);
  expect(onFinished).toHaveBeenCalledOnce();
});

test('a session that the server will never finish is given up', async () => {
  await server.store.testSessions.remove(held.id);
  await finishing.finish();
  expect(onGone).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'session_not_found' }));
});

test('a test that was left meanwhile tells nothing and asks no more', async () => {
  server.answerNext(FINISH, 'lost');
  await finishing.finish();
  expect(finishing.finishState.value).toBe('waiting');
  finishing[Symbol.dispose]();
  await pass(60_000);
  expect(server.countOf(FINISH)).toBe(1);
  expect(onFinished).not.toHaveBeenCalled();
});
