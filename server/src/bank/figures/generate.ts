import type { Difficulty } from '@quotient/contract';
import { type Draft, type Look, looks, type Slot } from './cellAttributes.ts';
import { tokenOf } from './model.ts';
import { type Candidate, type Column, makeOptions } from './options.ts';
import { type Draws, drawsFrom } from './random.ts';
import { lookAlikes } from './raster.ts';
import {
  costOf,
  type DirectedRule,
  type Direction,
  follow,
  holdingRules,
  type Rule,
  third,
} from './rules.ts';
import { solveMatrix } from './solve.ts';
import { hasStrayDiagonal } from './unintendedRules.ts';

/** Number of cells that a reader sees. */
const VISIBLE = 8;

/** A generated and verified matrix. */
export interface Matrix {
  readonly look: string;
  readonly grid: readonly (readonly string[])[];
  readonly options: readonly string[];
  readonly correct: number;
  readonly difficulty: Difficulty;
  /** Changing attributes with their rules. */
  readonly columns: readonly Column[];
  /** Candidates in the order of the options. */
  readonly candidates: readonly Candidate[];
}

/** Limits of the rules' total cost in a question, see `costOf`. */
const costs: Record<Difficulty, { low: number; high: number; mostRules: number }> = {
  easy: { low: 2, high: 4, mostRules: 2 },
  medium: { low: 5, high: 6, mostRules: 3 },
  hard: { low: 7, high: 12, mostRules: 4 },
};

type Line = readonly [number, number, number];

const isNumber = (value: number | undefined): value is number => value !== undefined;

/** Draws a line that obeys the rule; `undefined` if this draw leaves the range that looks good. */
function drawLine(rule: Rule, { domain, allowed }: Slot, draws: Draws): Line | undefined {
  const a = draws.pick(allowed);
  const b = follow(rule, domain, a) ?? draws.pick(allowed);
  const c = third(rule, domain, a, b);
  return isNumber(c) && allowed.includes(b) && allowed.includes(c) ? [a, b, c] : undefined;
}

/** Most tries for a line: most draws of two sets or two amounts leave the range that looks good. */
const LINE_TRIES = 12;

function drawLines(rule: Rule, slot: Slot, draws: Draws): Line[] | undefined {
  if (rule.kind === 'distribution') {
    const [a = 0, b = 0, c = 0] = rule.values;
    const lines: Line[] = [
      [a, b, c],
      [b, c, a],
      [c, a, b],
    ];
    return draws.shuffled(lines);
  }
  if (rule.kind === 'constant') {
    const values = draws.shuffled(slot.allowed).slice(0, 3);
    return [0, 1, 2].map((line): Line => {
      const value = values[line % values.length] ?? 0;
      return [value, value, value];
    });
  }
  const lines: Line[] = [];
  for (let i = 0; i < LINE_TRIES && lines.length < 3; i++) {
    const line = drawLine(rule, slot, draws);
    if (line) lines.push(line);
  }
  return lines.length === 3 ? lines : undefined;
}

const step = (kind: 'progression' | 'around', steps: readonly number[], draws: Draws): Rule => ({
  kind,
  step: draws.pick(steps),
});

const rows = ['row', 'row', 'column'] as const;
const overlays = ['xor', 'xor', 'or', 'and', 'minus', 'rightMinus'] as const;

/** Draws a rule for an attribute. More frequent rules are several times in its list. */
function drawRule({ domain, allowed }: Slot, draws: Draws): DirectedRule {
  const by: Direction = draws.pick(rows);
  const simple = (kind: 'constant' | 'sum' | 'rest' | (typeof overlays)[number]): Rule => ({ kind });
  const distribution = (): Rule =>
    allowed.length < 3
      ? { kind: 'constant' }
      : { kind: 'distribution', values: draws.shuffled(allowed).slice(0, 3) };
  const shift = (): Rule => {
    const [right = 0, down = 0] = draws.pick([
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ]);
    return { kind: 'shift', right, down };
  };
  const turning = allowed.every((value) => value % 2 === 0) ? [2, -2] : [1, -1, 2, -2, 3, -3];
  const choices: Record<typeof domain.kind, readonly (() => Rule)[]> = {
    name: [() => simple('constant'), distribution],
    amount: [
      distribution,
      () => step('progression', [1, -1, 2, -2], draws),
      () => simple('sum'),
      () => simple('rest'),
    ],
    grade: [distribution, () => simple('constant'), () => step('progression', [1, -1], draws)],
    turn: [
      distribution,
      () => simple('constant'),
      ...Array(3).fill(() => step('progression', turning, draws)),
    ],
    place: [distribution, ...Array(2).fill(() => step('around', [1, -1, 2, -2, 3, -3], draws))],
    set: [
      ...Array(4).fill(() => simple(draws.pick(overlays))),
      ...(domain.kind === 'set' && domain.side === 3
        ? [shift, () => step('around', [1, -1, 2, -2], draws)]
        : []),
    ],
  };
  const rule = draws.pick(choices[domain.kind])();
  return { rule, by: rule.kind === 'distribution' ? 'row' : by };
}

const transposed = (lines: readonly Line[]): number[] =>
  [0, 1, 2].flatMap((row) => lines.map((line) => line[row] ?? 0));

function drawColumn(slot: Slot, directed: DirectedRule | undefined, draws: Draws): Column | undefined {
  if (!directed) return { slot, values: Array(9).fill(draws.pick(slot.allowed)) };
  const lines = drawLines(directed.rule, slot, draws);
  return lines && { slot, directed, values: directed.by === 'row' ? lines.flat() : transposed(lines) };
}

/** Draws a rule for some attributes; `undefined` if they cost too little or too much for the difficulty. */
function drawRules(
  { slots }: Look,
  difficulty: Difficulty,
  draws: Draws,
): (DirectedRule | undefined)[] | undefined {
  const { low, high, mostRules } = costs[difficulty];
  const some = draws.shuffled(slots).slice(0, 1 + draws.below(Math.min(mostRules, slots.length)));
  // a set that stays the same is only clutter
  const rules = slots.map((slot) =>
    some.includes(slot) || slot.domain.kind === 'set' ? drawRule(slot, draws) : undefined,
  );
  const cost = rules.reduce((sum, directed) => sum + (directed ? costOf(directed) : 0), 0);
  return cost >= low && cost <= high ? rules : undefined;
}

/** Returns true if the rule is visible, and no other visible rule has another result. */
function isClear({ slot, values, directed }: Column): boolean {
  if (!directed) return true;
  if (slot.domain.kind !== 'set' && hasStrayDiagonal(values)) return false;
  const holding = holdingRules(slot.domain, values.slice(0, VISIBLE));
  const rivals = holding.filter(
    ({ directed: { rule, by } }) =>
      slot.domain.kind === 'set' &&
      by === directed.by &&
      rule.kind !== directed.rule.kind &&
      rule.kind !== 'table' &&
      rule.kind !== 'journey',
  );
  return holding.length > 0 && rivals.length === 0 && holding.every(({ value }) => value === values[VISIBLE]);
}

const LONGEST_TOKEN = 80;

function drawToken(look: Look, draft: Draft): string | undefined {
  const figure = look.draw(draft);
  const token = figure && figure.length > 0 ? tokenOf(figure) : undefined;
  return token && token.length <= LONGEST_TOKEN ? token : undefined;
}

const isText = (token: string | undefined): token is string => token !== undefined;

/** Looks and difficulty of the wanted matrix. */
export interface Wanted {
  readonly difficulty: Difficulty;
  readonly looks?: readonly string[];
}

/** Tries to make a matrix; `undefined` if it isn't clear, clean and of the wanted difficulty. */
export function attempt(wanted: Wanted, draws: Draws): Matrix | undefined {
  const look = draws.pick(looks.filter(({ name }) => wanted.looks?.includes(name) ?? true));
  const rules = drawRules(look, wanted.difficulty, draws);
  if (!rules) return undefined;
  const columns: Column[] = [];
  for (const [i, slot] of look.slots.entries()) {
    const column = drawColumn(slot, rules[i], draws);
    if (!column || !isClear(column)) return undefined;
    columns.push(column);
  }
  const cells = Array.from({ length: 9 }, (_, cell) =>
    drawToken(look, new Map(columns.map(({ slot, values }) => [slot.name, values[cell] ?? 0]))),
  );
  // the answer must not be in the grid already
  if (!cells.every(isText) || cells.indexOf(cells[VISIBLE] ?? '') < VISIBLE) return undefined;
  const candidates = makeOptions(columns, draws);
  if (!candidates) return undefined;
  const order = draws.shuffled(candidates);
  const options = order.map(({ draft }) => drawToken(look, draft));
  if (!options.every(isText)) return undefined;
  const visible = cells.slice(0, VISIBLE);
  const grid = [visible.slice(0, 3), visible.slice(3, 6), [...visible.slice(6), '?']];
  const correct = order.findIndex(({ changed }) => changed.length === 0);
  const { fitting } = solveMatrix(grid, options);
  if (fitting.length !== 1 || fitting[0] !== correct) return undefined;
  // similar cells would hide the rule, and similar options the answer
  if (lookAlikes([...new Set([...cells, ...options])]).length > 0) return undefined;
  return {
    look: look.name,
    grid,
    options,
    correct,
    difficulty: wanted.difficulty,
    columns,
    candidates: order,
  };
}

/** Most attempts, enough for every valid look and difficulty: see the test. */
const ATTEMPTS = 3000;

/**
 * Returns the first good matrix of a seed: the same one every time; `undefined` if there isn't any.
 * @param attempts Most attempts, failed ones included. The default takes some seconds at most.
 */
export function findMatrix(
  wanted: Wanted,
  seed: string,
  suits: (matrix: Matrix) => boolean = () => true,
  attempts = ATTEMPTS,
): Matrix | undefined {
  const draws = drawsFrom(seed);
  for (let i = 0; i < attempts; i++) {
    const matrix = attempt(wanted, draws);
    if (matrix && suits(matrix)) return matrix;
  }
  return undefined;
}

/** Makes the matrix of a seed: the same one every time. Throws if it can't. */
export function generateMatrix(wanted: Wanted, seed: string): Matrix {
  const matrix = findMatrix(wanted, seed);
  if (!matrix) throw new Error(`No ${wanted.difficulty} matrix came out of the seed "${seed}".`);
  return matrix;
}
