import type { SetVerdict } from '@quotient/server/bank/verify/verdict';

const letters = (indexes: readonly number[]): string =>
  indexes.map((index) => String.fromCharCode(65 + index)).join(' ') || '-';

const WIDEST = 90;
const shortened = (text: string): string => (text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text);

/** The lines of the table of proofs, with a heading. */
export function proofTable(sets: readonly SetVerdict[]): string[] {
  const rows = sets.flatMap(({ set, verdicts }) =>
    verdicts.map(({ id, method, rules, fitting, lookAlikes, problem }) => [
      set,
      String(id),
      method,
      letters(fitting),
      lookAlikes.map(letters).join(', ') || '-',
      shortened(problem ? `PROBLEM: ${problem}` : rules.join('; ')),
    ]),
  );
  const all = [['set', 'id', 'method', 'fit', 'look alike', 'rules'], ...rows];
  const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
