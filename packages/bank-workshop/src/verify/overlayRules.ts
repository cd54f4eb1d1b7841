type Parts = ReadonlySet<string>;

const parts = (token: string): Parts => new Set(token.split('+'));
const only = (from: Parts, keep: (part: string) => boolean): Parts => new Set([...from].filter(keep));
const union = (a: Parts, b: Parts): Parts => new Set([...a, ...b]);
const isSame = (a: Parts, b: Parts): boolean => a.size === b.size && [...a].every((part) => b.has(part));

/** Ways to make a third figure from two overlaid ones. */
const overlays = new Map<string, (a: Parts, b: Parts) => Parts>([
  ['everything stays', union],
  ['shared lines stay', (a, b) => only(a, (part) => b.has(part))],
  ['single lines stay', (a, b) => only(union(a, b), (part) => a.has(part) !== b.has(part))],
  ['the second erases', (a, b) => only(a, (part) => !b.has(part))],
  ['the first erases', (a, b) => only(b, (part) => !a.has(part))],
]);

/**
 * Solves a matrix whose third figure in each row is made from the first two.
 * @returns the rules that the first two rows obey, and the options that any of them allows for the third row
 */
export function fittingOverlayOptions(grid: readonly (readonly string[])[], options: readonly string[]) {
  const rows = grid.map((row) => row.map(parts));
  const [left, right] = rows[2] ?? [];
  const holding = [...overlays].filter(([, overlay]) =>
    rows.slice(0, 2).every(([a, b, c]) => a && b && c && isSame(overlay(a, b), c)),
  );
  const fitting = options.flatMap((option, index) =>
    holding.some(([, overlay]) => left && right && isSame(overlay(left, right), parts(option))) ? index : [],
  );
  return { rules: holding.map(([name]) => name), fitting };
}
