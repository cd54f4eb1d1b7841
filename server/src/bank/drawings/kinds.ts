import { circle, type Drawing, type Point, SHADES, text } from './pen.ts';

/** What the three circles of question 9 hold; a line each for the words of a label. */
export interface CircleWords {
  readonly left: readonly string[];
  readonly right: readonly string[];
  readonly bottom: readonly string[];
}

const label = ([x, y]: Point, lines: readonly string[]): string =>
  lines.map((words, i) => text([x, y + (i - (lines.length - 1) / 2) * 25], words, 21)).join('');

/** Three circles with words, each over both others; the part asked for lies in the left and the bottom one only. */
export function drawWordCircles(words: CircleWords): Drawing {
  const radius = 110;
  const [left, right, bottom]: readonly Point[] = [
    [122, 118],
    [238, 118],
    [180, 218],
  ];
  if (!left || !right || !bottom) throw new Error('Three circles have three places.');
  return {
    width: 360,
    height: 336,
    parts: [
      `<clipPath id="left">${circle(left, radius, '')}</clipPath>`,
      circle(bottom, radius, `fill="${SHADES[2]}" clip-path="url(#left)"`),
      circle(right, radius, 'fill="#ffffff"'),
      ...[left, right, bottom].map((center) => circle(center, radius)),
      label([73, 96], words.left),
      label([287, 96], words.right),
      label([180, 284], words.bottom),
      text([112, 187], '?', 34),
    ],
  };
}

/** Three circles without words: one within another, the third over parts of both. */
export const drawKinds = (): Drawing => ({
  width: 360,
  height: 300,
  parts: [circle([147, 142], 128), circle([128, 158], 64), circle([240, 184], 100)],
});
