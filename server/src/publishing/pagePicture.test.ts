import { mkdirSync, writeFileSync } from 'node:fs';
import { directionOf } from '@quotient/contract/direction';
import type { LocaleCode } from '@quotient/contract/locales';
import { expect, test } from 'vitest';
import { createTypesetter } from '../outside/picture/typesetter.ts';
import { fontsForTests, picturesForTests } from '../testing/testPictures.ts';
import { drawPagePicture } from './pagePicture.ts';
import type { PlacedLine, Typesetter } from './typesetting.ts';

const fontsDir = fontsForTests();
const pictures = picturesForTests(fontsDir);

/** Reads a picture line by line, with the place of each line. */
async function read(heading: string, locale: LocaleCode = 'en', host = 'quotient.test') {
  const typesetter = await createTypesetter(fontsDir);
  const set = new Map<string, { text: string; width: number }>();
  const noting: Typesetter = {
    setLine(text, style) {
      const line = typesetter.setLine(text, style as PlacedLine);
      set.set(line.outline, { text, width: line.width });
      return line;
    },
  };
  const svg = await drawPagePicture(noting, { heading, locale }, host);
  const lines = [...svg.matchAll(/translate\(([-\d.]+) ([\d.]+)\)" fill="[^"]+" d="([^"]*)"/g)].map(
    ([, x, y, outline = '']) => ({ ...set.get(outline), x: Number(x), y: Number(y) }),
  );
  const [name, ...rest] = lines;
  return { name, heading: rest.slice(0, -1), host: rest.at(-1) };
}

test.each<[LocaleCode, string, number]>([
  ['en', 'What is an IQ test?', 1],
  ['en', 'Average IQ by country: why no ranking is printed here', 3],
  ['de', 'Durchschnitts-IQ nach Ländern: warum hier keine Rangliste steht', 3],
  ['fr', 'Ce que le test de QI en ligne peut dire de vous, et ce qu’il ne peut pas dire', 3],
  ['es', '¿Se puede mejorar el CI? Lo que está demostrado', 2],
  ['ar', 'ما الذي يقيسه اختبار الذكاء وما الذي لا يقيسه', 2],
  [
    'de',
    'Eignungsdiagnostik: was ein kognitiver Einstellungstest über Bewerberinnen und Bewerber aussagt, und wann ein Unternehmen ihn nicht verwenden darf',
    4,
  ],
])('the picture of a page in %s says its heading: %s', async (locale, heading, lineCount) => {
  const said = await read(heading, locale);
  expect(said.heading.map(({ text }) => text).join(' ')).toBe(heading);
  expect(said.heading).toHaveLength(lineCount);
  expect(said.host?.text).toBe('quotient.test');
  for (const { x, y, width = 0 } of [said.name, ...said.heading, said.host].map(
    (line) => line ?? { x: 0, y: 0 },
  )) {
    expect(x).toBeGreaterThanOrEqual(79);
    expect(x + width).toBeLessThanOrEqual(1121);
    if (directionOf(locale) === 'rtl') expect(x + width).toBeGreaterThan(1119);
    else expect(x).toBeLessThan(81);
    expect(y).toBeLessThan(600);
  }
  const tops = said.heading.map(({ y }) => y);
  expect(Math.min(...tops)).toBeGreaterThan(150);
  expect(Math.max(...tops)).toBeLessThan(500);

  const png = await pictures.png(`${locale} ${heading}`, (typesetter) =>
    drawPagePicture(typesetter, { locale, heading }, 'quotient.test'),
  );
  mkdirSync('test-results/pictures', { recursive: true });
  writeFileSync(`test-results/pictures/page-${locale}-${lineCount}.png`, png);
  const size = new DataView(png.buffer);
  expect([size.getUint32(16), size.getUint32(20)]).toEqual([1200, 630]);
});

test('a word that is wider than the picture is set smaller, and never ends the drawing', async () => {
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const { heading } = await read(word, 'de');
  expect(heading.map(({ text }) => text)).toEqual([word]);
  expect(heading[0]?.width).toBeLessThanOrEqual(1040);
  expect((await read('W'.repeat(200))).heading[0]?.width).toBeLessThanOrEqual(1040.5);
});
