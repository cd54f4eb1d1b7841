import { drawShape } from '@quotient/server/shapes/grammar';
import { type Point, round } from '@quotient/server/shapes/pen';

/** Ink on white paper, in dark themes too: an `<img>` can't take colors from its page. */
export const INK = '#15171c';
/** Color of earlier edges, walls and floors. */
export const GRAY = '#8a8d96';
/** Lines that only count fields. */
export const FAINT = '#b9bcc4';
/** Paper by its layers, from one. */
export const PAPERS = [
  '#ffffff',
  '#ececef',
  '#dcdce0',
  '#c6c8cf',
  '#b7b9c1',
  '#a4a6ae',
  '#9c9fa8',
  '#9093a0',
] as const;
/** `SHADE` is the light side of things, `DARK` their dark side. */
export const [WHITE, PALE, SHADE, , , DARK] = PAPERS;
/** Paint of an outline. */
export const OUTLINE = `fill="none" stroke="${INK}" stroke-width="2.5"`;

/** A point as SVG writes it. */
export const at = ([x, y]: Point): string => `${round(x)},${round(y)}`;

/** Group that is moved to a place, and stretched. */
export const placed = ([x, y]: Point, parts: readonly string[], scale = 1): string =>
  `<g transform="translate(${round(x)} ${round(y)})${scale === 1 ? '' : ` scale(${scale})`}">${parts.join('')}</g>`;

/** A filled outline through the points. */
export const area = (points: readonly Point[], fill: string, stroke = INK, width = 2.5): string =>
  `<polygon points="${points.map(at).join(' ')}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** The corners of a square, from the top left one on. */
export const cornersOf = ([x, y]: Point, side: number): Point[] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];

/** A stroke through the points. */
export const stroke = (points: readonly Point[], color = INK, width = 2.5, dashes = ''): string =>
  `<polyline points="${points.map(at).join(' ')}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dashes && ` stroke-dasharray="${dashes}"`}/>`;

/**
 * Draws a stroke that ends in a tip; `bend` moves its middle to the left, `rim` leaves white around it at crossings.
 */
export function arrow(from: Point, to: Point, bend = 0, width = 2.5, rim = 0): string {
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
  const drawn = (color: string, wide: number, cap: string): string =>
    `<path d="M${at(from)}Q${at(control)} ${at(to)}" fill="none" stroke="${color}" stroke-width="${wide}" stroke-linecap="${cap}"/>${stroke([wing(0.5), to, wing(-0.5)], color, wide)}`;
  return (rim > 0 ? drawn(WHITE, width + 2 * rim, 'butt') : '') + drawn(INK, width, 'round');
}

/** A rectangle with soft corners around its middle. */
export const card = (
  [x, y]: Point,
  width: number,
  height: number,
  { fill = WHITE as string, dashed = false, radius = 8 } = {},
): string =>
  `<rect x="${round(x - width / 2)}" y="${round(y - height / 2)}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" stroke="${INK}" stroke-width="2.5"${dashed ? ' stroke-dasharray="7 5"' : ''}/>`;

/** Returns true if these words need the Arabic font, and run to the left. */
export const isArabic = (words: string): boolean => /\p{Script=Arabic}/u.test(words);

/** Words with their middle at a place. */
export const text = ([x, y]: Point, words: string | number, size: number, fill: string = INK): string =>
  `<text x="${round(x)}" y="${round(y + size * 0.35)}" text-anchor="middle" font-size="${size}" fill="${fill}"${isArabic(String(words)) ? ' direction="rtl"' : ''}>${words}</text>`;

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
