import { expect, test } from 'vitest';
import { facetsOf, fillNames, placeNames, shapeNames } from './attributeValues.ts';
import { layer } from './model.ts';

const read = (...figures: Parameters<typeof facetsOf>[0]) => facetsOf(figures, figures.length)?.flat() ?? [];
const valuesOf = (facets: ReturnType<typeof read>, name: string) =>
  facets.find((facet) => facet.name === name)?.values;

test('a layer is read attribute by attribute', () => {
  const facets = read(
    [layer('square', { fill: 'black' as never, turn: 90 })],
    [layer('circle', { count: 3 })],
  );
  expect(valuesOf(facets, '1 shape')).toEqual([shapeNames.indexOf('square'), shapeNames.indexOf('circle')]);
  expect(valuesOf(facets, '1 turn')).toEqual([2, 0]);
  expect(valuesOf(facets, '1 count')).toEqual([1, 3]);
  expect(valuesOf(facets, 'layers')).toEqual([1, 1]);
  expect(fillNames.length).toBeGreaterThan(2);
});

test('dots are a set of places, and a number only if they are placed as on dice', () => {
  const dots = (count: number, place = 'center') => layer('dot', { count, place });
  const facets = read([dots(3)], [dots(1, 'top-left')], [dots(1, 'left'), dots(1, 'right')], []);
  expect(valuesOf(facets, 'number of dots')).toEqual([
    3,
    undefined,
    expect.toBeOneOf([2, undefined]),
    undefined,
  ]);
  expect(valuesOf(facets, 'dots')?.slice(1, 3)).toEqual([1, (1 << 3) | (1 << 5)]);
  expect(valuesOf(facets, 'dots')?.[3]).toBe(0);
});

test('what nobody draws is not read', () => {
  const names = read([layer('square')], [layer('circle')]).map(({ name }) => name);
  expect(names).not.toContain('dots');
  expect(names).not.toContain('lines');
});

test('figures that are not built alike are not compared; an option that is not fits no reading', () => {
  const two = [layer('square'), layer('circle')];
  expect(facetsOf([[layer('square')], two], 2)).toBeUndefined();
  const facets = facetsOf([[layer('square')], [layer('circle')], two], 2)?.flat() ?? [];
  expect(valuesOf(facets, '1 shape')?.[2]).toBeUndefined();
  expect(valuesOf(facets, 'layers')).toEqual([1, 1, 2]);
});

test('the bits of a board run as its cells do', () => {
  expect(placeNames.indexOf('top-left')).toBe(0);
  expect(placeNames.indexOf('bottom-right')).toBe(8);
  const facets = read([layer('cells', { cells: ['100', '000', '001'] })]);
  expect(valuesOf(facets, '1 cells')).toEqual([1 | (1 << 8)]);
});
