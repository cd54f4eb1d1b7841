import { circle, type Point } from '@quotient/server/shapes/pen';
import { OUTLINE, SHADE, text, WHITE } from './pen.ts';
import type { Language, ToldPicture } from './picture.ts';

/** Words in three circles; one line each for the words of a label. */
export interface CircleWords {
  readonly left: readonly string[];
  readonly right: readonly string[];
  readonly bottom: readonly string[];
}

const label = ([x, y]: Point, lines: readonly string[]): string =>
  lines.map((words, i) => text([x, y + (i - (lines.length - 1) / 2) * 25], words, 21)).join('');

/**
 * Draws three circles with words, each overlapping both others; the wanted part is in the left and the bottom one
 * only.
 */
export const wordCircles = (words: Readonly<Record<Language, CircleWords>>): ToldPicture => ({
  draw(language) {
    const radius = 110;
    const [left, right, bottom] = [
      [122, 118],
      [238, 118],
      [180, 218],
    ] as const;
    return {
      width: 360,
      height: 336,
      parts: [
        `<clipPath id="left">${circle(left, radius, '')}</clipPath>`,
        circle(bottom, radius, `fill="${SHADE}" clip-path="url(#left)"`),
        circle(right, radius, `fill="${WHITE}"`),
        ...[left, right, bottom].map((center) => circle(center, radius, OUTLINE)),
        label([73, 96], words[language].left),
        label([287, 96], words[language].right),
        label([180, 284], words[language].bottom),
        text([112, 187], '?', 34),
      ],
    };
  },
  mentions(language) {
    const { left, right, bottom } = words[language];
    return [left, right, bottom].map((lines) => lines.join(' '));
  },
});

/** Three circles without words: one within another, the third over parts of both. */
export const kinds: ToldPicture = {
  draw: () => ({
    width: 360,
    height: 300,
    parts: [
      circle([147, 142], 128, OUTLINE),
      circle([128, 158], 64, OUTLINE),
      circle([240, 184], 100, OUTLINE),
    ],
  }),
  mentions: () => [],
};
