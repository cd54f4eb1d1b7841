import { expect, test } from 'vitest';
import { createGrowthGuard } from './growthGuard.ts';

test('heights pass, but a loop of growth ends', () => {
  let now = 0;
  const guard = createGrowthGuard(() => now);
  expect(guard(800)).toBe(800);
  expect(guard(300)).toBe(300);
  let height = 300;
  let passed = 0;
  for (let step = 0; step < 500; step += 1) {
    now += 16;
    height += 20;
    if (guard(height) !== undefined) passed += 1;
  }
  expect(passed).toBeGreaterThan(10);
  expect(passed).toBeLessThan(150);
  // a pause later, or smaller, is content again
  now += 5000;
  expect(guard(900)).toBe(900);
  expect(guard(400)).toBe(400);
});
