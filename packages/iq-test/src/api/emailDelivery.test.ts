import type { EmailState } from '@quotient/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { withDelivery } from './emailDelivery.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const id = 'e'.repeat(24);
type Answer = EmailState | ApiError;

/** Follows an e-mail through these answers of the server; the last one repeats. */
function follow(...answers: Answer[]) {
  const ask = vi.fn(async () => {
    const answer = answers[Math.min(ask.mock.calls.length, answers.length) - 1] ?? 'queued';
    if (typeof answer !== 'string') throw answer;
    return { id, state: answer };
  });
  const leaving = new AbortController();
  const outcome = { now: 'waiting' };
  void withDelivery({ id, state: 'queued' }, ask)
    .delivered(leaving.signal)
    .then(
      () => (outcome.now = 'delivered'),
      (error) => (outcome.now = String(error)),
    );
  return { ask, leaving, outcome };
}

test('the server is asked until the e-mail is sent', async () => {
  const { ask, outcome } = follow('queued', 'queued', 'sent');
  await vi.advanceTimersByTimeAsync(1000);
  expect([ask.mock.calls.length, outcome.now]).toEqual([1, 'waiting']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([ask.mock.calls.length, outcome.now]).toEqual([3, 'delivered']);
});

test('an e-mail that failed is told as one', async () => {
  const { outcome } = follow('failed');
  await vi.advanceTimersByTimeAsync(1000);
  expect(outcome.now).toContain('refused');
});

test('a lost connection is no end, an e-mail that the server does not know is', async () => {
  const { outcome } = follow(new ApiError('network', 0), new ApiError('email_not_found', 404));
  await vi.advanceTimersByTimeAsync(600);
  expect(outcome.now).toBe('waiting');
  await vi.advanceTimersByTimeAsync(2000);
  expect(outcome.now).toContain('email_not_found');
});

test('who has left asks no more', async () => {
  const { ask, leaving, outcome } = follow('queued', 'sent');
  await vi.advanceTimersByTimeAsync(600);
  leaving.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([ask.mock.calls.length, outcome.now]).toEqual([1, 'waiting']);
  expect(vi.getTimerCount()).toBe(0);
});

test('after about an hour nobody asks any more, and nothing is claimed', async () => {
  const { ask, outcome } = follow('queued');
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(ask.mock.calls.length).toBe(250);
  expect(outcome.now).toBe('waiting');
  expect(vi.getTimerCount()).toBe(0);
});

test('that an e-mail is delayed is told once, while it is waited for', async () => {
  const answers = [{}, { isDelayed: true }, { isDelayed: true }];
  const ask = vi.fn(async () => ({ id, state: 'queued' as const, ...answers[ask.mock.calls.length - 1] }));
  const onDelayed = vi.fn();
  const leaving = new AbortController();
  void withDelivery({ id, state: 'queued' }, ask).delivered(leaving.signal, onDelayed);
  await vi.advanceTimersByTimeAsync(600);
  expect([ask.mock.calls.length, onDelayed.mock.calls.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask.mock.calls.length).toBeGreaterThan(3);
  expect(onDelayed).toHaveBeenCalledOnce();
  leaving.abort();
});
