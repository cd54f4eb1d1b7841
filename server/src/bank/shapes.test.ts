import { expect, test } from 'vitest';
import { questionTokens } from '../shapes/questionTokens.ts';
import { sanitizeShape } from '../shapes/sanitize/sanitize.ts';
import { seedShapes } from '../shapes/seedShapes.ts';
import { bank } from './bank.ts';

test('every figure of the gallery and of the bank passes the sanitizer as it is, byte for byte', () => {
  const shapes = seedShapes(questionTokens(bank.flatMap(({ questions }) => questions)));
  expect(shapes.length).toBeGreaterThan(500);
  const changed = shapes.filter(({ svg_content }) => {
    const { svg, removed } = sanitizeShape(svg_content);
    return svg !== svg_content || removed.length > 0;
  });
  expect(changed).toEqual([]);
});
