import { type ReactNode, useState } from 'react';
import { visuallyHidden } from '../../../../../packages/iq-test/src/theme/typography.css.ts';
import { useWords } from '../words.tsx';
import * as styles from './Table.css.ts';
import { partWords } from './words.ts';

/** One column of a table. */
export interface Column<Row> {
  key: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Aligns numbers at the end, in digits of one width. @default false */
  isNumber?: boolean;
  /** Value that makes the column sortable. `null` is last. */
  sortBy?: (row: Row) => number | string | null;
  /** The cell that names its row. @default false */
  isName?: boolean;
}

interface TableProps<Row> {
  /** Caption of the table: read out first, and shown above it unless it is hidden. */
  caption: string;
  isCaptionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /**
   * Screens that show each row as its own list, with the heads beside what they name: phones, or all but wide screens.
   * Heads are texts then. @default nowhere
   */
  stacked?: keyof typeof styles.stacked;
}

function compare(a: number | string | null, b: number | string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
}

/** A table that is scrolled sideways where it is too wide, also by the keyboard. */
export function Table<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  keyOf,
  stacked,
}: TableProps<Row>) {
  const words = useWords(partWords);
  const [order, setOrder] = useState<{ key: string; isDown: boolean }>();
  const sortBy = columns.find(({ key }) => key === order?.key)?.sortBy;
  const direction = order?.isDown ? -1 : 1;
  const sorted = sortBy
    ? [...rows].sort((a, b) => {
        const [left, right] = [sortBy(a), sortBy(b)];
        return left === null || right === null ? compare(left, right) : direction * compare(left, right);
      })
    : rows;
  const sortOf = (key: string) => {
    if (order?.key !== key) return undefined;
    return order.isDown ? 'descending' : 'ascending';
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus it could not be scrolled by the keyboard
    <section className={styles.scroller} aria-label={caption} tabIndex={0}>
      <table className={`${styles.table} ${stacked ? styles.stacked[stacked] : ''}`}>
        <caption className={isCaptionHidden ? visuallyHidden : styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, head, isNumber, sortBy: isSortable }) => (
              <th
                key={key}
                scope="col"
                className={isNumber ? styles.numberHead : styles.head}
                aria-sort={sortOf(key)}
              >
                {isSortable ? (
                  <button
                    type="button"
                    className={styles.sort}
                    onClick={() => setOrder({ key, isDown: order?.key === key ? !order.isDown : false })}
                  >
                    <span>{head}</span>
                    <span className={styles.arrow} aria-hidden="true">
                      {order?.key === key ? (order.isDown ? '↓' : '↑') : '↕'}
                    </span>
                  </button>
                ) : (
                  <span className={styles.plainHead}>{head}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={keyOf(row)} className={styles.row}>
              {columns.map(({ key, head, cell, isNumber, isName }) =>
                isName ? (
                  <th key={key} scope="row" className={styles.name}>
                    {cell(row)}
                  </th>
                ) : (
                  <td
                    key={key}
                    className={isNumber ? styles.number : styles.cell}
                    data-head={stacked ? head : undefined}
                  >
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={visuallyHidden} role="status">
        {order && (
          <>
            <span>{columns.find(({ key }) => key === order.key)?.head}</span>{' '}
            <span>{order.isDown ? words.sortedDown : words.sortedUp}</span>
          </>
        )}
      </p>
    </section>
  );
}
