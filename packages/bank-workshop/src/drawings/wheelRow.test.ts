import { expect, test } from 'vitest';
import { wheelRow } from './wheelRow.ts';

const left = ['star', 'circle', 'cross', 'square', 'diamond'];
const right = ['hexagon', 'triangle', 'pentagon'];
/** The drawn rims: their middles and radii. */
const rims = (parts: readonly string[]) =>
  parts.flatMap((part) => {
    const [, x, y, radius] =
      /<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)" fill="#ffffff"/.exec(part) ?? [];
    return radius ? [{ x: Number(x), y: Number(y), radius: Number(radius) }] : [];
  });

test('two wheels touch, fill the paper, and are as large as they have signs: none of them slips', () => {
  const [one, two, ...others] = rims(wheelRow(left, right).draw('en').parts);
  if (!one || !two) throw new Error('There are no two wheels.');
  expect(others).toEqual([]);
  expect(one.y).toBe(two.y);
  expect(two.x - one.x).toBeCloseTo(one.radius + two.radius, 0);
  expect(one.radius / two.radius).toBeCloseTo(left.length / right.length, 1);
  expect([one.x - one.radius, two.x + two.radius]).toEqual([expect.closeTo(8, 0), expect.closeTo(312, 0)]);
});

test('a single wheel is centered, with its first sign directly under the pointer', () => {
  const { width, height, parts } = wheelRow(left).draw('en');
  const [rim, ...others] = rims(parts);
  expect([rim?.x, others]).toEqual([width / 2, []]);
  expect((rim?.y ?? 0) + (rim?.radius ?? 0)).toBeLessThan(height);
  const places = parts.flatMap((part) => {
    const [, x, y, scale] = /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/.exec(part) ?? [];
    return scale ? [[Number(x) + 50 * Number(scale), Number(y) + 50 * Number(scale)] as const] : [];
  });
  expect(places).toHaveLength(left.length);
  expect(places[0]?.[0]).toBeCloseTo(160, 0);
  expect(Math.min(...places.map(([, y]) => y))).toBe(places[0]?.[1]);
  // clockwise: the second one to the right of it, the last one to the left
  expect(places[1]?.[0]).toBeGreaterThan(160);
  expect(places.at(-1)?.[0]).toBeLessThan(160);
});

test('a sign that has no name in the languages cannot be told', () => {
  expect(() => wheelRow(['star', 'comet']).describe('de')).toThrow('"comet"');
});
