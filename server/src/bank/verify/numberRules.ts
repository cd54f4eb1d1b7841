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
