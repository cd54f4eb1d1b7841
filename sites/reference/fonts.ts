// The fonts of the site, cut down to the letters and weights that its languages show. Made once for each change of this
// file or of a font, and kept with the other caches.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Letters of the languages of Western Europe, as far as the fonts have them. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽž‹›–—‘’‚“”„…•−€`;
/** Letters of Arabic, and those that Persian and Urdu add in names. */
const ARABIC = `،؛؟ـ${range(0x621, 0x63a)}${range(0x641, 0x652)}${range(0x660, 0x66c)}ٱپچژڤکگی\u200c\u200d\u200e`;

interface Font {
  family: 'Instrument Sans' | 'Newsreader';
  /** Name of the package `@fontsource-variable/…`. */
  file: string;
  letters: string;
  /** The range of each axis that is kept. */
  axes: Record<string, { min: number; max: number }>;
  /** The pages that it is seen first on. */
  script: 'latin' | 'arabic';
}

const body = { min: 400, max: 700 };
/** By the name of the file that is made. */
const fonts: Record<string, Font> = {
  'body-latin': {
    family: 'Instrument Sans',
    file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    letters: LATIN,
    axes: { wght: body },
    script: 'latin',
  },
  'heading-latin': {
    family: 'Newsreader',
    file: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    letters: LATIN,
    axes: { wght: { min: 400, max: 500 }, opsz: { min: 16, max: 72 } },
    script: 'latin',
  },
  'body-arabic': {
    family: 'Instrument Sans',
    file: 'noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
    letters: ARABIC,
    axes: { wght: body },
    script: 'arabic',
  },
  'heading-arabic': {
    family: 'Newsreader',
    file: 'noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
    letters: ARABIC,
    axes: { wght: { min: 400, max: 600 } },
    script: 'arabic',
  },
};

/** The names of the files that pages of a script show first, without folder and ending. */
export const firstFonts = (script: Font['script']): string[] =>
  Object.entries(fonts)
    .filter(([, font]) => font.script === script)
    .map(([name]) => name);

const rangeOf = (letters: string) =>
  [...new Set(letters)].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(', ');

/** Faces of one family for a browser: those of one range of weights. If the scripts differ, one is never used. */
const weights = { 'Instrument Sans': '400 700', Newsreader: '200 800' };

/**
 * Its face. The Latin faces have stand-ins of the same widths, see `fonts.css`, so that a late font moves nothing. No
 * such stand-in is known for Arabic, whose system fonts differ by half: a late font is left for the next page there.
 */
const faceOf = (name: string, { family, letters, script }: Font) => `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-display: ${script === 'arabic' ? 'optional' : 'swap'};
  font-weight: ${weights[family]};
  src: url("./${name}.woff2") format("woff2");
  unicode-range: ${rangeOf(letters)};
}
`;

/** Makes the fonts and their style sheet `fonts.css`, unless they are there. Returns their folder. */
export async function subsetFonts(): Promise<string> {
  const require = createRequire(import.meta.url);
  const sources = Object.entries(fonts).map(
    ([name, font]) =>
      [name, font, readFileSync(require.resolve(`@fontsource-variable/${font.file}`))] as const,
  );
  const key = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  for (const [, , source] of sources) key.update(source);
  const cache = fileURLToPath(new URL('../../node_modules/.cache/quotient/fonts', import.meta.url));
  const folder = join(cache, key.digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  // under another name until all of it is there: a build that was ended leaves nothing half
  const making = `${folder}-${process.pid}`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  for (const [name, { letters, axes }, source] of sources)
    writeFileSync(
      join(making, `${name}.woff2`),
      await subsetFont(source, letters, { targetFormat: 'woff2', variationAxes: axes }),
    );
  writeFileSync(join(making, 'fonts.css'), sources.map(([name, font]) => faceOf(name, font)).join('\n'));
  if (existsSync(folder)) rmSync(making, { recursive: true });
  else renameSync(making, folder);
  return folder;
}
