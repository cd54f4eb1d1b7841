import { signal } from '@preact/signals-react';
import type { HeldTest } from '@quotient/fixtures/visitor';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRealServer, type RealServer } from '../api/realServer.fixture.ts';
import { SyncingModel } from './syncingModel.ts';

const LOOK = 'GET /api/test-sessions/:id';
const [onAnswer, onGone] = [vi.fn(), vi.fn()];
const isOver = signal(false);
let server: RealServer;
let held: HeldTest;
let syncing: InstanceType<typeof SyncingModel>;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const mock of [onAnswer, onGone]) mock.mockReset();
  isOver.value = false;
  server = createRealServer();
  held = await server.visitor.reach('testing');
  const clock = { monotonicMs: Date.now, wallMs: Date.now };
  syncing = new SyncingModel({ credentials: held, api: server.api, clock, onGone }, isOver, onAnswer);
});
afterEach(() => {
  syncing[Symbol.dispose]();
  vi.useRealTimers();
});

test('the server is asked once in five seconds at the most', async () => {
  const before = await server.visitor.look(held);
  await syncing.sync();
  vi.advanceTimersByTime(4999);
  await syncing.sync();
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(before);
  vi.advanceTimersByTime(1);
  await syncing.sync();
  expect(onAnswer.mock.calls[1]).toEqual([{ ...before, now: before.now + 5000 }]);
});

test('a clock leap right after a check is checked once the five seconds are over', async () => {
  await syncing.sync();
  vi.advanceTimersByTime(3000);
  syncing.syncAfterLeap();
  syncing.syncAfterLeap();
  await vi.advanceTimersByTimeAsync(1999);
  expect(server.countOf(LOOK)).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.countOf(LOOK)).toBe(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.countOf(LOOK)).toBe(2);
});

test('a later clock leap is checked at once, but not after the test', async () => {
  syncing.syncAfterLeap();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.countOf(LOOK)).toBe(1);
  isOver.value = true;
  await vi.advanceTimersByTimeAsync(60_000);
  syncing.syncAfterLeap();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.countOf(LOOK)).toBe(1);
});

test('a timer that fires a fraction of a millisecond early loses no leap', async () => {
  const clock = {
    monotonicMs: () => Date.now() + (server.countOf(LOOK) === 0 ? 0.9 : 0.1),
    wallMs: Date.now,
  };
  syncing = new SyncingModel({ credentials: held, api: server.api, clock, onGone }, isOver, onAnswer);
  await syncing.sync();
  vi.advanceTimersByTime(3000);
  syncing.syncAfterLeap();
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.countOf(LOOK)).toBe(2);
});

test('without an answer it asks again by itself, and no more after the end', async () => {
  server.play('offline');
  await syncing.sync();
  await vi.advanceTimersByTimeAsync(500);
  expect(server.countOf(LOOK)).toBe(2);
  syncing[Symbol.dispose]();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.countOf(LOOK)).toBe(2);
});

test('a failure that is heard after the end is not asked over', async () => {
  server.answerNext(LOOK, 'lost');
  const asked = syncing.sync();
  syncing[Symbol.dispose]();
  await asked;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.countOf(LOOK)).toBe(1);
});

test('a test that is being finished asks nothing and takes no late answer', async () => {
  const asked = syncing.sync();
  isOver.value = true;
  await asked;
  expect(onAnswer).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  await syncing.sync();
  expect(server.countOf(LOOK)).toBe(1);
});

test('a session that the server no longer knows is given up', async () => {
  await server.store.testSessions.remove(held.id);
  await syncing.sync();
  expect(onGone).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'session_not_found' }));
});
