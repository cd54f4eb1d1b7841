/** Number as numerator and denominator, so that thirds are exact: `2/6`, `0.5` and `7` too. */
export interface Exact {
  readonly over: number;
  readonly under: number;
}

/** Numbers of a text, in order and without signs: `4.5` is one number. */
export const numbersIn = (text: string): number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

/** Reads `3/8`, `4.5`, `60 %` or `12 minutes` without rounding; a per cent sign means hundredths. */
export function exact(text: string): Exact {
  const [, whole = '', decimals = '', under = '1', percent = ''] =
    /^(\d+)(?:\.(\d+))?(?:\/(\d+))?(?:\s*(%))?(?![\d.])/u.exec(text) ?? [];
  if (whole === '') throw new Error(`"${text}" does not begin with a number.`);
  return {
    over: Number(whole + decimals),
    under: 10 ** decimals.length * Number(under) * (percent ? 100 : 1),
  };
}

/** Returns true if both are the same number. */
export const isSame = (a: Exact, b: Exact): boolean => a.over * b.under === b.over * a.under;

/** Indexes of the options that equal one of the values. */
export const optionsWith = (options: readonly string[], ...values: readonly (number | Exact)[]): number[] =>
  options.flatMap((option, index) =>
    values.some((value) =>
      isSame(exact(option), typeof value === 'number' ? { over: value, under: 1 } : value),
    )
      ? index
      : [],
  );

/** All whole numbers from `first` to `last`, both included. */
export const wholeNumbers = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);

/** Whole numbers up to `limit` that make a condition true: search instead of algebra. */
export const solutions = (holds: (candidate: number) => boolean, limit = 100_000): number[] =>
  wholeNumbers(0, limit).filter(holds);

/** Every way to take one thing from each list: 3 lists of 6 make 216. */
export function tuples<T>(...lists: readonly (readonly T[])[]): T[][] {
  const [first, ...rest] = lists;
  if (!first) return [[]];
  const ends = tuples(...rest);
  return first.flatMap((thing) => ends.map((end) => [thing, ...end]));
}

/** All orders of a few things; 6 things have 720. */
export function permutations<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((thing, i) =>
    permutations([...things.slice(0, i), ...things.slice(i + 1)]).map((rest) => [thing, ...rest]),
  );
}

/** Share of equally likely cases for which a condition is true: a probability by counting, not by formula. */
export function share<T>(cases: readonly T[], holds: (one: T) => boolean): Exact {
  if (cases.length === 0) throw new Error('There is no case to count.');
  return { over: cases.filter(holds).length, under: cases.length };
}
