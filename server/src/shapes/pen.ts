/** A place on the 100-unit cell, or a step from one; x to the right, y downwards. */
export type Point = readonly [x: number, y: number];

/** The ink of every stroke that isn't in a small figure, in units of the cell. */
export const STROKE = 6;

/** Rounds to one decimal: a tenth of a unit is a fifth of a pixel in a 200-px figure. */
export const round = (value: number): string => String(Math.round(value * 10) / 10);

const at = ([x, y]: Point): string => `${round(x)},${round(y)}`;

/** Turns a point around the origin, clockwise as seen, by degrees. */
export function turned([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/** Moves a point by a step. */
export const moved = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];

/** Closed outline; `attributes` are its paint. */
export const polygon = (points: readonly Point[], attributes: string): string =>
  `<polygon points="${points.map(at).join(' ')}" ${attributes}/>`;

/** An open stroke with round ends. */
export const polyline = (points: readonly Point[]): string =>
  `<polyline points="${points.map(at).join(' ')}" fill="none" stroke="currentColor" stroke-width="${STROKE}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Circle; `attributes` are its paint. */
export const circle = ([x, y]: Point, radius: number, attributes = 'fill="currentColor"'): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${attributes}/>`;

/** Square around a center; `attributes` are its paint. */
export const square = ([x, y]: Point, side: number, attributes = 'fill="currentColor"'): string =>
  `<rect x="${round(x - side / 2)}" y="${round(y - side / 2)}" width="${round(side)}" height="${round(side)}" ${attributes}/>`;

/**
 * Rising 45-degree lines inside a polygon, as one path of plain segments: a pattern or clip id would clash between
 * two copies on a page. Along each line x + y = sum, the polygon's inside is between the 1st and 2nd crossing with
 * its edges, the 3rd and 4th, and so on.
 */
export function hatching(corners: readonly Point[], spacing: number): string {
  const sums = corners.map(([x, y]) => x + y);
  const [low, high] = [Math.min(...sums), Math.max(...sums)];
  const count = Math.floor((high - low) / spacing);
  const first = (low + high - (count - 1) * spacing) / 2;
  const segments: string[] = [];
  for (let i = 0; i < count; i++) {
    const sum = first + i * spacing;
    const crossings = corners
      .flatMap(([x, y], corner): Point[] => {
        const [nextX, nextY] = corners[(corner + 1) % corners.length] ?? [x, y];
        const [before, after] = [x + y - sum, nextX + nextY - sum];
        if (before < 0 === after < 0) return [];
        const share = before / (before - after);
        return [[x + share * (nextX - x), y + share * (nextY - y)]];
      })
      .sort(([a], [b]) => a - b);
    segments.push(...crossings.map((point, k) => `${k % 2 === 0 ? 'M' : 'L'}${at(point)}`));
  }
  return `<path d="${segments.join('')}" fill="none" stroke="currentColor" stroke-width="3.5"/>`;
}
