/**
 * Possible values of an attribute. Every value is a whole number:
 * - `name`: an index into names that have no order, such as shapes
 * - `amount`: a number from `low` to `high`
 * - `grade`: steps in an order, such as sizes, that can't be added
 * - `turn`: eighths of a full turn clockwise, from 0 up to, but without, `size`, at which the figure looks the same
 * again
 * - `place`: a set with exactly one member
 * - `set`: one bit for each member. On a board of `side` 3 bit 0 is its top left cell, bit 8 its bottom right one;
 * `side` 0 is a set whose members aren't neighbors, such as lines
 */
export type Domain =
  | { readonly kind: 'name'; readonly size: number }
  | { readonly kind: 'amount' | 'grade'; readonly low: number; readonly high: number }
  | { readonly kind: 'turn'; readonly size: number }
  | { readonly kind: 'place'; readonly side: 3 }
  | { readonly kind: 'set'; readonly side: 0 | 3; readonly size: number };

/** Rule of a question: it gives the third value of a line from the first two. */
export type Rule =
  | { readonly kind: 'constant' | 'sum' | 'rest' | 'xor' | 'or' | 'and' | 'minus' | 'rightMinus' }
  /** The same three values in every line, in any order. */
  | { readonly kind: 'distribution'; readonly values: readonly number[] }
  /** Every value is the one before and `step` more; of turns, `step` eighths further. */
  | { readonly kind: 'progression'; readonly step: number }
  /** Moves everything `right` and `down`; a cell that leaves the board returns on its other side. */
  | { readonly kind: 'shift'; readonly right: number; readonly down: number }
  /** Moves everything `step` cells clockwise around the middle. */
  | { readonly kind: 'around'; readonly step: number };

/** Rule that no question uses, but a reader may see: it must not lead to another option. */
export type Guess =
  | { readonly kind: 'first' | 'second' | 'gap' | 'most' | 'least' | 'product' | 'mean' }
  /** Every line holds the same amount in all. */
  | { readonly kind: 'total'; readonly total: number }
  /** Moves everything on a board of side 3 from each cell to the one at its place in the list. */
  | { readonly kind: 'journey'; readonly to: readonly number[] }
  /** Bits of the table for each of `members`: 0 in neither, 1 in the second, 2 in the first, 3 in both. */
  | { readonly kind: 'table'; readonly table: number; readonly members: number };

export type Direction = 'row' | 'column';

/** Rule with its direction. */
export interface Directed<T> {
  readonly rule: T;
  readonly by: Direction;
}
export type DirectedRule = Directed<Rule>;

/** Bits of a board of side 3, clockwise from the top left. */
const ring = [0, 1, 2, 5, 8, 7, 6, 3];

/** Moves every member of a set on a board of side 3. */
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

/** Next value by a rule that makes each value from the one before; `undefined` for other rules. */
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

/** Third value of a line; `undefined` if the first two break the rule, or nothing can follow them. */
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
/** Truth tables without a name. */
const otherTables = [1, 3, 5, 7, 9, 11, 13, 15];

/** Every rule for values of this kind, and every guess; `values` are the visible ones. */
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

/** Predicts the last cell by a rule, if both complete lines obey it. */
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

/** Every rule and guess that the eight visible values obey, with its result for the last cell. */
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

/** Results of rules that don't hold for the last cell, and of rules that only see the cell before it. */
export function wrongOutcomes(domain: Domain, values: Values): number[] {
  const right = values[8];
  const outcomes = (['row', 'column'] as const).flatMap((by) => {
    const [a = 0, b = 0] = linesOf(values, by)[2] ?? [];
    // a journey misleads nobody
    return rulesFor(domain, values.slice(0, 8), by).flatMap((rule) =>
      rule.kind === 'journey' ? [] : [third(rule, domain, a, b), follow(rule, domain, b)],
    );
  });
  return [...new Set(outcomes)].flatMap((value) => (value === undefined || value === right ? [] : value));
}

/**
 * Costs of rules for a reader, in the unit of the difficulty limits in generate.ts: one seen at once costs 1, one
 * that needs memory and comparison of each member costs most.
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

/** Extra cost of columns: most people look along rows first. */
const COST_OF_COLUMNS = 1;

export const costOf = ({ rule, by }: DirectedRule): number =>
  costs[rule.kind] + (by === 'column' && rule.kind !== 'constant' ? COST_OF_COLUMNS : 0);
