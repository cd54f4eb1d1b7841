/** Rows of bits, as in the tokens `cells-…` and `sheet-…`. */
type Bits = readonly string[];

/** `cells-011-110-010` → its rows. */
export const readBits = (token: string): Bits => token.split('-').slice(1);

const flipped = (bits: Bits): Bits => bits.map((row) => [...row].reverse().join(''));
/** A quarter turn clockwise. */
export const quarterTurned = (bits: Bits): Bits =>
  bits.map((_, column) =>
    bits
      .map((row) => row[column])
      .reverse()
      .join(''),
  );

/** Moves the set cells into the top left corner, so that only the figure counts, not its place. */
export function anchored(bits: Bits): Bits {
  const isEmpty = (row: string | undefined): boolean => !row?.includes('1');
  let rows = [...bits];
  for (let i = 0; i < bits.length && isEmpty(rows[0]); i++)
    rows = [...rows.slice(1), '0'.repeat(bits.length)];
  for (let i = 0; i < bits.length && rows.every((row) => row.startsWith('0')); i++) {
    rows = rows.map((row) => `${row.slice(1)}0`);
  }
  return rows;
}

/**
 * Text that is the same for a figure and its turns, and another one for its mirror image (unless that is one of its
 * turns).
 */
function turnClass(bits: Bits): string {
  const turns = [bits];
  for (let i = 0; i < 3; i++) turns.push(quarterTurned(turns.at(-1) ?? bits));
  return turns.map((turn) => anchored(turn).join('-')).sort()[0] ?? '';
}

/**
 * Finds the mirror image among turned copies of one figure.
 * @returns indexes of the options that are alone in their class while all others are their mirror images
 */
export function mirrorImageOptions(options: readonly string[]): number[] {
  const classes = options.map((option) => turnClass(readBits(option)));
  return options.flatMap((option, index) => {
    const mirrored = turnClass(flipped(readBits(option)));
    const others = classes.filter((_, other) => other !== index);
    return classes[index] !== mirrored && others.every((other) => other === mirrored) ? index : [];
  });
}

/** Indexes of the options that are a figure turned and moved, but not mirrored. */
export function turnedCopies(figure: string, options: readonly string[]): number[] {
  const wanted = turnClass(readBits(figure));
  return options.flatMap((option, index) => (turnClass(readBits(option)) === wanted ? index : []));
}
