import { expect, test } from 'vitest';
import { createSharedBudget } from './sharedBudget.ts';

test('a budget that nobody used lets anyone go on, and one that is used up nobody', () => {
  const budget = createSharedBudget({ burst: 2, perMinute: 60 }, { burst: 2, perMinute: 60 });
  expect(budget.waitMs(['a'], 0)).toBe(0);
  for (const key of ['a', 'b']) budget.take([key], 0);
  expect(budget.waitMs(['c'], 0)).toBeGreaterThan(0);
});
