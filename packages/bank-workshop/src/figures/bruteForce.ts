import { type DrawnValue, drawnAttributes } from './drawnAttributes.ts';

/**
 * Nine figures of a matrix for a second judge, which differs from the solver on purpose: it reads drawings instead of
 * tokens, puts each option into the empty cell, and checks the nine figures against a wider list of rules. The solver
 * predicts; this one only checks.
 */

type Nine<T> = readonly T[];
type Lines<T> = readonly (readonly [T, T, T])[];

function bothWays<T>(nine: Nine<T>): Lines<T>[] {
  const line = (...at: [number, number, number]): [T, T, T] => [
    nine[at[0]] as T, // nine values, and no place beyond them
    nine[at[1]] as T,
    nine[at[2]] as T,
  ];
  return [
    [line(0, 1, 2), line(3, 4, 5), line(6, 7, 8)],
    [line(0, 3, 6), line(1, 4, 7), line(2, 5, 8)],
  ];
}

/** Returns true if nothing changes in a line, or every line has the same three. */
function isPlain(lines: Lines<string>): boolean {
  const isStill = lines.every(([a, b, c]) => a === b && b === c);
  const threes = lines.map((line) => [...line].sort().join(' | '));
  return isStill || (new Set(lines[0]).size === 3 && new Set(threes).size === 1);
}

const tables: readonly ((a: number, b: number) => number)[] = [
  (a, b) => a + b,
  (a, b) => a - b,
  (a, b) => b - a,
  (a, b) => Math.abs(a - b),
  (a, b) => Math.max(a, b),
  (a, b) => Math.min(a, b),
  (a) => a,
  (a, b) => (a + b) / 2,
  (a, b) => a * b,
];

function numbersObey(lines: Lines<number>): boolean {
  const steps = new Set(lines.flatMap(([a, b, c]) => [b - a, c - b]));
  const totals = new Set(lines.map(([a, b, c]) => a + b + c));
  return (
    steps.size === 1 ||
    totals.size === 1 ||
    tables.some((table) => lines.every(([a, b, c]) => table(a, b) === c))
  );
}

const anglesObey = (lines: Lines<number>): boolean =>
  new Set(lines.flatMap(([a, b, c]) => [(b - a + 360) % 360, (c - b + 360) % 360])).size === 1;

/** Results for a member that is in neither, in the second only, in the first only, and in both. */
const truthTables = Array.from({ length: 16 }, (_, table) => [0, 1, 2, 3].map((bit) => (table >> bit) & 1));

function overlaysObey(lines: Lines<ReadonlySet<string>>, members: readonly string[]): boolean {
  return truthTables.some((table) =>
    lines.every(([a, b, c]) =>
      members.every(
        (member) => table[Number(a.has(member)) * 2 + Number(b.has(member))] === Number(c.has(member)),
      ),
    ),
  );
}

type Spot = readonly [x: number, y: number];
const spin = ([x, y]: Spot): Spot => [-y, x];
const mirror = ([x, y]: Spot): Spot => [-x, y];
const wrap = (value: number): number => ((value + 4) % 3) - 1;
const edge: readonly Spot[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** Every way in which a board of nine places is turned, mirrored, pushed across its edges, or moved around its middle. */
const journeys: readonly ((spot: Spot) => Spot)[] = [
  ...[0, 1, 2, 3].flatMap((turns) =>
    [false, true].flatMap((isMirrored) =>
      [-1, 0, 1].flatMap((right) =>
        [-1, 0, 1].map((down) => (spot: Spot): Spot => {
          let [x, y] = isMirrored ? mirror(spot) : spot;
          for (let i = 0; i < turns; i++) [x, y] = spin([x, y]);
          return [wrap(x + right), wrap(y + down)];
        }),
      ),
    ),
  ),
  ...edge.map((_, steps) => (spot: Spot): Spot => {
    const at = edge.findIndex(([x, y]) => x === spot[0] && y === spot[1]);
    return at < 0 ? spot : (edge[(at + steps) % edge.length] ?? spot);
  }),
];

function journeysObey(lines: Lines<ReadonlySet<string>>): boolean {
  const text = (set: Iterable<string>): string => [...set].sort().join(' ');
  const travel = (set: ReadonlySet<string>, journey: (spot: Spot) => Spot): string =>
    text(
      [...set].map((member) => {
        const [x = 0, y = 0] = member.split(',').map(Number);
        return journey([x, y])
          .map((value) => value || 0)
          .join(',');
      }),
    );
  return journeys.some((journey) =>
    lines.every(([a, b, c]) => travel(a, journey) === text(b) && travel(b, journey) === text(c)),
  );
}

const textOf = (value: DrawnValue): string => JSON.stringify(value);
const all = <T>(values: readonly (T | undefined)[]): values is readonly T[] =>
  values.every((value) => value !== undefined);

/** Returns true if nine values of one attribute obey any rule. */
function obeys(nine: Nine<DrawnValue>, members: readonly string[]): boolean {
  if (bothWays(nine.map(textOf)).some(isPlain)) return true;
  const numbers = nine.map((value) => (value.kind === 'number' ? value.number : undefined));
  if (all(numbers)) return bothWays(numbers).some(numbersObey);
  const angles = nine.map((value) => (value.kind === 'angle' ? value.degrees : undefined));
  if (all(angles)) return bothWays(angles).some(anglesObey);
  const sets = nine.map((value) => (value.kind === 'set' ? new Set(value.members) : undefined));
  if (!all(sets)) return false;
  const isBoard = members.every((member) => /^-?[01],-?[01]$/.test(member));
  return bothWays(sets).some((lines) => overlaysObey(lines, members) || (isBoard && journeysObey(lines)));
}

type Cell = ReadonlyMap<string, DrawnValue>;

const read = (token: string): Cell => new Map(drawnAttributes(token));

/** Returns true if the left half of a board mirrors the right one, as in the patterns on dice. */
function isEven(value: DrawnValue | undefined): boolean {
  const members = value?.kind === 'set' ? value.members : [];
  const opposite = (member: string): string => {
    const [x = 0, y = 0] = member.split(',').map(Number);
    return `${-x || 0},${y}`;
  };
  return members.every((member) => members.includes(opposite(member)));
}

/**
 * Returns true if things have the same symmetric places whenever their number is the same: then places only show the
 * number.
 */
function placesFollowNumber(cells: readonly Cell[]): boolean {
  const pairs = cells.map((cell) =>
    [cell.get('small number'), cell.get('small places')].map((value) => value && textOf(value)).join(' at '),
  );
  const numbers = cells.map((cell) => JSON.stringify(cell.get('small number')));
  return (
    new Set(pairs).size === new Set(numbers).size && cells.every((cell) => isEven(cell.get('small places')))
  );
}

/** Indexes of the options with which all attributes of the nine drawings obey some rule. */
export function optionsThatObey(grid: readonly (readonly string[])[], options: readonly string[]): number[] {
  const visible = grid.flat().slice(0, 8).map(read);
  const names = [...(visible[0]?.keys() ?? [])].filter((name) => visible.every((cell) => cell.has(name)));
  return options.flatMap((option, index) => {
    const cells = [...visible, read(option)];
    const skipped = placesFollowNumber(cells) ? 'small places' : 'small number';
    const fits = names.every((name) => {
      if (name === skipped) return true;
      const nine = cells.map((cell) => cell.get(name));
      const shown = nine.flatMap((value) => (value?.kind === 'set' ? value.members : []));
      return all(nine) && obeys(nine, [...new Set(shown)]);
    });
    return fits ? index : [];
  });
}
