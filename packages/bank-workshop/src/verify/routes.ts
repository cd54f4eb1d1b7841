/** Clockwise. */
const headings = ['up', 'right', 'down', 'left'] as const;

/** A way to go on a board. */
export type Heading = (typeof headings)[number];

const turnedBy = (heading: Heading, quarters: number): Heading =>
  headings[(headings.indexOf(heading) + quarters) % 4] ?? heading;

/** Number of left turns on a path, leg by leg. */
export const leftTurns = (legs: readonly Heading[]): number =>
  legs.filter((leg, i) => leg === turnedBy(legs[i - 1] ?? leg, 3)).length;

/** Order for a beetle: a number of fields to walk ahead, or a quarter turn on the spot. */
export type Order = number | 'left' | 'right';

/** Place of a beetle, zero-based from the top left, and its direction. */
export interface Beetle {
  row: number;
  column: number;
  heading: Heading;
}

/** Follows the orders on a board of `size` by `size` fields. Throws if it leaves the board. */
export function follow(start: Beetle, orders: readonly Order[], size: number): Beetle {
  let { row, column, heading } = start;
  for (const order of orders) {
    if (order === 'left') heading = turnedBy(heading, 3);
    else if (order === 'right') heading = turnedBy(heading, 1);
    else {
      row += { up: -order, down: order, left: 0, right: 0 }[heading];
      column += { left: -order, right: order, up: 0, down: 0 }[heading];
    }
    if (Math.min(row, column) < 0 || Math.max(row, column) >= size)
      throw new Error('The beetle leaves the board.');
  }
  return { row, column, heading };
}

/** The board with the one field of the beetle, as a token. */
export const fieldToken = ({ row, column }: Beetle, size: number): string =>
  [
    'matrix',
    ...Array.from({ length: size }, (_, y) =>
      [...'0'.repeat(size)].map((_bit, x) => (x === column && y === row ? '1' : '0')).join(''),
    ),
  ].join('-');
