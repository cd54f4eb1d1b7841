import { expect, test } from 'vitest';
import { createSharedBudget } from './sharedBudget.ts';

test('an unused budget lets anyone continue, and a used-up one nobody', () => {
  const budget = createSharedBudget({ burst: 2, perMinute: 60 }, { burst: 2, perMinute: 60 });
  expect(budget.waitMs(['a'], 0)).toBe(0);
  for (const key of ['a', 'b']) budget.take([key], 0);
  expect(budget.waitMs(['c'], 0)).toBeGreaterThan(0);
});
