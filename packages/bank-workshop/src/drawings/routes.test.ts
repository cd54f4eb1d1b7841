import { expect, test } from 'vitest';
import { beetleBoard, roadMap } from './routes.ts';

test('a path is as high as it reaches, centered, and begins at its dot', () => {
  const { width, height, parts } = roadMap([
    { heading: 'up', length: 2 },
    { heading: 'left', length: 3 },
  ]).draw('en');
  const pitch = 34;
  expect([width, height]).toEqual([320, 2 * pitch + 2 * 28]);
  const [, x, y] = /^<g transform="translate\((\d+) (\d+)\)"/.exec(parts.join('')) ?? [];
  // it has three fields to the left of the dot, and two above
  expect([Number(x), Number(y)]).toEqual([160 + 1.5 * pitch, 28 + 2 * pitch]);
  expect(parts.join('')).toContain(`points="0,0 0,-68 -102,-68"`);
  expect(parts.join('')).toContain('<circle cx="0" cy="0"');
});

test.each([
  ['up', 0],
  ['right', 90],
  ['down', 180],
  ['left', 270],
] as const)(
  'a beetle that looks %s is turned by %i degrees, in the middle of its field',
  (heading, degrees) => {
    const drawn = beetleBoard({ row: 2, column: 0, heading }, [], 3).draw('en').parts.join('');
    expect(drawn).toContain(`translate(18 90) rotate(${degrees})`);
  },
);

test('an order has a dot for each field ahead, and a bend to its own side; places are counted from 1', () => {
  const { draw, describe } = beetleBoard({ row: 2, column: 0, heading: 'up' }, [2, 'left', 'right'], 3);
  const [, ahead = '', left = '', right = ''] = draw('en').parts;
  expect(ahead.split('<circle').length - 1).toBe(2);
  expect(left).toContain(' -13,-8"');
  expect(right).toContain(' 13,-8"');
  expect(describe('en')).toContain('row 3 from the top, column 1 from the left');
  expect(describe('en')).toMatch(/: 2 ahead, a quarter turn to its left, a quarter turn to its right\.$/);
});
