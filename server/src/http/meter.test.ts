import { expect, test } from 'vitest';
import { createMeter, FORGET_EVERY_MS } from './meter.ts';

const rate = { burst: 3, perMinute: 60 };

test('a key has its burst at once, then one a second; another key has its own', () => {
  const meter = createMeter(rate);
  for (let i = 0; i < 3; i += 1) {
    expect(meter.waitMs('a', 0)).toBe(0);
    meter.take('a', 0);
  }
  expect([meter.waitMs('a', 0), meter.left('a', 0)]).toEqual([1000, 0]);
  expect([meter.waitMs('b', 0), meter.left('b', 0)]).toEqual([0, 1]);
  expect(meter.waitMs('a', 1000)).toBe(0);
});

test('a returned request no longer counts, and nobody gets more than the burst by it', () => {
  const meter = createMeter(rate);
  meter.take('a', 0);
  for (let i = 0; i < 5; i += 1) meter.giveBack('a', 0);
  expect(meter.left('a', 0)).toBe(1);
});

test('a key whose time is over is forgotten', () => {
  const meter = createMeter(rate);
  meter.take('a', 0);
  meter.take('b', FORGET_EVERY_MS);
  expect(meter.size()).toBe(1);
});
