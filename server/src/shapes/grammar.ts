import { circumference, dashesOf } from './dashes.ts';
import {
  circle,
  hatching,
  moved,
  type Point,
  polygon,
  polyline,
  round,
  STROKE,
  square,
  turned,
} from './pen.ts';
import {
  arrowShifts,
  type ClosedFigure,
  closedFigures,
  directions,
  type Fill,
  fills,
  LARGE,
  layouts,
  lines,
  matrixNames,
  mirrorings,
  type OpenFigure,
  openFigures,
  places,
  placesAround,
  pluralFigures,
  SMALL,
  sideDirections,
  sides,
  sizes,
  turns,
} from './vocabulary.ts';

/**
 * The grammar of shape tokens; its words with their geometry are in vocabulary.ts.
 *
 *     token  = part { "+" part }                        parts lie over each other, first part at the bottom
 *     part   = closed [ "-" size ] [ "-" fill ] [ "-" turn ]      square, circle-medium, triangle-filled-r90
 *            | closed "-small" [ "-" place ] [ "-" fill ] [ "-" turn ]            star-small-top-left-filled
 *            | plural "-" count [ "-" fill ]                                      circles-3-hatched, dots-5
 *            | open [ "-flip" ] [ "-" turn ]                                      flag, hook-flip-r90
 *            | "dot-" place                                                       dot-top, dot-center
 *            | "line-" line                                                       line-left, line-rising
 *            | "bars-" side                                                       bars-left
 *            | "arrow-" direction | "arrows-" ( "double" | "triple" ) "-" side-direction
 *            | ( "cells" | "matrix" | "sheet" ) "-" bits "-" bits …               cells-110-011-010
 *            | "matrix-" name                                                     matrix-cross
 *     closed = square | circle | triangle | diamond | pentagon | hexagon | star | cross
 *     open   = flag | hook | corner | step
 *     size   = medium | small             (large when absent)
 *     fill   = filled | hatched | dashed | outline          (outline is the same as none)
 *     place  = top | bottom | left | right | top-left | … | center
 *     turn   = r45 | r90 | … | r315       degrees clockwise; a turn that a figure's symmetry hides is refused
 *     bits   = a row of cells, 1 = set; 2 to 5 rows, as many cells as rows
 *
 * Ink can't cover ink: an unfilled part over a filled one is lost, so put the filled part on hatching or paper.
 */

const CENTER: Point = [50, 50];
/** Distance of small figures, wider than that of dots, which must also fit into a large figure. */
const SMALL_DISTANCE = 29;
const DOT_DISTANCE = 20;
const DOT_RADIUS = 8;

/** Words of one part, read from left to right. */
class Words {
  readonly #words: string[];
  constructor(part: string) {
    this.#words = part.split('-');
  }
  /** Takes the longest sequence of words (at most two) that the table has. */
  take<T>(table: ReadonlyMap<string, T>): T | undefined {
    for (const length of [2, 1]) {
      const key = this.#words.slice(0, length).join('-');
      if (this.#words.length >= length && table.has(key)) {
        this.#words.splice(0, length);
        return table.get(key);
      }
    }
    return undefined;
  }
  takeRest(): string[] {
    return this.#words.splice(0);
  }
  get isEmpty(): boolean {
    return this.#words.length === 0;
  }
}

/** Draws a part from its words, first element at the bottom; `undefined` for unknown words. */
type Draw = (words: Words) => string | readonly string[] | undefined;

const onNine = ([x, y]: Point, distance: number): Point => [50 + x * distance, 50 + y * distance];

function drawClosed(
  name: string,
  { corners: cornersOfUnit }: ClosedFigure,
  center: Point,
  radius: number,
  fill: Fill,
  degrees = 0,
) {
  const isSmall = radius === SMALL;
  const points = cornersOfUnit.map(([x, y]) => moved(turned([x * radius, y * radius], degrees), center));
  const ink = `fill="${fill === 'filled' ? 'currentColor' : 'none'}" stroke="currentColor" stroke-width="${isSmall ? 5 : STROKE}" stroke-linejoin="round"`;
  const isCircle = name === 'circle';
  const { dash, gap, from } = dashesOf(isCircle ? circumference(radius) : points, isSmall ? [5, 4] : [11, 8]);
  const isDashed = fill === 'dashed';
  const paint = isDashed ? `${ink} stroke-dasharray="${round(dash)} ${round(gap)}"` : ink;
  const corners = isDashed && from ? [from, ...points] : points;
  const outline = isCircle ? circle(center, radius, paint) : polygon(corners, paint);
  return fill === 'hatched' ? hatching(points, isSmall ? 9 : 14) + outline : outline;
}

const closed =
  (name: string, figure: ClosedFigure): Draw =>
  (words) => {
    const radius = words.take(sizes) ?? LARGE;
    const place = (radius === SMALL && words.take(placesAround)) || ([0, 0] as const);
    const fill = words.take(fills) ?? 'outline';
    const degrees = words.take(turns) ?? 0;
    if (degrees >= figure.period) return undefined;
    return drawClosed(name, figure, onNine(place, SMALL_DISTANCE), radius, fill, degrees);
  };

const plural =
  (name: string): Draw =>
  (words) => {
    const figure = closedFigures.get(name);
    const layout = words.take(layouts);
    const fill = words.take(fills) ?? 'outline';
    return (
      figure && layout?.map((place) => drawClosed(name, figure, onNine(place, SMALL_DISTANCE), SMALL, fill))
    );
  };

const open =
  ({ strokes, inked = [], period }: OpenFigure): Draw =>
  (words) => {
    const isFlipped = words.take(mirrorings) ?? false;
    const degrees = words.take(turns) ?? 0;
    if (degrees >= period) return undefined;
    const put = (points: readonly Point[]): Point[] =>
      points.map(([x, y]) => moved(turned([isFlipped ? -x : x, y], degrees), CENTER));
    const ink = `fill="currentColor" stroke="currentColor" stroke-width="${STROKE}" stroke-linejoin="round"`;
    return [
      inked.length > 0 ? polygon(put(inked), ink) : '',
      ...strokes.map((stroke) => polyline(put(stroke))),
    ];
  };

const dot: Draw = (words) => {
  const place = words.take(places);
  return place && circle(onNine(place, DOT_DISTANCE), DOT_RADIUS);
};

const dots: Draw = (words) =>
  words.take(layouts)?.map((place) => circle(onNine(place, DOT_DISTANCE), DOT_RADIUS));

const line: Draw = (words) => {
  const points = words.take(lines);
  return points && polyline(points);
};

/** Three bars that grow from one side, each shorter than the one before. */
const bars: Draw = (words) => {
  const degrees = words.take(sides);
  if (degrees === undefined) return undefined;
  const put = (point: Point): Point => moved(turned(point, degrees), CENTER);
  return [36, 12, -12].map((end, i) => polyline([put([-36, i * 26 - 26]), put([end, i * 26 - 26])]));
};

function drawArrow(shift: number, degrees: number, head: number): string {
  const put = (x: number, y: number): Point => moved(turned([x + shift, y], degrees), CENTER);
  const tip = put(0, -36);
  return polyline([put(0, 36), tip]) + polyline([put(-head, head - 36), tip, put(head, head - 36)]);
}

const arrow: Draw = (words) => {
  const degrees = words.take(directions);
  return degrees === undefined ? undefined : drawArrow(0, degrees, 22);
};

const arrows: Draw = (words) => {
  const shifts = words.take(arrowShifts);
  const degrees = words.take(sideDirections);
  return degrees === undefined ? undefined : shifts?.map((shift) => drawArrow(shift, degrees, 10));
};

/** Bit rows from the words: 2 to 5 of them, as many cells in each, one cell set; otherwise `undefined`. */
function takeBits(words: Words): readonly string[] | undefined {
  const rows = words.takeRest();
  const isSquare = rows.length >= 2 && rows.length <= 5 && rows.every((row) => row.length === rows.length);
  const bits = rows.join('');
  return isSquare && /^[01]+$/.test(bits) && bits.includes('1') ? rows : undefined;
}

const setCells = (rows: readonly string[], bit: '0' | '1', pitch: number): Point[] =>
  rows.flatMap((row, y) =>
    [...row].flatMap((cell, x): Point[] => {
      const middle = (rows.length - 1) / 2;
      return cell === bit ? [moved([(x - middle) * pitch, (y - middle) * pitch], CENTER)] : [];
    }),
  );

/** Solid cells without a frame: figures to turn and to mirror. */
const cells: Draw = (words) => {
  const rows = takeBits(words);
  const pitch = 84 / (rows?.length ?? 1);
  return rows && setCells(rows, '1', pitch).map((cell) => square(cell, pitch - 4));
};

/** A board of cells, some of them solid. */
const matrix: Draw = (words) => {
  const rows = words.take(matrixNames) ?? takeBits(words);
  if (!rows) return undefined;
  const pitch = 84 / rows.length;
  const hollow = 'fill="none" stroke="currentColor" stroke-width="3"';
  return [
    ...setCells(rows, '1', pitch).map((cell) => square(cell, pitch - 4)),
    ...setCells(rows, '0', pitch).map((cell) => square(cell, pitch - 7, hollow)),
  ];
};

/** A sheet of paper with holes; faint lines mark its rows and columns. */
const sheet: Draw = (words) => {
  const rows = takeBits(words);
  if (!rows) return undefined;
  const pitch = 74 / rows.length;
  const marks = rows.slice(1).map((_, i) => round(13 + (i + 1) * pitch));
  return [
    square(CENTER, 80, `fill="none" stroke="currentColor" stroke-width="${STROKE}" stroke-linejoin="round"`),
    `<path d="${marks.map((mark) => `M${mark},13V87M13,${mark}H87`).join('')}" fill="none" stroke="currentColor" stroke-width="1.5" opacity="0.45"/>`,
    ...setCells(rows, '1', pitch).map((hole) => circle(hole, pitch / 3)),
  ];
};

/** The first word of a part → how to draw the part from its other words. */
const heads = new Map<string, Draw>([
  ...[...closedFigures].map(([name, figure]) => [name, closed(name, figure)] as const),
  ...[...pluralFigures].map(([word, name]) => [word, plural(name)] as const),
  ...[...openFigures].map(([name, figure]) => [name, open(figure)] as const),
  ...Object.entries({ dot, dots, line, bars, arrow, arrows, cells, matrix, sheet }),
]);

function drawPart(part: string): string | undefined {
  const words = new Words(part);
  const drawn = words.take(heads)?.(words);
  return words.isEmpty && drawn ? [drawn].flat().join('') : undefined;
}

/**
 * Draws a shape token: the content of an `<svg viewBox="0 0 100 100">` in `currentColor`. `undefined` for a token
 * that the grammar doesn't know.
 */
export function drawShape(token: string): string | undefined {
  const parts = token.split('+').map(drawPart);
  return parts.some((part) => !part) ? undefined : parts.join('');
}
