import { expect, test } from 'vitest';
import { breakLines, drawText, fitLine } from './drawing.ts';
import type { PlacedLine, Typesetter } from './typesetting.ts';

/** Typesetter whose letters are as wide as high. */
const typesetter: Typesetter = {
  setLine: (text, { size }) => ({ width: text.length * size, runs: [], outline: `${text} in ${size}` }),
};
const style = { face: 'text', size: 10, lang: 'en' } as const;
const line = (changes: Partial<PlacedLine> = {}): PlacedLine => ({
  ...style,
  x: 100,
  y: 7,
  at: 'left',
  color: '#000',
  ...changes,
});

test('a line is set smaller only where it would be too wide, and fits then', () => {
  expect(fitLine(typesetter, 'abcd', line())).toMatchObject({ size: 10, set: { width: 40 } });
  expect(fitLine(typesetter, 'abcd', line({ maxWidth: 40 })).size).toBe(10);
  expect(fitLine(typesetter, 'abcd', line({ maxWidth: 20 }))).toMatchObject({ size: 5, set: { width: 20 } });
});

test.each([
  ['left', 100],
  ['middle', 80],
  ['right', 60],
] as const)('what stands %s of its place begins at %i', (at, left) => {
  expect(String(drawText(typesetter, 'abcd', line({ at })))).toContain(`translate(${left}.00 7)`);
});

test('a line that is made smaller is centered by its new width', () => {
  const drawn = String(drawText(typesetter, 'abcd', line({ at: 'middle', maxWidth: 20 })));
  expect(drawn).toContain('translate(90.00 7)');
  expect(drawn).toContain('d="abcd in 5"');
});

test('what a line says cannot leave its attribute', () => {
  const hostile = { setLine: () => ({ width: 1, runs: [], outline: '"/><script>' }) };
  expect(String(drawText(hostile, 'a', line()))).not.toContain('<script>');
});

test('a text breaks between words, and a word that is too long has its own line', () => {
  const broken = (text: string, width: number) => breakLines(typesetter, text, style, width);
  expect(broken('ab cd ef', 50)).toEqual(['ab cd', 'ef']);
  expect(broken('ab cd ef', 49)).toEqual(['ab', 'cd', 'ef']);
  expect(broken('a incomprehensible b', 50)).toEqual(['a', 'incomprehensible', 'b']);
  expect(broken('', 50)).toEqual(['']);
});
