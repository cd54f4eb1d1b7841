import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { directionOf } from '@quotient/contract/direction';
import bidiFactory from 'bidi-js';
import type { Font } from 'fontkit';
import type { Face, LineStyle, Run, SetLine, Typesetter } from '../../publishing/typesetting.ts';

/** Font files by face: the second has the letters that the first lacks. */
const cuts: Record<Face, { latin: string; arabic: string }> = {
  display: { latin: 'newsreader-display', arabic: 'noto-naskh-arabic' },
  text: { latin: 'instrument-sans', arabic: 'noto-sans-arabic' },
  strong: { latin: 'instrument-sans-semibold', arabic: 'noto-sans-arabic-semibold' },
};

/** Name of each font file, without its ending. */
export const cutNames = Object.values(cuts).flatMap(({ latin, arabic }) => [latin, arabic]);

const bidi = bidiFactory();

/** Replacements for missing letters that look the same: the narrow space and the non-breaking hyphen. */
const alike: Record<string, string> = { '\u202f': '\u00a0', '\u2011': '-' };

/** Letter with its direction, in reading order. */
interface Letter {
  index: number;
  text: string;
  level: number;
  cut: string;
}

/** Splits a line by direction and font, in visual order. */
function runsOf(text: string, isRtl: boolean, cutOf: (letter: string) => string): Omit<Run, 'x' | 'width'>[] {
  const levels = bidi.getEmbeddingLevels(text, isRtl ? 'rtl' : 'ltr');
  const letters: Letter[] = [...text].map((letter, index, all) => {
    const at = all.slice(0, index).join('').length;
    const level = levels.levels[at] ?? 0;
    const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(letter) ?? letter) : letter;
    return { index: at, text: shown, level, cut: cutOf(letter) };
  });
  const pieces: Letter[][] = [];
  for (const letter of letters) {
    const last = pieces.at(-1);
    const [head] = last ?? [];
    if (last && head?.level === letter.level && head.cut === letter.cut) last.push(letter);
    else pieces.push([letter]);
  }
  // Highest level first, every stretch of pieces at or above a level is turned around (Unicode's rule L2).
  const levelOf = (piece: Letter[] | undefined) => piece?.[0]?.level ?? 0;
  for (let level = Math.max(0, ...pieces.map(levelOf)); level >= 1; level -= 1) {
    for (let from = 0; from < pieces.length; from += 1) {
      let to = from;
      while (to < pieces.length && levelOf(pieces[to]) >= level) to += 1;
      pieces.splice(from, to - from, ...pieces.slice(from, to).reverse());
      from = to;
    }
  }
  return pieces.map((piece) => ({
    text: piece.map((letter) => letter.text).join(''),
    cut: piece[0]?.cut ?? '',
    direction: levelOf(piece) % 2 === 1 ? 'rtl' : 'ltr',
  }));
}

/**
 * Makes a typesetter for the fonts of `folder`, see `buildFonts`. It shapes Arabic and orders text of both
 * directions. Tried: leaving both to the renderer of the pictures. It omits a number in a line of Arabic letters if
 * the two are in different fonts, as they are here.
 */
export async function createTypesetter(folder: string): Promise<Typesetter> {
  // large, and loaded only by who draws
  const { create } = await import('fontkit');
  const fonts = new Map<string, Font>();
  for (const name of cutNames) {
    const font = create(await readFile(path.join(folder, `${name}.ttf`)));
    if (!('layout' in font)) throw new Error(`${name}.ttf is a collection of fonts.`);
    fonts.set(name, font);
  }
  const fontOf = (cut: string): Font => {
    const font = fonts.get(cut);
    if (!font) throw new Error(`There is no font ${cut}.`);
    return font;
  };

  function setLine(text: string, { face, size, lang }: LineStyle): SetLine {
    const drawn = text.replace(/[\u202f\u2011]/g, (letter) => alike[letter] ?? letter);
    const isRtl = directionOf(lang) === 'rtl';
    const { latin, arabic } = cuts[face];
    const [first, second] = isRtl ? [arabic, latin] : [latin, arabic];
    const has = (cut: string, letter: string) => fontOf(cut).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
    const cutOf = (letter: string) => (!has(first, letter) && has(second, letter) ? second : first);
    let x = 0;
    let outline = '';
    const runs = runsOf(drawn, isRtl, cutOf).map((run): Run => {
      const font = fontOf(run.cut);
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(run.text, undefined, undefined, undefined, run.direction);
      const from = x;
      for (const [index, glyph] of glyphs.entries()) {
        const position = positions[index];
        if (!position) continue;
        const { xOffset, yOffset, xAdvance } = position;
        outline += glyph.path
          .scale(scale, -scale)
          .translate(x + xOffset * scale, -yOffset * scale)
          .toSVG();
        x += xAdvance * scale;
      }
      return { ...run, x: from, width: x - from };
    });
    return { width: x, runs, outline };
  }
  return { setLine };
}
