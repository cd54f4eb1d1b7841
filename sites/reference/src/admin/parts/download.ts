/** Hands a file to the browser. */
export function download(name: string, content: Blob | string, type = 'text/plain'): void {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // the browser has taken it by then; without this it would be held until the page is left
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

type Cell = string | number | boolean | null | undefined;

/** A cell of a table program runs what begins like a formula, so that is quoted. */
function csvCell(value: Cell): string {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as CSV (RFC 4180), with its heads first. */
export function toCsv<Row>(
  rows: readonly Row[],
  columns: readonly (readonly [head: string, value: (row: Row) => Cell])[],
): string {
  const lines = rows.map((row) => columns.map(([, value]) => value(row)));
  return [columns.map(([head]) => head), ...lines]
    .map((line) => `${line.map(csvCell).join(',')}\r\n`)
    .join('');
}
