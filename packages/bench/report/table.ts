import { type Aim, isReached, type Row, reached, type Unit } from '../trial.ts';

const digits = (value: number) => (value >= 100 ? 0 : value >= 10 ? 1 : 2);
const plain = (value: number, fractionDigits: number) =>
  value.toLocaleString('en-US', { minimumFractionDigits: 0, maximumFractionDigits: fractionDigits });

/** A value with its unit, as people read it. */
export function written(value: number, unit: Unit): string {
  if (unit === 'B') return `${plain(value, 0)} B`;
  if (unit === 'count') return plain(value, 2);
  if (unit === '/s') return `${plain(value, digits(value))}/s`;
  return `${plain(value, digits(value))} ${unit}`;
}

/** Aim in words, with the reached value. */
export function judged(row: Row, aim: Aim): string {
  const [sign, bound] = aim.atMost === undefined ? ['≥', aim.atLeast ?? 0] : ['≤', aim.atMost];
  const what = aim.beside ? `${bound} × ${aim.beside}` : written(bound, row.unit);
  const got = aim.beside ? `${plain(reached(row, aim), 2)} ×` : written(reached(row, aim), row.unit);
  return `${isReached(row, aim) ? 'reached' : 'missed'}: ${got} (aim ${sign} ${what})`;
}

/** One row as lines of text: ours, the others with our ratio to each, and the aims. */
export function asText(row: Row): string {
  const [ours, ...others] = row.figures;
  if (!ours) return row.what;
  const lines = others.map(({ subject, value }) => {
    const ratio = value > 0 ? `   ours is ${plain(ours.value / value, 2)} ×` : '';
    return `    ${subject}: ${written(value, row.unit)}${ratio}`;
  });
  return [
    `  ${row.what}: ${written(ours.value, row.unit)}`,
    ...lines,
    ...row.aims.map((aim) => `    ${judged(row, aim)}`),
    ...(row.note ? [`    ${row.note}`] : []),
  ].join('\n');
}

/** All rows as one Markdown table. */
export function asMarkdown(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const [ours, ...others] = row.figures;
    const beside = others.map(
      ({ subject, value }) =>
        `${subject} ${written(value, row.unit)}${ours && value > 0 ? ` (${plain(ours.value / value, 2)} ×)` : ''}`,
    );
    const cells = [
      row.what,
      ours ? written(ours.value, row.unit) : '',
      beside.join('; '),
      row.aims.map((aim) => judged(row, aim)).join('; '),
    ];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|') || '–').join(' | ')} |`;
  });
  return ['| what | ours | beside (ours ÷ theirs) | aim |', '| --- | --- | --- | --- |', ...lines].join('\n');
}
