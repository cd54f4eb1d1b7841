import type { LocaleCode } from '@quotient/contract/locales';
import { type Script, toFontFaces } from './fonts.ts';
import { INK, isArabic, WHITE } from './pen.ts';

/** A language that the bank's texts are in. */
export type Language = LocaleCode;

/** Drawing, on a paper of its size. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly string[];
}

/** Picture of a question, with its description for those who can't see it. */
export interface Picture {
  draw(language: Language): Drawing;
  describe(language: Language): string;
}

/** A picture that people describe, in the files of the questions. */
export interface ToldPicture {
  draw(language: Language): Drawing;
  /**
   * Required numbers, one-letter names and words of its description, in this order; no others of the first two are
   * allowed.
   */
  mentions(language: Language): readonly string[];
}

/** Question id → its picture. Its file is the one that the question names, in each language. */
export type Pictures = Readonly<Record<number, Picture | ToldPicture>>;

/** Makes the file of a drawing, with the letters that it needs: no font of a page reaches into an `<img>`. */
export async function toSvg({ width, height, parts }: Drawing): Promise<string> {
  const words = [...parts.join('').matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, word = '']) => word);
  const letters = [...new Set(words.join(''))].sort();
  const lettersOf: Record<Script, string> = {
    latin: letters.filter((letter) => !isArabic(letter)).join(''),
    arabic: letters.filter(isArabic).join(''),
  };
  const faces = await toFontFaces(lettersOf);
  const family = faces.length > 0 ? ` font-family="${faces.map(({ script }) => script).join(', ')}"` : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" color="${INK}"${family}>`,
    faces.length > 0 ? `<style>${faces.map(({ rule }) => rule).join('')}</style>` : '',
    `<rect width="${width}" height="${height}" fill="${WHITE}"/>`,
    ...parts,
    '</svg>\n',
  ]
    .filter(Boolean)
    .join('\n');
}
