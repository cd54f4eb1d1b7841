// Unpacks the fonts of the site for drawing on the server, which reads neither WOFF2 nor variable fonts.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Fonts for drawing: the file of each one's package, and its place on the axes of that file. */
const cuts: Record<string, { file: string; axes: Record<string, number> }> = {
  'newsreader-display': {
    file: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    axes: { wght: 500, opsz: 72 },
  },
  'instrument-sans': {
    file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: 400 },
  },
  'instrument-sans-semibold': {
    file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: 600 },
  },
  'noto-naskh-arabic': {
    file: 'noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
    axes: { wght: 600 },
  },
  'noto-sans-arabic': {
    file: 'noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
    axes: { wght: 400 },
  },
  'noto-sans-arabic-semibold': {
    file: 'noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
    axes: { wght: 600 },
  },
};

/** Fills `folder` with a TTF file for each font; its old content is deleted. */
export async function buildFonts(folder: string): Promise<void> {
  // The folder has its name only once all of it is there.
  const making = `${folder}-${process.pid}`;
  await mkdir(making, { recursive: true });
  for (const [name, { file, axes }] of Object.entries(cuts)) {
    const packed = await readFile(require.resolve(`@fontsource-variable/${file}`));
    const options = { targetFormat: 'sfnt', keepAllGlyphs: true, variationAxes: axes } as const;
    await writeFile(path.join(making, `${name}.ttf`), await subsetFont(packed, '', options));
  }
  await rm(folder, { recursive: true, force: true });
  await rename(making, folder);
}
