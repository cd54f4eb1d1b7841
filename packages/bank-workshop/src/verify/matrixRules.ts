/** Visible attributes of one figure: attribute → value, e.g. `{ shape: 'square', fill: 'dashed' }`. */
type Attributes = Readonly<Record<string, string>>;

type Values = readonly (readonly (string | undefined)[])[];

/** Result of a rule for the last cell; `undefined` if the complete lines break the rule. */
type Rule = (values: Values) => string | undefined;

const columns = (values: Values): Values => [0, 1, 2].map((column) => values.map((row) => row[column]));
const isConstant = (line: readonly unknown[]): boolean => new Set(line).size === 1;
const sorted = (line: readonly unknown[]): string => line.map(String).sort().join();

const constantInRows: Rule = (rows) =>
  rows.slice(0, 2).every(isConstant) && isConstant(rows[2]?.slice(0, 2) ?? []) ? rows[2]?.[0] : undefined;

/** Every row holds the same three values in some order. */
const threeInRows: Rule = (rows) => {
  const [first = [], second = [], [left, middle] = []] = rows;
  if (new Set(first).size < 3 || sorted(first) !== sorted(second) || left === middle) return undefined;
  const rest = first.filter((value) => value !== left && value !== middle);
  return rest.length === 1 ? rest[0] : undefined;
};

/** Rule for numbers on a circle of 360 that grow by one step in every row. */
const stepsInRows: Rule = (rows) => {
  const numbers = rows.map((row) => row.map(Number));
  const step = (from = Number.NaN, to = Number.NaN): number => (to - from + 360) % 360;
  const steps = numbers.flatMap(([a, b, c], row) => (row < 2 ? [step(a, b), step(b, c)] : [step(a, b)]));
  const [size = 0] = steps;
  return isConstant(steps) && size > 0 ? String(((numbers[2]?.[1] ?? 0) + size) % 360) : undefined;
};

const rowRules: readonly Rule[] = [constantInRows, threeInRows, stepsInRows];

/** Predictions of every rule along rows and along columns. */
const predictions = (values: Values): string[] =>
  [values, columns(values)].flatMap((lines) => rowRules.flatMap((rule) => rule(lines) ?? []));

/**
 * Solves a matrix without its last cell: for each attribute, every rule that the complete lines obey predicts a
 * value, and all of them must agree.
 * @returns indexes of the options that have every predicted value
 */
export function fittingMatrixOptions(
  grid: readonly (readonly string[])[],
  options: readonly string[],
  read: (token: string) => Attributes,
): number[] {
  const cells = grid.map((row) => row.map((token) => (token === '?' ? undefined : read(token))));
  const names = Object.keys(cells[0]?.[0] ?? {});
  return options.flatMap((option, index) => {
    const attributes = read(option);
    const fits = names.every((name) => {
      const values = cells.map((row) => row.map((cell) => cell?.[name]));
      const predicted = predictions(values);
      return predicted.length > 0 && predicted.every((value) => value === attributes[name]);
    });
    return fits ? index : [];
  });
}
