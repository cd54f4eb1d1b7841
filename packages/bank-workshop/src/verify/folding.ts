/** A place on the sheet: columns from its left edge, rows from its top edge. */
export type Place = readonly [x: number, y: number];

const towards = {
  right: [1, 0],
  left: [-1, 0],
  bottom: [0, 1],
  top: [0, -1],
  'bottom-right': [1, 1],
  'top-left': [-1, -1],
  'top-right': [1, -1],
  'bottom-left': [-1, 1],
} as const;

/**
 * Straight fold. `moves` names the part that is turned over. `cut` is the place of the fold line: `x` for left and
 * right, `y` for top and bottom, `x + y` for bottom-right and top-left, `x - y` for the other two.
 */
export interface Fold {
  moves: keyof typeof towards;
  cut: number;
}

/** A square sheet that is folded and then punched. */
export interface FoldedSheet {
  /** Fields a side. */
  size: number;
  folds: readonly Fold[];
  /** `column,row` of each punch in the folded sheet, zero-based. */
  punched: readonly string[];
}

/** Distance of a place beyond the fold line: above 0 it moves, at 0 it is on the line. */
export function beyond({ moves, cut }: Fold, [x, y]: Place): number {
  const [right, down] = towards[moves];
  const isReversed = moves === 'left' || moves === 'top' || moves === 'top-left' || moves === 'bottom-left';
  return right * x + down * y - (isReversed ? -cut : cut);
}

/** The mirror image of a place in the fold line. */
export function reflected(fold: Fold, place: Place): Place {
  const [right, down] = towards[fold.moves];
  const far = (2 * beyond(fold, place)) / (right * right + down * down);
  return [place[0] - far * right, place[1] - far * down];
}

/** Final place of a place of the open sheet. */
export const landing = (folds: readonly Fold[], start: Place): Place =>
  folds.reduce((place, fold) => (beyond(fold, place) > 0 ? reflected(fold, place) : place), start);

/**
 * Unfolds a punched sheet of `size` by `size` fields: a field has a hole if folding brings it to a punched place.
 * @param punched `column,row` of each punch in the folded sheet, zero-based
 * @returns rows of bits as in the tokens `sheet-…`; 1 = hole
 */
export function unfold(size: number, folds: readonly Fold[], punched: ReadonlySet<string>): string[] {
  const indexes = Array.from({ length: size }, (_, i) => i);
  const isHole = (column: number, row: number): boolean => {
    const [x, y] = landing(folds, [column + 0.5, row + 0.5]);
    return punched.has(`${x - 0.5},${y - 0.5}`);
  };
  return indexes.map((row) => indexes.map((column) => (isHole(column, row) ? '1' : '0')).join(''));
}
