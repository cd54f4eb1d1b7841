import { useFormat } from '../../format.ts';
import { download, toCsv } from '../download.ts';
import { type Column, Table } from '../Table.tsx';

/** One column of what a chart shows. The first one of a chart names its rows. */
export interface DataColumn<Row> {
  key: string;
  head: string;
  /** Value in the file: a number without its unit, or `null`. */
  value: (row: Row) => number | string | null;
  /** Cell in the table. @default the value, a number as a whole one, and a dash where there is none */
  cell?: Column<Row>['cell'];
}

/** The numbers behind a chart: its table and its file are made of the same. */
export interface Data<Row> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
}

/** The numbers as a table. */
export function DataTable<Row>({ caption, data }: { caption: string; data: Data<Row> }) {
  const { number } = useFormat();
  const { columns, rows, keyOf } = data;
  const shown = (value: number | string | null) =>
    typeof value === 'number' ? number(value) : (value ?? '–');
  return (
    <Table
      caption={caption}
      isCaptionHidden
      rows={rows}
      keyOf={keyOf}
      columns={columns.map(({ key, head, value, cell = (row) => shown(value(row)) }, i) => ({
        key,
        head,
        cell,
        sortBy: value,
        isName: i === 0,
        isNumber: i > 0 && rows.every((row) => typeof value(row) !== 'string'),
      }))}
    />
  );
}

/** Hands them to the browser as a file. `fileName` is without its ending. */
export const saveCsv = <Row,>(fileName: string, { columns, rows }: Data<Row>): void =>
  download(
    `${fileName}.csv`,
    toCsv(
      rows,
      columns.map(({ head, value }) => [head, value]),
    ),
    'text/csv;charset=utf-8',
  );
