import { expect, test } from 'vitest';
import { type Fold, unfold } from './folding.ts';

test('a sheet opens to a hole at each field that folding brings to a punch', () => {
  const right: Fold = { moves: 'right', cut: 2 };
  const bottom: Fold = { moves: 'bottom', cut: 2 };
  expect(unfold(4, [], new Set(['1,0']))).toEqual(['0100', '0000', '0000', '0000']);
  expect(unfold(4, [right], new Set(['0,1']))).toEqual(['0000', '1001', '0000', '0000']);
  expect(unfold(4, [right, bottom], new Set(['1,1']))).toEqual(['0000', '0110', '0110', '0000']);
});

test('a fold off the middle leaves a part single, and a punch beside the folded sheet makes no hole', () => {
  const folds: Fold[] = [{ moves: 'right', cut: 3 }];
  expect(unfold(4, folds, new Set(['0,0']))[0]).toBe('1000');
  expect(unfold(4, folds, new Set(['2,0']))[0]).toBe('0011');
  expect(unfold(4, folds, new Set(['3,0']))[0]).toBe('0000');
});

test.each<[Fold, string, string]>([
  [{ moves: 'left', cut: 1 }, '1,0', '110-000-000'],
  [{ moves: 'top', cut: 1 }, '0,1', '100-100-000'],
  [{ moves: 'bottom-right', cut: 3 }, '0,1', '000-100-010'],
  [{ moves: 'top-left', cut: 3 }, '2,1', '010-001-000'],
  [{ moves: 'top-right', cut: 0 }, '0,1', '010-100-000'],
  [{ moves: 'bottom-left', cut: 0 }, '2,0', '001-000-100'],
])('%o brings two fields to one', (fold, punch, open) => {
  expect(unfold(3, [fold], new Set([punch])).join('-')).toBe(open);
});
