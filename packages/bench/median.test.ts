import { describe, expect, it } from 'vitest';
import { median, quantile } from './median.ts';

describe('quantile', () => {
  it('is between its neighbors, in any order of the samples', () => {
    expect(quantile([4, 1, 3, 2], 0)).toBe(1);
    expect(quantile([4, 1, 3, 2], 1)).toBe(4);
    expect(quantile([1, 2], 0.25)).toBe(1.25);
    expect(median([9, 1, 5])).toBe(5);
  });

  it('is nothing without a sample', () => expect(() => median([])).toThrow('Nothing was measured.'));
});
