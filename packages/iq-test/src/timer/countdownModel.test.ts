import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Countdown, CountdownModel } from './countdownModel.ts';

const DURATION_SECONDS = 1500;
const SERVER_START = 1_767_225_600_000;
let monotonicMs = 0;
let wallMs = 0;
let countdown: Countdown;
const onJump = vi.fn();

function pass(ms: number) {
  monotonicMs += ms;
  wallMs += ms;
  vi.advanceTimersByTime(1000);
}
const remaining = (seconds: number) => pass((countdown.seconds.peek() - seconds) * 1000);

beforeEach(() => {
  vi.useFakeTimers();
  monotonicMs = 5000;
  wallMs = 42; // a device whose date is nonsense
  onJump.mockReset();
  countdown = new CountdownModel({
    time: {
      now: SERVER_START,
      deadlineAt: SERVER_START + DURATION_SECONDS * 1000,
      durationSeconds: DURATION_SECONDS,
    },
    clock: { monotonicMs: () => monotonicMs, wallMs: () => wallMs },
    onJump,
  });
});
afterEach(() => {
  countdown[Symbol.dispose]();
  vi.useRealTimers();
});

test('starts at the whole duration whatever the device date says', () => {
  expect(countdown.seconds.value).toBe(1500);
  expect(countdown.tone.value).toBe('normal');
});

test('S160: the warning color starts at 375 seconds, a quarter of the time', () => {
  remaining(376);
  expect(countdown.tone.value).toBe('normal');
  remaining(375);
  expect(countdown.tone.value).toBe('warning');
});

test('S161: the alert color starts at 150 seconds, a tenth of the time', () => {
  remaining(151);
  expect(countdown.tone.value).toBe('warning');
  remaining(150);
  expect(countdown.tone.value).toBe('alert');
});

test('S162: the banner shows from 300 seconds on and not at zero', () => {
  remaining(301);
  expect(countdown.showsBanner.value).toBe(false);
  remaining(300);
  expect(countdown.showsBanner.value).toBe(true);
  remaining(1);
  expect(countdown.showsBanner.value).toBe(true);
  remaining(0);
  expect(countdown.showsBanner.value).toBe(false);
  expect(countdown.isOver.value).toBe(true);
});

test('never falls below zero', () => {
  pass(10_000_000);
  expect(countdown.seconds.value).toBe(0);
});

test('no timer runs when the time is over, until the server gives some', () => {
  pass(10_000_000);
  expect(vi.getTimerCount()).toBe(0);
  countdown.sync({ now: SERVER_START, deadlineAt: SERVER_START + 60_000, durationSeconds: DURATION_SECONDS });
  expect(vi.getTimerCount()).toBe(1);
  pass(10_000);
  expect(countdown.seconds.value).toBe(50);
});

test('a changed device date moves nothing and asks the server once', () => {
  pass(60_000);
  wallMs += 3_600_000;
  vi.advanceTimersByTime(2000);
  expect(countdown.seconds.value).toBe(1440);
  expect(onJump).toHaveBeenCalledTimes(1);
});

test('takes the word of the server after sleep', () => {
  countdown.sync({
    now: SERVER_START + 600_000,
    deadlineAt: SERVER_START + 1_500_000,
    durationSeconds: 1500,
  });
  expect(countdown.seconds.value).toBe(900);
});
