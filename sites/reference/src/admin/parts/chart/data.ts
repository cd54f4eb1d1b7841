import { toCsv } from '../download.ts';
import type { Column } from '../Table.tsx';

/** One column of what a chart shows. The first one of a chart names its rows. */
export interface DataColumn<Row> {
  key: string;
  head: string;
  /** As the file has it: numbers without their unit. `null`: there is none. */
  value: (row: Row) => number | string | null;
  /** As the table shows it. @default the value, and a dash where there is none */
  cell?: Column<Row>['cell'];
}

/** The numbers behind a chart: its table and its file are made of the same. */
export interface Data<Row> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
}

/** The columns of the table. */
export const tableColumns = <Row>({ columns, rows }: Data<Row>): Column<Row>[] =>
  columns.map(({ key, head, value, cell = (row) => value(row) ?? '–' }, i) => ({
    key,
    head,
    cell,
    sortBy: value,
    isName: i === 0,
    isNumber: i > 0 && rows.every((row) => typeof value(row) !== 'string'),
  }));

/** The file. */
export const csvOf = <Row>({ columns, rows }: Data<Row>): string =>
  toCsv(
    rows,
    columns.map(({ head, value }) => [head, value]),
  );
