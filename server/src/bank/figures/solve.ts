import { isMissingCell } from '@quotient/contract';
import type { Finding, Proof, UnsolvedQuestion } from '../verify/proof.ts';
import { type Facet, facetsOf } from './attributeValues.ts';
import { figureOf, visibleLayers } from './model.ts';
import { type Directed, type Guess, holdingRules, type Rule } from './rules.ts';

const VISIBLE = 8;

const ruleWords: Record<(Rule | Guess)['kind'], string> = {
  constant: 'stays the same',
  distribution: 'has the same three values',
  progression: 'goes on by the same step',
  shift: 'moves across by the same step',
  around: 'moves around by the same step',
  sum: 'adds up',
  rest: 'is what is left after taking away',
  xor: 'keeps what only one has',
  or: 'keeps all',
  and: 'keeps what both have',
  minus: 'loses what the second has',
  rightMinus: 'loses what the first has',
  first: 'comes back to the first value',
  second: 'repeats the second value',
  gap: 'is the difference',
  most: 'is the greater one',
  least: 'is the smaller one',
  product: 'is the product',
  mean: 'is the mean',
  total: 'makes the same total',
  journey: 'turns, is mirrored or moves across',
  table: 'follows a truth table',
};

/** A rule of the attribute `name`, as proofs put it. */
export const inWords = (name: string, { rule, by }: Directed<Rule | Guess>): string => {
  const step = 'step' in rule ? ` ${rule.step > 0 ? '+' : ''}${rule.step}` : '';
  const way = rule.kind === 'shift' ? ` ${rule.right},${rule.down}` : '';
  return `${name} ${ruleWords[rule.kind]}${step}${way} in each ${by}`;
};

const guesses = new Set<(Rule | Guess)['kind']>([
  'first',
  'second',
  'gap',
  'most',
  'least',
  'product',
  'mean',
  'total',
  'journey',
  'table',
]);

/** Rules in words; guesses are named only without any better one. */
function namedRules(name: string, holding: readonly Directed<Rule | Guess>[]): string[] {
  const rules = holding.filter(({ rule }) => !guesses.has(rule.kind));
  return (rules.length > 0 ? rules : holding).map((directed) => inWords(name, directed));
}

interface Explained {
  readonly rules: readonly string[];
  /** True for each option whose value some rule puts into the empty cell. */
  readonly fits: readonly boolean[];
}

/** Explains one thing: all its readings, the rules that each obeys, and the options that fit. */
function explain(readings: readonly Facet[]): Explained {
  const explained = readings.flatMap(({ name, domain, values }) => {
    const visible = values.slice(0, VISIBLE);
    const options = values.slice(VISIBLE);
    if (!visible.every((value) => value !== undefined)) return [];
    const holding = holdingRules(domain, visible);
    const allowed = new Set(holding.map(({ value }) => value));
    const isStill = new Set(visible).size === 1;
    return holding.length === 0
      ? []
      : {
          rules: isStill
            ? []
            : namedRules(
                name,
                holding.map(({ directed }) => directed),
              ),
          fits: options.map((value) => value !== undefined && allowed.has(value)),
        };
  });
  const [first] = explained;
  return {
    rules: explained.flatMap(({ rules }) => rules),
    fits: first ? first.fits.map((_, i) => explained.some(({ fits }) => fits[i])) : [],
  };
}

/**
 * Solves a matrix from its eight visible cells and its options, without knowing how it was made: for each attribute
 * it tries every rule with every step along rows and columns. An option fits if a valid rule predicts each of its
 * attributes; without a rule for an attribute, no option fits.
 */
export function solveMatrix(grid: readonly (readonly string[])[], options: readonly string[]): Finding {
  const nothing: Finding = { fitting: [], rules: [] };
  const cells = grid.flat();
  if (cells.length !== VISIBLE + 1 || !isMissingCell(cells.at(-1) ?? '')) return nothing;
  const figures = [...cells.slice(0, VISIBLE), ...options].map(figureOf);
  if (!figures.every((figure) => figure !== undefined)) return nothing;
  const facets = facetsOf(figures.map(visibleLayers), VISIBLE)?.map(explain);
  if (!facets) return nothing;
  return {
    fitting: options.flatMap((_, i) => (facets.every(({ fits }) => fits[i]) ? i : [])),
    rules: facets.flatMap(({ rules }) => rules),
  };
}

/** Proof of a matrix of figures without its last cell. */
export const matrix = (): Proof => ({
  method: 'matrix',
  solve: ({ visualPattern, options }: UnsolvedQuestion) =>
    solveMatrix(visualPattern?.type === 'matrix' ? (visualPattern.grid ?? []) : [], options),
});
