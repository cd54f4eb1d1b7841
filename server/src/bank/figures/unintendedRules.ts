/** Values of one attribute in the nine cells, in which a careful reader may find an unintended rule. */

type Nine = readonly number[];

const VISIBLE = 8;

/** Three falling and three rising lines of cells; one that leaves on one side returns on the other. */
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
 * Returns true if most visible diagonals have one value each, and another doesn't: a reader who sees them expects a
 * wrong last cell.
 */
export function hasStrayDiagonal(values: Nine): boolean {
  const isStill = (cells: readonly number[]): boolean =>
    new Set(cells.map((cell) => values[cell])).size === 1;
  return diagonals.some((lines) => {
    const inSight = lines.filter((line) => isStill(line.filter((cell) => cell < VISIBLE)));
    return inSight.length >= 2 && !lines.every(isStill);
  });
}

/** Most different values in eight cells for which most repeat. */
const MOST_VALUES = 4;

/**
 * Returns true if each attribute determines the other in the eight visible cells: then a reader needn't find both
 * rules.
 */
export function areGlued(one: Nine, other: Nine): boolean {
  const countOf = (list: readonly unknown[]): number => new Set(list.slice(0, VISIBLE)).size;
  const values = countOf(one);
  const pairs = countOf(one.map((value, cell) => `${value} ${other[cell]}`));
  return values > 1 && values <= MOST_VALUES && pairs === values && pairs === countOf(other);
}
