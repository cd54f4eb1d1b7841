/** Milliseconds between two lines. */
const EVERY_MS = 5000;

/** Prints the progress of a long work every few seconds. Call the result with a name, then for each document. */
export function createProgress(print: (line: string) => void, now = () => performance.now()) {
  let toldAt = now();
  return (name: string) => {
    let count = 0;
    return (): void => {
      count += 1;
      if (now() - toldAt < EVERY_MS) return;
      toldAt = now();
      print(`${name}: ${count} documents so far.`);
    };
  };
}

/** Lines of a table whose columns are as wide as their longest cell. */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
