import { visibleFaces } from '../verify/cubes.ts';
import { type Fold, landing } from '../verify/folding.ts';
import { heights, sheet } from './models.ts';
import { arrowHead, circle, type Drawing, FAINT, INK, type Point, round, SHADES, text } from './pen.ts';

const CELL = 36;
const SIDE = sheet.size * CELL;

/** A rectangle from the corner of the sheet, in its columns and rows. */
const area = (columns: number, rows: number, paint: string): string =>
  `<rect width="${columns * CELL}" height="${rows * CELL}" ${paint}/>`;

/** The line of a fold and the arrow that says which part moves. */
function foldMarks({ moves, cut }: Fold, columns: number, rows: number): string {
  const middle = cut * CELL;
  const end = moves === 'right' ? columns : rows;
  const [from, to] = [(middle + end * CELL) / 2, middle - ((end - cut) * CELL) / 2];
  // measured along the side that is folded, and away from it
  const place = (along: number, away: number): Point => (moves === 'right' ? [along, -away] : [-away, along]);
  const high = moves === 'right' ? 24 : 28;
  const [start, one, two, tip] = [place(from, 5), place(from, high), place(to, high), place(to, 4)];
  const pair = ([x, y]: Point): string => `${round(x)},${round(y)}`;
  const path = `M${pair(start)}C${pair(one)} ${pair(two)} ${pair(place(to, 14))}`;
  const across = moves === 'right' ? `M${middle},0V${rows * CELL}` : `M0,${middle}H${columns * CELL}`;
  return (
    `<path d="${across}" fill="none" stroke="${INK}" stroke-width="2.5" stroke-dasharray="7 5"/>` +
    `<path d="${path}" fill="none" stroke="${INK}" stroke-width="2.5" stroke-linecap="round"/>` +
    arrowHead(place(to, 30), tip)
  );
}

/** The sheet after some of its folds: darker where more layers lie, with the next fold or the punches. */
function drawState(done: number, [x, y]: Point): string {
  const folds = sheet.folds.slice(0, done);
  const next = sheet.folds[done];
  const fields = Array.from({ length: sheet.size ** 2 }, (_, i) => ({
    column: i % sheet.size,
    row: Math.floor(i / sheet.size),
  }));
  const layers = new Map<string, number>();
  for (const field of fields) {
    const place = landing(folds, [field.column + 0.5, field.row + 0.5])
      .map((middle) => middle - 0.5)
      .join();
    layers.set(place, (layers.get(place) ?? 0) + 1);
  }
  const places = [...layers.keys()].map((place) => place.split(',').map(Number));
  const [columns, rows] = [0, 1].map((axis) => Math.max(...places.map((place) => (place[axis] ?? 0) + 1)));
  if (!columns || !rows) throw new Error('A folded sheet has at least one field.');
  const cells = [...layers].map(([place, count]) => {
    const [column = 0, row = 0] = place.split(',').map(Number);
    const shade = SHADES[Math.min(SHADES.length, Math.ceil(Math.log2(count) + 1)) - 1];
    return `<rect x="${column * CELL}" y="${row * CELL}" width="${CELL}" height="${CELL}" fill="${shade}" stroke="${FAINT}" stroke-width="1"/>`;
  });
  const holes = [...sheet.punched].map((place) => {
    const [column = 0, row = 0] = place.split(',').map(Number);
    return circle([(column + 0.5) * CELL, (row + 0.5) * CELL], 9, `fill="${INK}"`);
  });
  return [
    `<g transform="translate(${x} ${y})">`,
    area(sheet.size, sheet.size, `fill="none" stroke="${FAINT}" stroke-width="1.5" stroke-dasharray="4 4"`),
    ...cells,
    area(columns, rows, `fill="none" stroke="${INK}" stroke-width="3" stroke-linejoin="round"`),
    next ? foldMarks(next, columns, rows) : holes.join(''),
    text([-31, 13], done + 1, 24),
    '</g>',
  ].join('');
}

/** How a sheet is folded and punched: a drawing for each step, in rows of two. */
export const drawFoldedSheet = (): Drawing => {
  const steps = sheet.folds.length + 1;
  const pitch = SIDE + 50;
  return {
    width: 2 * pitch + 12,
    height: Math.ceil(steps / 2) * pitch + 4,
    parts: Array.from({ length: steps }, (_, i) =>
      drawState(i, [50 + (i % 2) * pitch, 38 + Math.floor(i / 2) * pitch]),
    ),
  };
};

/** Stacks of cubes in the corner of a room; its left side is shaded lighter than its right one. */
export function drawCubes(): Drawing {
  const paint = { top: '#ffffff', left: '#dcdce0', right: '#a4a6ae' };
  const wall = (path: string): string =>
    `<path d="M160,172L${path}" fill="none" stroke="${FAINT}" stroke-width="2" stroke-linecap="round"/>`;
  return {
    width: 320,
    height: 300,
    parts: [
      ...['160,13.6', '297.2,251.2', '22.8,251.2'].map(wall),
      ...visibleFaces(heights, [160, 172], 44).map(
        ({ side, points }) =>
          `<polygon points="${points}" fill="${paint[side]}" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"/>`,
      ),
    ],
  };
}
