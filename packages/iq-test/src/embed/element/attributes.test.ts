import { askableSets, timeFactors } from '@quotient/contract';
import { expect, test } from 'vitest';
import { brandThemes } from '../../theme/brands.ts';
import { type AttributeName, attributes, toProperty } from './attributes.ts';

test('the looks, question sets and times on offer are all that there are', () => {
  expect([...attributes.brand.values].sort()).toEqual(Object.keys(brandThemes).sort());
  expect(attributes.set.values).toEqual(askableSets);
  expect(attributes.time.values).toEqual(timeFactors.map(String));
});

test.each<[AttributeName, string]>([
  ['theme', 'theme'],
  ['price-display', 'priceDisplay'],
  ['hidden-data', 'hiddenData'],
])('the property of %s is %s', (attribute, property) => {
  expect(toProperty(attribute)).toBe(property);
});
