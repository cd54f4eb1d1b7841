/**
 * What the values of an attribute are. Every value is a whole number:
 * - `name`: an index into names that have no order, such as shapes
 * - `amount`: how many, from `low` to `high`
 * - `grade`: steps in an order, such as sizes, that cannot be added
 * - `turn`: eighths of a full turn clockwise, from 0 up to, and without, `size`, where the figure looks the same again
 * - `place`: a set of which exactly one member is there
 * - `set`: one bit for each member. On a board of `side` 3 bit 0 is its top left cell, bit 8 its bottom right one;
 *   `side` 0 is a set whose members are not neighbors of each other, such as lines
 */
export type Domain =
  | { readonly kind: 'name'; readonly size: number }
  | { readonly kind: 'amount' | 'grade'; readonly low: number; readonly high: number }
  | { readonly kind: 'turn'; readonly size: number }
  | { readonly kind: 'place'; readonly side: 3 }
  | { readonly kind: 'set'; readonly side: 0 | 3; readonly size: number };

/** A rule that questions are made by: it says what stands third in a line when the first two are known. */
export type Rule =
  | { readonly kind: 'constant' | 'sum' | 'rest' | 'xor' | 'or' | 'and' | 'minus' | 'rightMinus' }
  /** The same three values in every line, in any order. */
  | { readonly kind: 'distribution'; readonly values: readonly number[] }
  /** Every value is the one before and `step` more; of turns, `step` eighths further. */
  | { readonly kind: 'progression'; readonly step: number }
  /** Everything moves `right` and `down`, and what leaves the board comes in again on its other side. */
  | { readonly kind: 'shift'; readonly right: number; readonly down: number }
  /** Everything moves `step` cells clockwise around the middle. */
  | { readonly kind: 'around'; readonly step: number };

/** What no question is made by, but a reader may see all the same: it must not lead to another option. */
export type Guess =
  | { readonly kind: 'first' | 'second' | 'gap' | 'most' | 'least' | 'product' | 'mean' }
  /** Every line holds the same amount in all. */
  | { readonly kind: 'total'; readonly total: number }
  /** Everything on a board of side 3 goes from each cell to the one that stands in the list at its place. */
  | { readonly kind: 'journey'; readonly to: readonly number[] }
  /** For each of `members`, bit 0 to 3 of the table is for: in neither, in the second, in the first, in both. */
  | { readonly kind: 'table'; readonly table: number; readonly members: number };

export type Direction = 'row' | 'column';

/** A rule and along which lines it holds. */
export interface Directed<T> {
  readonly rule: T;
  readonly by: Direction;
}
export type DirectedRule = Directed<Rule>;

/** Bits of a board of side 3, clockwise from the top left. */
const ring = [0, 1, 2, 5, 8, 7, 6, 3];

/** Every member of a set on a board of side 3 goes where `move` says. */
function moved(set: number, move: (cell: number) => number): number {
  let result = 0;
  for (let cell = 0; cell < 9; cell++) if (set & (1 << cell)) result |= 1 << move(cell);
  return result;
}

const shiftedCell = (cell: number, right: number, down: number): number =>
  ((Math.floor(cell / 3) + down + 3) % 3) * 3 + (((cell % 3) + right + 3) % 3);
const shifted = (set: number, right: number, down: number): number =>
  moved(set, (cell) => shiftedCell(cell, right, down));

/** Moves the members of a set on a board of side 3 clockwise around its middle. */
const around = (set: number, step: number): number =>
  moved(set, (cell) => {
    const at = ring.indexOf(cell);
    return at < 0 ? cell : (ring[(at + step + 8) % 8] ?? cell);
  });

/** What follows a value where a rule makes each one from the one before; `undefined` where it does not. */
export function follow(rule: Rule | Guess, domain: Domain, value: number): number | undefined {
  switch (rule.kind) {
    case 'constant':
      return value;
    case 'progression':
      if (domain.kind === 'turn') return (value + rule.step + domain.size) % domain.size;
      return value + rule.step;
    case 'shift':
      return shifted(value, rule.right, rule.down);
    case 'around':
      return around(value, rule.step);
    case 'journey':
      return moved(value, (cell) => rule.to[cell] ?? cell);
    default:
      return undefined;
  }
}

function combined(rule: Rule | Guess, a: number, b: number): number | undefined {
  switch (rule.kind) {
    case 'distribution':
      return a !== b && rule.values.includes(a) && rule.values.includes(b)
        ? rule.values.find((value) => value !== a && value !== b)
        : undefined;
    case 'sum':
      return a + b;
    case 'rest':
      return a - b;
    case 'xor':
      return a ^ b;
    case 'or':
      return a | b;
    case 'and':
      return a & b;
    case 'minus':
      return a & ~b;
    case 'rightMinus':
      return b & ~a;
    case 'first':
      return a;
    case 'second':
      return b;
    case 'gap':
      return Math.abs(a - b);
    case 'most':
      return Math.max(a, b);
    case 'least':
      return Math.min(a, b);
    case 'product':
      return a * b;
    case 'mean':
      return (a + b) / 2;
    case 'total':
      return rule.total - a - b;
    case 'table':
      return [~a & ~b, ~a & b, a & ~b, a & b].reduce(
        (set, part, bit) => (rule.table & (1 << bit) ? set | (part & rule.members) : set),
        0,
      );
    default:
      return undefined;
  }
}

/** The third value of a line; `undefined` where the first two break the rule, or nothing can follow them. */
export function third(rule: Rule | Guess, domain: Domain, a: number, b: number): number | undefined {
  const follower = follow(rule, domain, a);
  const value =
    follower === undefined ? combined(rule, a, b) : follower === b ? follow(rule, domain, b) : undefined;
  if (value === undefined) return undefined;
  return 'low' in domain && (value < domain.low || value > domain.high) ? undefined : value;
}

const always: readonly Rule[] = [{ kind: 'constant' }];
const steps = (...list: number[]): Rule[] => list.map((step) => ({ kind: 'progression', step }));
const moves: readonly Rule[] = [
  ...[1, -1, 2, -2, 3, -3, 4].map((step): Rule => ({ kind: 'around', step })),
  ...[-1, 0, 1].flatMap((right) =>
    [-1, 0, 1].flatMap((down): Rule[] => (right === 0 && down === 0 ? [] : [{ kind: 'shift', right, down }])),
  ),
];
const overlays: readonly Rule[] = [
  { kind: 'xor' },
  { kind: 'or' },
  { kind: 'and' },
  { kind: 'minus' },
  { kind: 'rightMinus' },
];

const guesses: readonly Guess[] = [{ kind: 'first' }, { kind: 'second' }];
const sums: readonly (Rule | Guess)[] = [
  { kind: 'sum' },
  { kind: 'rest' },
  { kind: 'gap' },
  { kind: 'most' },
  { kind: 'least' },
  { kind: 'product' },
  { kind: 'mean' },
];
const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const quarterTurn = [2, 5, 8, 1, 4, 7, 0, 3, 6];
const mirror = [2, 1, 0, 5, 4, 3, 8, 7, 6];

/** Turns and mirror images of a board, pushed across its edges or not. */
function journeysOf(): Guess[] {
  const turned = [cells];
  for (let i = 0; i < 3; i++) turned.push((turned.at(-1) ?? cells).map((cell) => quarterTurn[cell] ?? cell));
  const figures = [...turned, ...turned.map((to) => to.map((cell) => mirror[cell] ?? cell))];
  return figures.flatMap((figure) =>
    cells.map((push): Guess => {
      const [right, down] = [(push % 3) - 1, Math.floor(push / 3) - 1];
      return { kind: 'journey', to: figure.map((cell) => shiftedCell(cell, right, down)) };
    }),
  );
}
const journeys = journeysOf().filter(
  (journey) => 'to' in journey && journey.to.some((cell, i) => cell !== i),
);
/** The truth tables that have no name of their own. */
const otherTables = [1, 3, 5, 7, 9, 11, 13, 15];

/** Every rule that values of this kind can follow, and every guess; `values` are those in sight. */
function rulesFor(domain: Domain, values: Values, by: Direction): readonly (Rule | Guess)[] {
  const line = linesOf(values, by)[0] ?? [];
  const distribution: Rule[] = new Set(line).size === 3 ? [{ kind: 'distribution', values: line }] : [];
  const common = [...always, ...distribution, ...guesses];
  const total: Guess = { kind: 'total', total: line.reduce((sum, value) => sum + value, 0) };
  switch (domain.kind) {
    case 'name':
      return common;
    case 'amount':
      return [...common, ...steps(1, -1, 2, -2), ...sums, total];
    case 'grade':
      return [...common, ...steps(1, -1, 2, -2), ...sums, total];
    case 'turn':
      return [...common, ...steps(1, -1, 2, -2, 3, -3, 4)];
    case 'place':
      return [...common, ...moves, ...journeys];
    case 'set': {
      const members = values.reduce((union, value) => union | value, 0);
      const tables = otherTables.map((table): Guess => ({ kind: 'table', table, members }));
      return [...common, ...overlays, ...tables, ...(domain.side === 3 ? [...moves, ...journeys] : [])];
    }
  }
}

/** Nine values, row by row; the last one may be missing. */
export type Values = readonly number[];

/** The three lines of a grid. */
const linesOf = (values: Values, by: Direction): number[][] =>
  [0, 1, 2].map((line) =>
    [0, 1, 2].map((place) => values[by === 'row' ? line * 3 + place : place * 3 + line] ?? Number.NaN),
  );

/** What a rule puts into the last cell, if both complete lines obey it. */
function predict(
  rule: Rule | Guess,
  domain: Domain,
  lines: readonly (readonly number[])[],
): number | undefined {
  for (const [a = Number.NaN, b = Number.NaN, c] of lines.slice(0, 2))
    if (third(rule, domain, a, b) !== c) return undefined;
  const [a = Number.NaN, b = Number.NaN] = lines[2] ?? [];
  return third(rule, domain, a, b);
}

/** Every rule and guess that the eight visible values obey, with what it puts into the last cell. */
export function holdingRules(
  domain: Domain,
  values: Values,
): { directed: Directed<Rule | Guess>; value: number }[] {
  return (['row', 'column'] as const).flatMap((by) => {
    const lines = linesOf(values, by);
    return rulesFor(domain, values, by).flatMap((rule) => {
      const value = predict(rule, domain, lines);
      return value === undefined ? [] : { directed: { rule, by }, value };
    });
  });
}

/** What rules that do not hold would put into the last cell, and what follows where only the cell before it is seen. */
export function wrongOutcomes(domain: Domain, values: Values): number[] {
  const right = values[8];
  const outcomes = (['row', 'column'] as const).flatMap((by) => {
    const [a = 0, b = 0] = linesOf(values, by)[2] ?? [];
    // nobody goes astray by a journey
    return rulesFor(domain, values.slice(0, 8), by).flatMap((rule) =>
      rule.kind === 'journey' ? [] : [third(rule, domain, a, b), follow(rule, domain, b)],
    );
  });
  return [...new Set(outcomes)].flatMap((value) => (value === undefined || value === right ? [] : value));
}

/**
 * What a rule costs a reader, in the same unit as the bounds of difficulty in generate.ts: what is seen at once costs 1,
 * what must be kept in mind and compared member by member costs most.
 */
const costs: Record<Rule['kind'], number> = {
  constant: 1,
  distribution: 2,
  progression: 2,
  shift: 3,
  around: 3,
  sum: 3,
  rest: 3,
  or: 3,
  and: 4,
  minus: 4,
  rightMinus: 4,
  xor: 5,
};
/** The names of the rules, cheapest first. */
export const ruleKinds: readonly string[] = Object.keys(costs);

/** Most people look along rows first. */
const COST_OF_COLUMNS = 1;

export const costOf = ({ rule, by }: DirectedRule): number =>
  costs[rule.kind] + (by === 'column' && rule.kind !== 'constant' ? COST_OF_COLUMNS : 0);
