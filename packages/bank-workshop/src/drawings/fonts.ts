import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** Script of letters; each has its own font. */
export type Script = 'latin' | 'arabic';

/** The fonts of the site's text. */
const files: Record<Script, string> = {
  latin: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  arabic: 'noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
};
const WEIGHT = 600;

const require = createRequire(import.meta.url);

async function toFontFace(script: Script, letters: string): Promise<{ script: Script; rule: string }> {
  const font = await readFile(require.resolve(`@fontsource-variable/${files[script]}`));
  const cut = await subsetFont(font, letters, { targetFormat: 'woff2', variationAxes: { wght: WEIGHT } });
  const address = `data:font/woff2;base64,${Buffer.from(cut).toString('base64')}`;
  return { script, rule: `@font-face{font-family:${script};src:url(${address})}` };
}

/** Font faces of each script with letters here, reduced to these letters. */
export const toFontFaces = (lettersOf: Record<Script, string>) =>
  Promise.all(
    (['latin', 'arabic'] as const)
      .filter((script) => lettersOf[script] !== '')
      .map((script) => toFontFace(script, lettersOf[script])),
  );
