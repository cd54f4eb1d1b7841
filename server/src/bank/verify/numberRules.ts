type Sequence = readonly number[];

const differences = (terms: Sequence): number[] => terms.slice(1).map((term, i) => term - (terms[i] ?? 0));
const isConstant = (values: Sequence): boolean => new Set(values).size === 1;
const last = (values: Sequence): number => values.at(-1) ?? Number.NaN;

/** The next term if all terms follow `next`, which sees the terms before; the first two terms are given. */
function follows(terms: Sequence, next: (before: Sequence) => number): number[] {
  const holds = terms.slice(2).every((term, i) => next(terms.slice(0, i + 2)) === term);
  return holds ? [next(terms)] : [];
}

/**
 * Every next term that a usual rule gives. A rule counts only if the given terms leave it a chance to fail:
 * constant first or second differences, a × term + b, sum of two terms + c, two steps or two factors in turn.
 * @param terms at least four
 */
export function nextTerms(terms: Sequence): Set<number> {
  const [a = 0, b = 0, c = 0] = terms;
  const steps = differences(terms);
  const seconds = differences(steps);
  const factor = (c - b) / (b - a);
  return new Set([
    ...(isConstant(steps) ? [last(terms) + last(steps)] : []),
    ...(isConstant(seconds) ? [last(terms) + last(steps) + last(seconds)] : []),
    ...follows(terms, (before) => factor * (last(before) - a) + b),
    ...follows(terms, (before) => last(before) + (before.at(-2) ?? 0) + (c - a - b)),
    ...follows(terms, (before) => last(before) + (before.length % 2 === 1 ? b - a : c - b)),
    ...follows(terms, (before) => last(before) * (before.length % 2 === 1 ? b / a : c / b)),
  ]);
}

/** A rule as its values, one per case. */
type Rule = readonly number[];

/**
 * Every rule that can be written with +, − and × from up to `size` inputs and whole numbers 1 … 9.
 * @param inputs per input its value in each case
 * @returns per rule its value in each case; rules with the same values count once
 */
export function smallRules(inputs: readonly Rule[], size: number): Rule[] {
  const cases = inputs[0]?.length ?? 0;
  const constants = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((constant) => new Array<number>(cases).fill(constant));
  const bySize: Rule[][] = [[], [...inputs, ...constants]];
  const seen = new Map([...(bySize[1] ?? [])].map((rule) => [rule.join(), rule]));
  for (let total = 2; total <= size; total++) {
    const found: Rule[] = [];
    for (let left = 1; left < total; left++) {
      for (const x of bySize[left] ?? []) {
        for (const y of bySize[total - left] ?? []) {
          for (const rule of [
            x.map((value, i) => value + (y[i] ?? 0)),
            x.map((value, i) => value - (y[i] ?? 0)),
            x.map((value, i) => value * (y[i] ?? 0)),
          ]) {
            if (seen.has(rule.join())) continue;
            seen.set(rule.join(), rule);
            found.push(rule);
          }
        }
      }
    }
    bySize.push(found);
  }
  return [...seen.values()];
}
