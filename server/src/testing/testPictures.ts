import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { buildFonts } from '../../buildFonts.ts';
import { createPictures } from '../outside/picture/pictures.ts';
import type { Pictures } from '../publishing/typesetting.ts';

/** Folder of the unpacked fonts, for the tests of one file; made before the first of them. */
export function fontsForTests(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'quotient-fonts-'));
  const fontsDir = path.join(root, 'fonts');
  beforeAll(() => buildFonts(fontsDir));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  return fontsDir;
}

/** Real pictures in their own folder, which is removed with the fonts. */
export const picturesForTests = (fontsDir: string) =>
  createPictures({ folder: path.join(fontsDir, '../pictures'), fontsDir });

const refuse = () => Promise.reject(new Error('No picture is asked for here.'));
/** Pictures for tests that draw none. */
export const noPictures: Pictures = { png: refuse, pdf: refuse };
