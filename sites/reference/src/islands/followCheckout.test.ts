import { proxyAnswer } from '@quotient/contract/refusal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CheckoutAnswer, followCheckout } from './followCheckout.ts';

const ask = vi.fn<typeof fetch>();
const status = (status: string) => Response.json({ status });
let told: CheckoutAnswer[] = [];
/** Follows to the end, however long that takes. */
async function follow(goesOn = true): Promise<void> {
  const following = followCheckout('demo_0123456789', (answer) => {
    told.push(answer);
    return answer === 'confirming' && goesOn;
  });
  await vi.advanceTimersByTimeAsync(120_000);
  await following;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', ask.mockReset());
  told = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an answer that was lost twice is asked for again, and nobody hears of it', async () => {
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(proxyAnswer());
  ask.mockResolvedValueOnce(status('paid'));
  await follow();
  expect(told).toEqual(['paid']);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('failures count in a row only', async () => {
  for (const each of ['lost', 'lost', 'open', 'lost', 'lost', 'closed'])
    if (each === 'lost') ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    else ask.mockResolvedValueOnce(status(each));
  await follow();
  expect(told).toEqual(['confirming', 'closed']);
});

test('an answer of another form is none', async () => {
  ask.mockImplementation(async () => status('lost'));
  await follow();
  expect(told).toEqual(['unreachable']);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('whoever has heard enough is asked nothing more', async () => {
  ask.mockImplementation(async () => status('open'));
  await follow(false);
  expect(told).toEqual(['confirming']);
  expect(ask).toHaveBeenCalledOnce();
});
