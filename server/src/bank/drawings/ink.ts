import { drawShape } from '../../shapes/grammar.ts';
import { type Point, round } from '../../shapes/pen.ts';

export const INK = '#15171c';
/** Edges of what was there, walls, floors. */
export const GRAY = '#8a8d96';
/** Lines that only count fields. */
export const FAINT = '#b9bcc4';
/** The light side of things, and paper that lies double. */
export const SHADE = '#dcdce0';
/** The dark side of things. */
export const DARK = '#a4a6ae';

/** A language that the bank's texts are in. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'ar';

/** The picture of a question, and what it says to those who do not see it. */
export interface Picture {
  /** A whole SVG file. */
  draw(): string;
  describe(language: Language): string;
}

/** A whole SVG file of ink on white. */
export const file = (width: number, height: number, parts: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" color="${INK}">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...parts.filter(Boolean),
    '</svg>',
    '',
  ].join('\n');

/** A point as SVG writes it. */
export const at = ([x, y]: Point): string => `${round(x)},${round(y)}`;

/** A group that is moved to a place, and stretched. */
export const placed = ([x, y]: Point, parts: readonly string[], scale = 1): string =>
  `<g transform="translate(${round(x)} ${round(y)})${scale === 1 ? '' : ` scale(${scale})`}">${parts.join('')}</g>`;

/** A filled outline through the points. */
export const area = (points: readonly Point[], fill: string, stroke = INK, width = 2.5): string =>
  `<polygon points="${points.map(at).join(' ')}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** A stroke through the points. */
export const stroke = (points: readonly Point[], color = INK, width = 2.5, dashes = ''): string =>
  `<polyline points="${points.map(at).join(' ')}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dashes && ` stroke-dasharray="${dashes}"`}/>`;

/** A stroke that ends in a tip; `bend` moves its middle to the left of its way. */
export function arrow(from: Point, to: Point, bend = 0, width = 2.5): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const middle: Point = [
    (from[0] + to[0]) / 2 + (dy / length) * bend,
    (from[1] + to[1]) / 2 - (dx / length) * bend,
  ];
  const control: Point = [2 * middle[0] - (from[0] + to[0]) / 2, 2 * middle[1] - (from[1] + to[1]) / 2];
  const angle = Math.atan2(to[1] - control[1], to[0] - control[0]);
  const wing = (turn: number): Point => [
    to[0] - 4 * width * Math.cos(angle + turn),
    to[1] - 4 * width * Math.sin(angle + turn),
  ];
  return `<path d="M${at(from)}Q${at(control)} ${at(to)}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round"/>${stroke([wing(0.5), to, wing(-0.5)], INK, width)}`;
}

const digits: Record<number, readonly Point[]> = {
  1: [
    [1, 3],
    [4, 0],
    [4, 12],
  ],
  2: [
    [0, 3],
    [1, 1],
    [3, 0],
    [5, 0],
    [7, 1],
    [8, 3],
    [7, 5],
    [0, 12],
    [8, 12],
  ],
  3: [
    [0, 0],
    [8, 0],
    [4, 5],
    [7, 6],
    [8, 9],
    [6, 12],
    [2, 12],
    [0, 10],
  ],
  4: [
    [6, 12],
    [6, 0],
    [0, 9],
    [8, 9],
  ],
};

/** A digit from 1 to 4 of strokes, so that a picture needs no font; its top left corner is at the place. */
export const digit = (value: number, place: Point): string =>
  placed(place, [stroke(digits[value] ?? [], INK, 2)]);

/** A shape token in a square around a place. */
export const symbol = (token: string, [x, y]: Point, side: number): string =>
  placed([x - side / 2, y - side / 2], [drawShape(token) ?? ''], side / 100);

/** Board lines of `columns` by `rows` fields. */
export function board(columns: number, rows: number, pitch: number, color = FAINT): string {
  const down = Array.from({ length: columns + 1 }, (_, i) => `M${round(i * pitch)},0V${round(rows * pitch)}`);
  const across = Array.from(
    { length: rows + 1 },
    (_, i) => `M0,${round(i * pitch)}H${round(columns * pitch)}`,
  );
  return `<path d="${[...down, ...across].join('')}" fill="none" stroke="${color}" stroke-width="1.5"/>`;
}

/** Question id → its picture, in `sites/reference/public/figures/<set>-<id>.svg`. */
export type Pictures = Readonly<Record<number, Picture>>;
