import { expect, test } from 'vitest';
import { arrow, board, card, cornersOf, placed, stroke, text, WHITE } from './pen.ts';

test('words run to the left if they are Arabic, beside any others', () => {
  expect(text([10, 20], 'كغ 5', 10)).toContain('direction="rtl"');
  expect(text([10, 20], '5 kg', 10)).not.toContain('direction');
  // the middle of a line is a third of its letters above its foot
  expect(text([10, 20], 5, 10)).toContain('x="10" y="23.5"');
});

test('a board of 2 by 3 fields has 3 lines down and 4 across', () => {
  const drawn = board(2, 3, 10);
  expect(drawn.match(/V30/g)).toHaveLength(3);
  expect(drawn.match(/H20/g)).toHaveLength(4);
});

test('the corners of a square go around it from the top left', () => {
  expect(cornersOf([1, 2], 10)).toEqual([
    [1, 2],
    [11, 2],
    [11, 12],
    [1, 12],
  ]);
});

test('a card is centered at its middle, dashed only on request', () => {
  expect(card([50, 40], 20, 10)).toContain('x="40" y="35" width="20" height="10"');
  expect(card([50, 40], 20, 10)).not.toContain('dasharray');
  expect(card([50, 40], 20, 10, { dashed: true })).toContain('dasharray');
});

test("a group that isn't stretched has no scale", () => {
  expect(placed([1, 2], ['a', 'b'])).toBe('<g transform="translate(1 2)">ab</g>');
  expect(placed([1, 2], ['a'], 2)).toContain('scale(2)');
  expect(stroke([[0, 0]])).not.toContain('dasharray');
});

test('an arrow ends at its tip, is bent to the left of its way, and has white around it where it crosses', () => {
  const straight = arrow([0, 0], [100, 0]);
  expect(straight).toContain('d="M0,0Q50,0 100,0"');
  // seen from above with y down, the left of a way to the right is up
  expect(arrow([0, 0], [100, 0], 10)).toContain('Q50,-20 100,0');
  expect(straight).not.toContain(WHITE);
  expect(arrow([0, 0], [100, 0], 0, 2, 3)).toContain(`stroke="${WHITE}" stroke-width="8"`);
});
