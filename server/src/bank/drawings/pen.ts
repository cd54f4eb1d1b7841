import { type Script, toFontFaces } from './fonts.ts';

/** Ink on white paper, in dark themes too: an `<img>` cannot take colors from its page. */
export const INK = '#15171c';
/** Lines that only help. */
export const FAINT = '#8a8d96';
/** What is paler than ink, from the palest. */
export const SHADES = ['#ffffff', '#ececef', '#dcdce0', '#c6c8ce', '#b2b4bc'] as const;

/** A place in a drawing, in its units. */
export type Point = readonly [x: number, y: number];

/** `1.26` → `1.3`: no more digits than can be seen. */
export const round = (value: number): string => value.toFixed(1).replace(/\.0$/, '');
const at = ([x, y]: Point): string => `${round(x)},${round(y)}`;

/** A straight line. */
export const line = (from: Point, to: Point): string =>
  `<path d="M${at(from)}L${at(to)}" fill="none" stroke="${INK}" stroke-width="2.5" stroke-linecap="round"/>`;

/** A closed figure of straight lines. */
export const polygon = (points: readonly Point[], fill: string = INK): string =>
  `<polygon points="${points.map(at).join(' ')}" fill="${fill}"/>`;

/** The head of an arrow that ends at `tip`, having come from the side of `from`. */
export function arrowHead(from: Point, tip: Point): string {
  const length = Math.hypot(tip[0] - from[0], tip[1] - from[1]);
  const [x, y] = [(tip[0] - from[0]) / length, (tip[1] - from[1]) / length];
  const back: Point = [tip[0] - 13 * x, tip[1] - 13 * y];
  return polygon([tip, [back[0] - 6 * y, back[1] + 6 * x], [back[0] + 6 * y, back[1] - 6 * x]]);
}

/** A straight arrow. */
export function arrow(from: Point, tip: Point): string {
  const length = Math.hypot(tip[0] - from[0], tip[1] - from[1]);
  const share = (length - 11) / length;
  const end: Point = [from[0] + (tip[0] - from[0]) * share, from[1] + (tip[1] - from[1]) * share];
  return line(from, end) + arrowHead(from, tip);
}

/** A rectangle with soft corners around its middle. */
export const card = (
  [x, y]: Point,
  width: number,
  height: number,
  { fill = '#ffffff', dashed = false, radius = 8 } = {},
): string =>
  `<rect x="${round(x - width / 2)}" y="${round(y - height / 2)}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" stroke="${INK}" stroke-width="2.5"${dashed ? ' stroke-dasharray="7 5"' : ''}/>`;

/** A circle. */
export const circle = (
  [x, y]: Point,
  radius: number,
  paint = `fill="none" stroke="${INK}" stroke-width="2.5"`,
): string => `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${paint}/>`;

const isArabic = (words: string): boolean => /\p{Script=Arabic}/u.test(words);

/** Words with their middle at a place. */
export const text = ([x, y]: Point, words: string | number, size: number, fill: string = INK): string =>
  `<text x="${round(x)}" y="${round(y + size * 0.35)}" text-anchor="middle" font-size="${size}" fill="${fill}"${isArabic(String(words)) ? ' direction="rtl"' : ''}>${words}</text>`;

/** What is drawn, on a paper of its size. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly string[];
}

/** The file of a drawing, with the letters that it needs: no font of a page reaches into an `<img>`. */
export async function toSvg({ width, height, parts }: Drawing): Promise<string> {
  const words = parts.flatMap((part) => [...part.matchAll(/<text[^>]*>([^<]*)<\/text>/g)]);
  const letters = [...new Set(words.map(([, word = '']) => word).join(''))].sort();
  const lettersOf: Record<Script, string> = {
    latin: letters.filter((letter) => !isArabic(letter)).join(''),
    arabic: letters.filter(isArabic).join(''),
  };
  const faces = await toFontFaces(lettersOf);
  const family = faces.length > 0 ? ` font-family="${faces.map(({ script }) => script).join(', ')}"` : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"${family}>`,
    ...(faces.length > 0 ? [`  <style>${faces.map(({ rule }) => rule).join('')}</style>`] : []),
    `  <rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...parts.map((part) => `  ${part}`),
    '</svg>\n',
  ].join('\n');
}
