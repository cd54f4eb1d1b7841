import { permutations } from './arithmetic.ts';

type Symbols = readonly string[];

/** One step of a code, with a short description. */
interface Step {
  readonly name: string;
  readonly apply: (symbols: Symbols) => Symbols;
}

const keep: Step = { name: '', apply: (symbols) => symbols };

const swapNeighbors = (symbols: Symbols): Symbols =>
  symbols.map((symbol, i) => symbols[i % 2 === 0 ? i + 1 : i - 1] ?? symbol);
const turn = (symbols: Symbols, by: number): Symbols => [...symbols.slice(by), ...symbols.slice(0, by)];

/** Ways to put the symbols in another order. */
const arrangements: readonly Step[] = [
  keep,
  { name: 'backwards', apply: (symbols) => [...symbols].reverse() },
  { name: 'neighbors swapped', apply: swapNeighbors },
  { name: 'first to the end', apply: (symbols) => turn(symbols, 1) },
  { name: 'last to the front', apply: (symbols) => turn(symbols, -1) },
  { name: 'halves swapped', apply: (symbols) => turn(symbols, Math.ceil(symbols.length / 2)) },
  {
    name: 'odd places first',
    apply: (symbols) => [...symbols.filter((_, i) => i % 2 === 0), ...symbols.filter((_, i) => i % 2 === 1)],
  },
  {
    name: 'first and last swapped',
    apply: (symbols) =>
      symbols.map((symbol, i) => {
        if (i === 0) return symbols.at(-1) ?? symbol;
        return i === symbols.length - 1 ? (symbols[0] ?? symbol) : symbol;
      }),
  },
];

const shifted = (alphabet: string, name: string, by: (place: number) => number, factor = 1): Step => ({
  name,
  apply: (symbols) =>
    symbols.map((symbol, place) => {
      const { length } = alphabet;
      const at = alphabet.indexOf(symbol) * factor + by(place);
      return alphabet[((at % length) + length) % length] ?? symbol;
    }),
});

/** Ways to replace each symbol by another; the alphabet is circular. */
function substitutions(alphabet: string): Step[] {
  const small = [-3, -2, -1, 0, 1, 2, 3];
  return [
    ...[...alphabet].flatMap((_, by) => [
      by === 0 ? keep : shifted(alphabet, `+${by}`, () => by),
      shifted(alphabet, `symbol number ${by} minus the symbol`, () => by, -1),
    ]),
    ...small.flatMap((a) =>
      small.flatMap((b) => [
        ...(b === 0 ? [] : [shifted(alphabet, `${a}, and ${b} more at each place`, (i) => a + b * i)]),
        ...(a === b ? [] : [shifted(alphabet, `${a} and ${b} in turn`, (i) => (i % 2 === 0 ? a : b))]),
      ]),
    ),
  ];
}

/** Plain word or number and its code. */
export type Coded = readonly [plain: string, code: string];

/**
 * Rules that reorder the symbols and then shift each place by its own amount. The first example gives the amounts for
 * each order; the others select the orders. A shift before the order adds no rules.
 */
function anyOrderThenShifts(alphabet: string, [example]: readonly Coded[]): Step[] {
  if (!example) return [];
  const [plain, code] = example;
  return permutations([...code].map((_, place) => place)).map((order) => {
    const arrange = (symbols: Symbols): Symbols => order.map((from) => symbols[from] ?? '');
    const by = arrange([...plain]).map(
      (symbol, place) => alphabet.indexOf(code[place] ?? '') - alphabet.indexOf(symbol),
    );
    const shift = shifted(alphabet, `shifts ${by.join(' ')}`, (place) => by[place] ?? 0);
    return {
      name: `places ${order.map((from) => from + 1).join(' ')}, then ${shift.name}`,
      apply: (symbols) => shift.apply(arrange(symbols)),
    };
  });
}

/**
 * Every code of a family that makes all the examples: symbols reordered, symbols replaced (shifted equally, in turn,
 * by place, or mirrored), or both, in either order; and, after these, any order followed by any shifts.
 * @param alphabet the symbols in their order: `0123456789`, or the letters of a language
 * @returns the description of each rule, and its result for `plain`; several rules may have the same
 */
export function codesOf(
  alphabet: string,
  examples: readonly Coded[],
  plain: string,
): { rule: string; code: string }[] {
  const replacements = substitutions(alphabet);
  const rules = [
    ...arrangements.flatMap((arrange) =>
      replacements.flatMap((replace) => [
        [arrange, replace],
        [replace, arrange],
      ]),
    ),
    ...anyOrderThenShifts(alphabet, examples).map((rule) => [rule]),
  ];
  const encode = (rule: readonly Step[], word: string): string =>
    rule.reduce<Symbols>((symbols, step) => step.apply(symbols), [...word]).join('');
  return rules
    .filter((rule) => examples.every(([word, code]) => encode(rule, word) === code))
    .map((rule) => ({
      rule: rule.flatMap(({ name }) => name || []).join(', then ') || 'unchanged',
      code: encode(rule, plain),
    }));
}
