import type { QuestionStatistics, SetStatistics } from '@quotient/contract/admin';
import { Link } from 'react-router';
import { useFormat } from '../format.ts';
import { type Column, Table } from '../parts/Table.tsx';
import { useWords } from '../words.tsx';
import { FlagChips } from './FlagChips.tsx';
import * as styles from './QuestionTable.css.ts';
import { statisticsWords } from './words.ts';

type Row = QuestionStatistics;

interface QuestionTableProps {
  statistics: SetStatistics;
  /** The address of a question. */
  wayTo: (id: number) => string;
  caption: string;
}

/** Every question of a set with its numbers, to be sorted by any of them. */
export function QuestionTable({ statistics, wayTo, caption }: QuestionTableProps) {
  const words = useWords(statisticsWords);
  const { columnPercent, number, percent } = useFormat();
  const range = (low: string, high: string) => <span className={styles.range}>{`${low}–${high}`}</span>;
  const column = (
    { name }: { name: string },
    sortBy: NonNullable<Column<Row>['sortBy']>,
    cell: Column<Row>['cell'],
  ): Column<Row> => ({ key: name, head: name, isNumber: true, sortBy, cell });
  const columns: Column<Row>[] = [
    {
      key: 'question',
      head: words.questionHead,
      isName: true,
      sortBy: ({ id }) => id,
      cell: ({ id }) => (
        <Link className={styles.link} to={wayTo(id)}>
          {words.question({ id })}
        </Link>
      ),
    },
    column(
      words.share,
      ({ shareRight }) => shareRight?.value ?? null,
      ({ shareRight }) =>
        shareRight ? (
          <>
            <span>{columnPercent(shareRight.value)}</span>{' '}
            {range(percent(shareRight.low, 0), percent(shareRight.high, 0))}
          </>
        ) : (
          '–'
        ),
    ),
    ...(['discrimination', 'alphaWithout'] as const).map((key) =>
      column(
        words[key],
        (row) => row[key],
        (row) => (row[key] === null ? '–' : number(row[key], 2)),
      ),
    ),
    column(
      words.time,
      ({ time }) => time?.medianSeconds ?? null,
      ({ time }) =>
        time ? (
          <>
            <span>{words.seconds({ value: number(time.medianSeconds, 1) })}</span>{' '}
            {range(number(time.lowerSeconds, 0), number(time.upperSeconds, 0))}
          </>
        ) : (
          '–'
        ),
    ),
    ...(['omitted', 'notReached'] as const).map((key) =>
      column(
        words[key],
        (row) => row[key],
        (row) => number(row[key]),
      ),
    ),
    {
      key: words.flags.name,
      head: words.flags.name,
      sortBy: ({ flags }) => flags.length,
      cell: ({ flags }) => <FlagChips flags={flags} />,
    },
  ];
  return (
    <>
      <Table caption={caption} rows={statistics.questions} keyOf={({ id }) => id} columns={columns} />
      <details>
        <summary className={styles.summary}>{words.columns}</summary>
        <dl className={styles.meanings}>
          {[
            words.share,
            words.discrimination,
            words.alphaWithout,
            words.time,
            words.omitted,
            words.notReached,
            words.flags,
          ].map(({ name, means }) => (
            <div key={name}>
              <dt className={styles.term}>{name}</dt>
              <dd className={styles.meaning}>{means}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
