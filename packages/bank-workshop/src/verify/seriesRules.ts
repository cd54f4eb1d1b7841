type Terms = readonly number[];

/** A rule that a series follows. */
interface SeriesRule {
  /** The rule in a few words: `steps: always 3`. */
  readonly name: string;
  /** Complexity: 1 for each number and each kind of step in the rule, more for unusual ones. */
  readonly cost: number;
}

/** Series to explain. `given` is the number of known terms; the one at `gap` is an option (-1: not one term alone). */
interface Series {
  readonly terms: Terms;
  readonly given: number;
  readonly gap: number;
}

/** Deepest nesting of rules: `steps: steps: steps: always 6`. */
const MAX_DEPTH = 3;

/** Largest shift of a named series; nobody would see a larger one. */
const MAX_SHIFT = 3;

const same = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a));
const tidy = (value: number): string => String(Number(value.toFixed(3))).replace('-', '−');
const before = (terms: Terms, i: number, back = 1): number => terms[i - back] ?? Number.NaN;

const upTo = (length: number, term: (place: number) => number): number[] =>
  Array.from({ length }, (_, i) => term(i + 1));
const isPrime = (n: number): boolean =>
  n > 1 && upTo(n - 2, (place) => place + 1).every((divisor) => n % divisor !== 0);
const naturals = upTo(120, (place) => place);
const primes = naturals.filter(isPrime);

/** Series that have a name; each may begin at any of its terms. */
const namedSeries: Readonly<Record<string, Terms>> = {
  squares: upTo(40, (n) => n ** 2),
  cubes: upTo(20, (n) => n ** 3),
  'fourth powers': upTo(12, (n) => n ** 4),
  factorials: upTo(10, (n) => upTo(n, (factor) => factor).reduce((product, factor) => product * factor)),
  primes,
  'squares of primes': primes.map((prime) => prime ** 2),
  'numbers that are not prime': naturals.filter((n) => n > 1 && !isPrime(n)),
  'numbers raised to themselves': upTo(8, (n) => n ** n),
};

/** First step → the places in named series where it is made. */
const namedByStep = new Map<number, { name: string; all: Terms; start: number }[]>();
for (const [name, all] of Object.entries(namedSeries)) {
  for (const [start, term] of all.slice(0, -1).entries()) {
    const step = (all[start + 1] ?? 0) - term;
    namedByStep.set(step, [...(namedByStep.get(step) ?? []), { name, all, start }]);
  }
}

const digits = (term: number): number[] => [...String(Math.abs(term))].map(Number);
const sum = (values: Terms): number => values.reduce((total, value) => total + value, 0);
const product = (values: Terms): number => values.reduce((total, value) => total * value, 1);
const reversed = (term: number): number => Number(digits(term).reverse().join(''));

/** Rules that make each term from the digits of the one before. */
const digitRules: Readonly<Record<string, (term: number) => number>> = {
  'add the sum of the digits': (term) => term + sum(digits(term)),
  'subtract the sum of the digits': (term) => term - sum(digits(term)),
  'multiply by the sum of the digits': (term) => term * sum(digits(term)),
  'add the product of the digits': (term) => term + product(digits(term)),
  'subtract the product of the digits': (term) => term - product(digits(term)),
  'product of the digits': (term) => product(digits(term)),
  'add the number read backwards': (term) => term + reversed(term),
  'the number read backwards': reversed,
  'sum of the squares of the digits': (term) => sum(digits(term).map((digit) => digit ** 2)),
  'add the last digit': (term) => term + (digits(term).at(-1) ?? 0),
  'add the largest digit': (term) => term + Math.max(...digits(term)),
};

/** Rules that make each term from a few before it, and their number. The remainder may follow a rule itself. */
const recurrences: readonly {
  name: string;
  order: number;
  cost: number;
  of: (t: Terms, i: number) => number;
}[] = [
  { name: 'sum of the last two', order: 2, cost: 2, of: (t, i) => before(t, i) + before(t, i, 2) },
  { name: 'difference of the last two', order: 2, cost: 2, of: (t, i) => before(t, i, 2) - before(t, i) },
  { name: 'product of the last two', order: 2, cost: 2, of: (t, i) => before(t, i) * before(t, i, 2) },
  {
    name: 'sum of the last three',
    order: 3,
    cost: 3,
    of: (t, i) => before(t, i) + before(t, i, 2) + before(t, i, 3),
  },
  {
    name: 'sum of the last and the third last',
    order: 3,
    cost: 3,
    of: (t, i) => before(t, i) + before(t, i, 3),
  },
  {
    name: 'sum of the second and third last',
    order: 3,
    cost: 3,
    of: (t, i) => before(t, i, 2) + before(t, i, 3),
  },
  { name: 'sum of all before', order: 1, cost: 2, of: (t, i) => sum(t.slice(0, i)) },
];

/** Numbers that a term may be multiplied by before an addition. */
const MULTIPLIERS = [2, 3, 4, 5, 10, -1, -2, 0.5];
/** Multipliers of the last and the second last term, where both aren't 1. */
const PAIRS = [-1, 1, 2, 3].flatMap((a) => [-1, 1, 2, 3].map((b) => [a, b] as const));
/** Operations from term to term, in turn: adding or multiplying. */
const OPERATIONS = ['+', '×', '+×', '×+', '++×', '+×+', '×++'];

/** Series of remainders after `made` is subtracted from each term that has `order` terms before it. */
const leftOver = ({ terms, given, gap }: Series, order: number, made: (i: number) => number): Series => ({
  terms: terms.slice(order).map((term, i) => term - made(i + order)),
  given: given - order,
  gap: gap === terms.length - 1 ? gap - order : -1,
});

function alwaysTheSame({ terms, given }: Series): SeriesRule[] {
  const [first = Number.NaN] = terms;
  return given > 1 && terms.every((term) => same(term, first))
    ? [{ name: `always ${tidy(first)}`, cost: 1 }]
    : [];
}

function named({ terms, given }: Series): SeriesRule[] {
  const [first = 0, second = 0] = terms;
  return (namedByStep.get(second - first) ?? []).flatMap(({ name, all, start }): SeriesRule[] => {
    const more = first - (all[start] ?? 0);
    if (!terms.every((term, i) => term === more + (all[start + i] ?? Number.NaN))) return [];
    if (more === 0) return given > 1 ? [{ name, cost: 2 }] : [];
    return given > 2 && Math.abs(more) <= MAX_SHIFT
      ? [{ name: `${name}, each plus ${tidy(more)}`, cost: 3 }]
      : [];
  });
}

/** Two or three series that take turns. Each must have a chance to fail. */
function inTurn({ terms, gap }: Series, count: number, depth: number): SeriesRule[] {
  const parts = Array.from({ length: count }, (_, turn) => {
    const part = terms.filter((_, i) => i % count === turn);
    const hasGap = gap >= 0 && gap % count === turn;
    const place = hasGap ? Math.floor(gap / count) : -1;
    return simplest({ terms: part, given: part.length - (hasGap ? 1 : 0), gap: place }, depth);
  });
  const found = parts.flatMap((rule) => rule ?? []);
  if (found.length < count) return [];
  return [
    {
      name: `in turn (${found.map(({ name }) => name).join('; ')})`,
      cost: 1 + sum(found.map(({ cost }) => cost)),
    },
  ];
}

/**
 * Rules for the remainder: nothing, or a series with its own rule. An unusual rule is one of many possible ones, so
 * it must fit more of the given terms.
 */
function around(name: string, cost: number, rest: Series, depth: number): SeriesRule[] {
  const given = rest.given - (cost - 2);
  if (given > 0 && rest.terms.every((term) => same(term, 0))) return [{ name, cost }];
  const inner = simplest({ ...rest, given }, depth);
  return inner ? [{ name: `${name}, plus: ${inner.name}`, cost: cost + inner.cost }] : [];
}

const operationNames: Readonly<Record<string, string>> = { '+': 'steps', '×': 'factors' };

function operations(series: Series, pattern: string, depth: number): SeriesRule[] {
  const { terms } = series;
  const isFactor = (i: number): boolean => pattern[(i - 1) % pattern.length] === '×';
  const changes = terms
    .slice(1)
    .map((term, i) => (isFactor(i + 1) ? term / (terms[i] ?? 0) : term - (terms[i] ?? 0)));
  if (!changes.every(Number.isFinite)) return [];
  const rest = leftOver(series, 1, () => 0);
  const inner = simplest({ ...rest, given: rest.given - (pattern.length - 1), terms: changes }, depth);
  const name = operationNames[pattern] ?? `${[...pattern].join(' and ')} in turn`;
  const unusual =
    pattern.length - 1 + (pattern === '×' && changes.some((change) => change % 1 !== 0) ? 1 : 0);
  return inner ? [{ name: `${name}: ${inner.name}`, cost: 1 + unusual + inner.cost }] : [];
}

/** Rules for the series itself, not for another rule's remainder. */
function outermost(series: Series): SeriesRule[] {
  const { terms } = series;
  const isWhole = terms.every(Number.isInteger);
  return [
    ...OPERATIONS.slice(2).flatMap((pattern) => operations(series, pattern, 1)),
    ...MULTIPLIERS.flatMap((k) => {
      const rest = leftOver(series, 1, (i) => k * before(terms, i));
      return around(`${tidy(k)} × the last`, 3, rest, 1);
    }),
    ...PAIRS.flatMap(([a, b]) => {
      const rest = leftOver(series, 2, (i) => a * before(terms, i) + b * before(terms, i, 2));
      return around(`${tidy(a)} × the last, ${tidy(b)} × the one before it`, 4, rest, 0);
    }),
    ...around('times its place', 3, { ...series, terms: terms.map((term, i) => term / (i + 1)) }, 1),
    ...(isWhole
      ? Object.entries(digitRules).flatMap(([name, next]) =>
          around(
            name,
            3,
            leftOver(series, 1, (i) => next(before(terms, i))),
            0,
          ),
        )
      : []),
  ];
}

/** The rule with the least cost that all terms follow, if there is one with a chance to fail. */
function simplest(series: Series, depth: number): SeriesRule | undefined {
  if (series.given < 1) return undefined;
  const deeper = depth - 1;
  const found = [
    ...alwaysTheSame(series),
    ...(series.terms.every(Number.isInteger) ? named(series) : []),
    ...(depth > 0
      ? [
          ...inTurn(series, 2, deeper),
          ...inTurn(series, 3, deeper),
          ...operations(series, '+', deeper),
          ...operations(series, '×', deeper),
        ]
      : []),
    ...(depth > 1
      ? recurrences.flatMap(({ name, order, cost, of }) =>
          around(
            name,
            cost,
            leftOver(series, order, (i) => of(series.terms, i)),
            1,
          ),
        )
      : []),
    ...(depth === MAX_DEPTH ? outermost(series) : []),
  ];
  return found.sort((a, b) => a.cost - b.cost)[0];
}

/**
 * Finds the simplest rule that a whole series follows, within a small language: constant, steps, steps of steps,
 * factors, named series (squares, primes …), sums of terms before, multiples plus a rest, two or three series or
 * operations in turn, and rules on digits. A rule counts only if the given terms could have contradicted it.
 * @param terms with the option in its place
 * @param gap the index of the option
 */
export const simplestRule = (terms: Terms, gap: number): SeriesRule | undefined =>
  simplest({ terms, given: terms.length - 1, gap }, MAX_DEPTH);
