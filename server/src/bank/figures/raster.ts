import { drawShape } from '../../shapes/grammar.ts';

/** Samples along one side of a cell. */
const SIDE = 32;
const STEP = 100 / SIDE;

/** Ink of each sample of a cell, from 0 to 1. All ink has one color, so gray and forced colors lose nothing. */
type Raster = Float32Array;

type Point = readonly [x: number, y: number];

interface Stroke {
  readonly points: readonly Point[];
  readonly width: number;
  readonly dash: readonly number[];
}

const attribute = (element: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1];
const number = (element: string, name: string): number => Number(attribute(element, name) ?? 0);

const circlePoints = (x: number, y: number, radius: number): Point[] =>
  Array.from({ length: 25 }, (_, i) => {
    const angle = (i / 24) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

const pairs = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

/** The runs of points of a path made of `M`, `L`, `V` and `H`. */
function pathPoints(d: string): Point[][] {
  const runs: Point[][] = [];
  let at: Point = [0, 0];
  for (const [, command, values = ''] of d.matchAll(/([MLVH])([^MLVH]*)/g)) {
    const [first = 0, second = 0] = values.split(',').map(Number);
    if (command === 'V') at = [at[0], first];
    else if (command === 'H') at = [first, at[1]];
    else at = [first, second];
    if (command === 'M') runs.push([]);
    runs.at(-1)?.push(at);
  }
  return runs;
}

/** Outlines of an element; a closed one repeats its first point at the end. */
function outlines(element: string): readonly (readonly Point[])[] {
  if (element.startsWith('<circle'))
    return [circlePoints(number(element, 'cx'), number(element, 'cy'), number(element, 'r'))];
  if (element.startsWith('<rect')) {
    const [x, y] = [number(element, 'x'), number(element, 'y')];
    const [right, bottom] = [x + number(element, 'width'), y + number(element, 'height')];
    return [
      [
        [x, y],
        [right, y],
        [right, bottom],
        [x, bottom],
        [x, y],
      ],
    ];
  }
  if (element.startsWith('<path')) return pathPoints(attribute(element, 'd') ?? '');
  const points = pairs(attribute(element, 'points') ?? '');
  return [element.startsWith('<polygon') ? [...points, ...points.slice(0, 1)] : points];
}

/** Returns true if a point is inside. Takes numbers because one form calls it some hundred thousand times. */
function isInside(x: number, y: number, ring: readonly Point[]): boolean {
  let inside = false;
  let [ax, ay] = ring.at(-1) ?? [0, 0];
  for (const [bx, by] of ring) {
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
    ax = bx;
    ay = by;
  }
  return inside;
}

const sampleIndex = (value: number): number => Math.max(0, Math.min(SIDE - 1, Math.floor(value / STEP)));

/** Lays ink on every sample in the box between two points, widened by `margin`. */
function inkBox(
  raster: Raster,
  [ax, ay]: Point,
  [bx, by]: Point,
  margin: number,
  inkAt: (x: number, y: number) => number,
): void {
  const [left, right] = [sampleIndex(Math.min(ax, bx) - margin), sampleIndex(Math.max(ax, bx) + margin)];
  const [top, bottom] = [sampleIndex(Math.min(ay, by) - margin), sampleIndex(Math.max(ay, by) + margin)];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      const i = row * SIDE + column;
      raster[i] = Math.max(raster[i] ?? 0, inkAt((column + 0.5) * STEP, (row + 0.5) * STEP));
    }
}

function paintStroke(raster: Raster, { points, width, dash: [on = 1, off = 0] }: Stroke, ink: number): void {
  let walked = 0;
  for (let k = 1; k < points.length; k++) {
    const a = points[k - 1] ?? [0, 0];
    const b = points[k] ?? [0, 0];
    const [ax, ay] = a;
    const [dx, dy] = [b[0] - ax, b[1] - ay];
    const length = Math.hypot(dx, dy) || 1;
    const start = walked;
    inkBox(raster, a, b, width, (x, y) => {
      const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length ** 2));
      const distance = Math.hypot(x - ax - share * dx, y - ay - share * dy);
      const isOn = off === 0 || (start + share * length) % (on + off) < on;
      // a sample is as wide as STEP: the edge of a stroke covers a part of it
      const covered =
        Math.max(0, Math.min(1, (width / 2 - distance) / STEP + 0.5)) * Math.min(1, width / STEP);
      return isOn ? covered * ink : 0;
    });
    walked += length;
  }
}

function paintInside(raster: Raster, ring: readonly Point[], ink: number): void {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  const quarter = STEP / 4;
  inkBox(raster, [Math.min(...xs), Math.min(...ys)], [Math.max(...xs), Math.max(...ys)], 0, (x, y) => {
    const corners =
      Number(isInside(x - quarter, y - quarter, ring)) +
      Number(isInside(x + quarter, y - quarter, ring)) +
      Number(isInside(x - quarter, y + quarter, ring)) +
      Number(isInside(x + quarter, y + quarter, ring));
    return (corners / 4) * ink;
  });
}

function paint(raster: Raster, element: string): void {
  const ink = Number(attribute(element, 'opacity') ?? 1);
  const fill = attribute(element, 'fill');
  const dash = attribute(element, 'stroke-dasharray')?.split(' ').map(Number) ?? [];
  for (const points of outlines(element)) {
    if (fill !== 'none' && !element.startsWith('<polyline')) paintInside(raster, points, ink);
    if (attribute(element, 'stroke') === 'currentColor')
      paintStroke(raster, { points, width: number(element, 'stroke-width'), dash }, ink);
  }
}

/** Cache of single parts' rasters: figures reuse a few of them. */
const parts = new Map<string, Raster>();
const MOST_PARTS = 2000;

function rasterOfPart(part: string): Raster {
  const known = parts.get(part);
  if (known) return known;
  const raster = new Float32Array(SIDE * SIDE);
  const drawn = drawShape(part);
  if (drawn === undefined) throw new Error(`The shape token "${part}" is not in the grammar.`);
  for (const [element] of drawn.matchAll(/<[^>]+>/g)) paint(raster, element);
  if (parts.size >= MOST_PARTS) parts.clear();
  parts.set(part, raster);
  return raster;
}

/** Draws a token onto a small raster. Throws for a token that the grammar doesn't know. */
export function rasterOf(token: string): Raster {
  const raster = new Float32Array(SIDE * SIDE);
  for (const part of token.split('+')) {
    const drawn = rasterOfPart(part);
    if (part === token) return drawn;
    for (let i = 0; i < raster.length; i++) raster[i] = Math.max(raster[i] ?? 0, drawn[i] ?? 0);
  }
  return raster;
}

/** Share of the cell below whose difference two figures are easily confused. */
const LEAST_DIFFERENCE = 0.014;

/** Returns true if a hurried reader could confuse the two. */
function areAlike(a: Raster, b: Raster): boolean {
  const enough = LEAST_DIFFERENCE * a.length;
  let sum = 0;
  for (let i = 0; i < a.length && sum < enough; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
  return sum < enough;
}

/** Returns the index pairs of tokens that look alike. */
export function lookAlikes(tokens: readonly string[]): [number, number][] {
  const rasters = tokens.map(rasterOf);
  return rasters.flatMap((raster, i) =>
    rasters.flatMap((other, k): [number, number][] => (k > i && areAlike(raster, other) ? [[i, k]] : [])),
  );
}
