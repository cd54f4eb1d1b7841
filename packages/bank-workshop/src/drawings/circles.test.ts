import { expect, test } from 'vitest';
import { wordCircles } from './circles.ts';

const words = { left: ['can', 'swim'], right: ['birds'], bottom: ['can fly'] };
const circles = wordCircles({ en: words, de: words, fr: words, es: words, ar: words });

test('a description must have the words of each circle, in one piece', () => {
  expect(circles.mentions('en')).toEqual(['can swim', 'birds', 'can fly']);
});

test('each line of a label is separate, around the middle of the label', () => {
  const drawn = circles.draw('en').parts.join('');
  const rowOf = (text: string) => Number(new RegExp(`y="([\\d.]+)"[^>]*>${text}<`).exec(drawn)?.[1]);
  expect(rowOf('swim') - rowOf('can')).toBe(25);
  // both lines of the left label are equally far from its middle, the height of the right label's one line
  expect((rowOf('swim') + rowOf('can')) / 2).toBe(rowOf('birds'));
});

test('what is asked for is painted before the circle that leaves it out', () => {
  const { parts } = circles.draw('en');
  const shaded = parts.findIndex((part) => part.includes('clip-path="url(#left)"'));
  expect(parts[shaded + 1]).toContain('fill="#ffffff"');
});
