/** What nobody put into a grid, but a careful reader finds in it. All of this is about single attributes of its nine cells. */

type Nine = readonly number[];

const VISIBLE = 8;

/** Three lines of cells that fall, and three that rise; what leaves on one side comes in again on the other. */
const diagonals = [
  [
    [1, 5, 6],
    [2, 3, 7],
    [0, 4, 8],
  ],
  [
    [2, 4, 6],
    [0, 5, 7],
    [1, 3, 8],
  ],
] as const;

/**
 * Most diagonals that are in sight hold one value each, and another does not: who has seen them expects a last cell that
 * is not the right one.
 */
export function hasStrayDiagonal(values: Nine): boolean {
  const isStill = (cells: readonly number[]): boolean =>
    new Set(cells.map((cell) => values[cell])).size === 1;
  return diagonals.some((lines) => {
    const inSight = lines.filter((line) => isStill(line.filter((cell) => cell < VISIBLE)));
    return inSight.length >= 2 && !lines.every(isStill);
  });
}

/** Of this many values in eight cells, most come more than once. */
const MOST_VALUES = 4;

/** In the eight cells in sight, either attribute tells the other one: who has seen that need not find both rules. */
export function areGlued(one: Nine, other: Nine): boolean {
  const countOf = (list: readonly unknown[]): number => new Set(list.slice(0, VISIBLE)).size;
  const values = countOf(one);
  const pairs = countOf(one.map((value, cell) => `${value} ${other[cell]}`));
  return values > 1 && values <= MOST_VALUES && pairs === values && pairs === countOf(other);
}
