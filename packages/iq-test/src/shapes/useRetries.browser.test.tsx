import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anewForEachTest, root } from '../ui/inPage.fixture.ts';
import { type Retries, useRetries } from './useRetries.ts';

anewForEachTest();
let retries: Retries;
function Fetching() {
  retries = useRetries();
  return null;
}
beforeEach(() => {
  vi.useFakeTimers();
  flushSync(() => root.render(<Fetching />));
});
afterEach(() => vi.useRealTimers());

const fail = () => flushSync(() => retries.onError());
const pass = (ms: number) => flushSync(() => void vi.advanceTimersByTime(ms));

test('what fails is tried again after longer and longer pauses, and then no more by itself', () => {
  fail();
  for (const [index, pause] of [1000, 3000, 10_000, 30_000].entries()) {
    pass(pause - 1);
    expect(retries.attempt).toBe(index);
    pass(1);
    expect(retries.attempt).toBe(index + 1);
    fail();
  }
  pass(3_600_000);
  expect(retries.attempt).toBe(4);
  flushSync(() => retries.retry());
  expect(retries.attempt).toBe(5);
});

test('the network that is back tries at once, and success ends it all', () => {
  fail();
  flushSync(() => void dispatchEvent(new Event('online')));
  expect(retries.attempt).toBe(1);
  flushSync(() => retries.onLoad());
  expect(retries.hasFailed).toBe(false);
  pass(60_000);
  flushSync(() => void dispatchEvent(new Event('online')));
  expect(retries.attempt).toBe(1);
});

test('nothing of it outlives the page', () => {
  fail();
  flushSync(() => root.render(null));
  expect(vi.getTimerCount()).toBe(0);
});
