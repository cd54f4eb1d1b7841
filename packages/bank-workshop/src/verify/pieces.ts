import { anchored, quarterTurned, readBits } from './gridFigures.ts';

/** A set of cells: bit `row * size + column` of each. */
type Cells = number;

const maskOf = (bits: readonly string[], down: number, right: number, size: number): Cells => {
  let mask = 0;
  for (const [row, cells] of bits.entries())
    for (const [column, bit] of [...cells].entries())
      if (bit === '1') {
        if (row + down >= size || column + right >= size) return 0;
        mask |= 1 << ((row + down) * size + column + right);
      }
  return mask;
};

/** All ways to place a piece on a board of `size` by `size` cells: turned and moved, never turned over. */
function placements(piece: string, size: number): Cells[] {
  let bits = readBits(piece);
  const found = new Set<Cells>();
  for (let turn = 0; turn < 4; turn++) {
    bits = anchored(quarterTurned(bits));
    for (let down = 0; down < size; down++)
      for (let right = 0; right < size; right++) found.add(maskOf(bits, down, right, size));
  }
  found.delete(0);
  return [...found];
}

/**
 * Returns true if the pieces, each used once and turned as needed but not turned over, fill a square without gap or
 * overlap.
 */
export function fillSquare(size: number, pieces: readonly string[]): boolean {
  const ways = pieces.map((piece) => placements(piece, size));
  const lay = (free: Cells, next: number): boolean => {
    const places = ways[next];
    if (!places) return free === 0;
    return places.some((place) => (place & free) === place && lay(free & ~place, next + 1));
  };
  return lay(2 ** (size * size) - 1, 0);
}

/** Indexes of the options that fill the square together with the given piece. */
export const completingOptions = (size: number, given: string, options: readonly string[]): number[] =>
  options.flatMap((option, index) => (fillSquare(size, [given, option]) ? index : []));

/** Indexes of the options without which the others fill the square. */
export function leftOverOptions(size: number, options: readonly string[]): number[] {
  const without = (left: number): string[] => options.filter((_, index) => index !== left);
  return [...options.keys()].filter((index) => fillSquare(size, without(index)));
}
