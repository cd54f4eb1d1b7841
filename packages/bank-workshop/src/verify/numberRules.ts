/** A rule as its values, one per case. */
type Values = readonly number[];

/** A rule and how it is written: with one sign between two smaller rules, or as an input or a constant. */
interface NumberRule {
  readonly values: Values;
  readonly made: string | readonly [NumberRule, string, NumberRule];
}

/** Every rule with +, − and × from inputs and whole numbers 1 … 9: `[2]` has those with two of them. */
function rulesBySize(inputs: Readonly<Record<string, Values>>, size: number): NumberRule[][] {
  const cases = Object.values(inputs)[0]?.length ?? 0;
  const constants = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((constant) => ({
    values: new Array<number>(cases).fill(constant),
    made: String(constant),
  }));
  const named = Object.entries(inputs).map(([made, values]) => ({ values, made }));
  const bySize: NumberRule[][] = [[], [...named, ...constants]];
  const seen = new Set((bySize[1] ?? []).map(({ values }) => values.join()));
  for (let total = 2; total <= size; total++) {
    const found: NumberRule[] = [];
    const add = (x: NumberRule, sign: string, y: NumberRule, values: Values) => {
      const key = values.join();
      if (seen.has(key)) return;
      seen.add(key);
      found.push({ values, made: [x, sign, y] });
    };
    for (let left = 1; left < total; left++) {
      for (const x of bySize[left] ?? []) {
        for (const y of bySize[total - left] ?? []) {
          add(
            x,
            '+',
            y,
            x.values.map((value, i) => value + (y.values[i] ?? 0)),
          );
          add(
            x,
            '−',
            y,
            x.values.map((value, i) => value - (y.values[i] ?? 0)),
          );
          add(
            x,
            '×',
            y,
            x.values.map((value, i) => value * (y.values[i] ?? 0)),
          );
        }
      }
    }
    bySize.push(found);
  }
  return bySize;
}

/**
 * Every rule with +, − and × from up to `size` inputs and whole numbers 1 … 9.
 * @param inputs per input its value in each case
 * @returns per rule its value in each case; rules with the same values count once
 */
export const smallRules = (inputs: readonly Values[], size: number): Values[] =>
  rulesBySize(Object.fromEntries(inputs.map((values, i) => [`input ${i + 1}`, values])), size).flatMap(
    (rules) => rules.map(({ values }) => values),
  );

/** Notation of a rule: `left × right + top`. */
function written({ made }: NumberRule, inside = false): string {
  if (typeof made === 'string') return made;
  const [x, sign, y] = made;
  const text = `${written(x, true)} ${sign} ${written(y, true)}`;
  return inside ? `(${text})` : text;
}

/**
 * Rules of `smallRules` that make these numbers in the first cases. The last step of a rule is solved for instead of
 * tried, so that four parts take milliseconds: 12 + y, 12 − y, y − 12 and 12 × y each leave one y to look up.
 * @param inputs name → its value in each case
 * @param made required results in the first cases
 */
export function rulesThatMake(
  inputs: Readonly<Record<string, Values>>,
  made: Values,
  size: number,
): { values: Values; name: string }[] {
  const bySize = rulesBySize(inputs, size - 1);
  const first = (values: Values): string => values.slice(0, made.length).join();
  const found = bySize.flat().filter(({ values }) => first(values) === made.join());
  const lookups = bySize.map((rules) => {
    const lookup = new Map<string, NumberRule[]>();
    for (const rule of rules)
      lookup.set(first(rule.values), [...(lookup.get(first(rule.values)) ?? []), rule]);
    return lookup;
  });
  for (let left = 1; left <= size / 2; left++) {
    const lookup = lookups[size - left];
    const matching = (wanted: Values): readonly NumberRule[] => lookup?.get(wanted.join()) ?? [];
    for (const x of bySize[left] ?? []) {
      const solved = (solve: (wanted: number, known: number) => number): Values =>
        made.map((wanted, i) => solve(wanted, x.values[i] ?? 0));
      const join = (
        y: NumberRule,
        sign: string,
        value: (known: number, other: number) => number,
        swap = false,
      ) =>
        found.push({
          values: x.values.map((known, i) => value(known, y.values[i] ?? 0)),
          made: swap ? [y, sign, x] : [x, sign, y],
        });
      for (const y of matching(solved((wanted, known) => wanted - known))) join(y, '+', (a, b) => a + b);
      for (const y of matching(solved((wanted, known) => known - wanted))) join(y, '−', (a, b) => a - b);
      for (const y of matching(solved((wanted, known) => wanted + known)))
        join(y, '−', (a, b) => b - a, true);
      for (const y of matching(solved((wanted, known) => wanted / known))) join(y, '×', (a, b) => a * b);
    }
  }
  return found.map((rule) => ({ values: rule.values, name: written(rule) }));
}
