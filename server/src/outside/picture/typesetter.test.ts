import { expect, test } from 'vitest';
import { fontsForTests } from '../../testing/testPictures.ts';
import { createTypesetter } from './typesetter.ts';

const fontsDir = fontsForTests();
const set = async (text: string, lang: string) =>
  (await createTypesetter(fontsDir)).setLine(text, { face: 'text', size: 20, lang });

test('a line of one language is one piece, as wide as its letters', async () => {
  const { runs, width, outline } = await set('IQ score', 'en');
  expect(runs.map(({ text, cut, direction }) => [text, cut, direction])).toEqual([
    ['IQ score', 'instrument-sans', 'ltr'],
  ]);
  expect(width).toBeGreaterThan(60);
  expect(width).toBeLessThan(90);
  expect(outline).toMatch(/^M[\d.]/);
});

test('in a line of Arabic, numbers and Latin letters are where a reader expects them, each in its font', async () => {
  const { runs } = await set('من 124 إلى 138 (IQ)', 'ar');
  const seen = runs.map(({ text }) => text.trim()).filter(Boolean);
  expect(seen).toEqual(['(', 'IQ', ')', '138', 'إلى', '124', 'من']);
  for (const { text, cut, direction } of runs) {
    if (/[\u0600-\u06ff]/u.test(text)) expect([cut, direction]).toEqual(['noto-sans-arabic', 'rtl']);
    if (/\w/.test(text)) expect([cut, direction]).toEqual(['instrument-sans', 'ltr']);
  }
  for (const [index, { x, width }] of runs.entries())
    expect(runs[index + 1]?.x ?? x + width).toBeCloseTo(x + width, 5);
});

test('the letters of an Arabic word are joined: a word is narrower than its letters apart', async () => {
  const word = await set('الذكاء', 'ar');
  const apart = await Promise.all([...'الذكاء'].map((letter) => set(letter, 'ar')));
  expect(word.width).toBeLessThan(apart.reduce((sum, { width }) => sum + width, 0));
});

test('a narrow space and a hyphen that holds its line together are drawn, though no font has them', async () => {
  expect(await set('QI\u202f? L\u2011a', 'fr')).toEqual(await set('QI\u00a0? L-a', 'fr'));
});
