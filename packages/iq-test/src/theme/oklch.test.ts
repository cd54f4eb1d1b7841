import { expect, test } from 'vitest';
import { contrastOf, fromOklch, type Rgb, readHex, toHex, toOklch } from './oklch.ts';

test.each([
  ['#fff', [1, 1, 1]],
  ['#000000', [0, 0, 0]],
  [' #F80 ', [1, 136 / 255, 0]],
  ['#336699', [0.2, 0.4, 0.6]],
] as const)('%s is read and written again', (text, color) => {
  expect(readHex(text)).toEqual(color);
  expect(readHex(toHex(color))).toEqual(color);
});

test.each(['fff', '#ff', '#ffff', '#12345g', 'red', ''])('%s is no color in this form', (text) =>
  expect(readHex(text)).toBeUndefined(),
);

// from the definition: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
test.each<[Rgb, Rgb, number]>([
  [[0, 0, 0], [1, 1, 1], 21],
  [[1, 1, 1], [1, 1, 1], 1],
  [readHex('#777777') ?? [0, 0, 0], [1, 1, 1], 4.48],
  [readHex('#767676') ?? [0, 0, 0], [1, 1, 1], 4.54],
])('%j and %j have a contrast of %d', (one, other, expected) => {
  expect(contrastOf(one, other)).toBeCloseTo(expected, 2);
  expect(contrastOf(other, one)).toBeCloseTo(expected, 2);
});

// from https://bottosson.github.io/posts/oklab/ and the reference values of CSS Color 4
test.each([
  ['#ffffff', 1, 0],
  ['#ff0000', 0.628, 0.2577],
  ['#00ff00', 0.8664, 0.2948],
  ['#0000ff', 0.452, 0.3132],
])('%s has the lightness %d and the chroma %d', (hex, lightness, chroma) => {
  const found = toOklch(readHex(hex) ?? [0, 0, 0]);
  expect(found.lightness).toBeCloseTo(lightness, 3);
  expect(found.chroma).toBeCloseTo(chroma, 3);
});

test('a color there and back is the same, and one that sRGB lacks keeps its lightness and hue', () => {
  for (const hex of ['#123456', '#fedcba', '#00ff00', '#808080', '#010000'])
    expect(toHex(fromOklch(toOklch(readHex(hex) ?? [0, 0, 0])))).toBe(hex);
  const strong = { lightness: 0.7, chroma: 0.4, hue: 2 };
  const shown = toOklch(fromOklch(strong));
  expect(shown.chroma).toBeLessThan(0.4);
  expect(shown.lightness).toBeCloseTo(0.7, 2);
  expect(shown.hue).toBeCloseTo(2, 1);
});
