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
  const range = (low: string, high: string) => (
    <span className={styles.range}>
      {low}–{high}
    </span>
  );
  const coefficient = (value: number | null) => (value === null ? '–' : number(value, 2));
  const columns: Column<Row>[] = [
    {
      key: words.questionHead,
      head: words.questionHead,
      isName: true,
      sortBy: ({ id }) => id,
      cell: ({ id }) => (
        <Link className={styles.link} to={wayTo(id)}>
          {words.question(id)}
        </Link>
      ),
    },
    {
      key: words.share.name,
      head: words.share.name,
      isNumber: true,
      sortBy: ({ shareRight }) => shareRight?.value ?? null,
      cell: ({ shareRight }) =>
        shareRight ? (
          <>
            {columnPercent(shareRight.value)} {range(percent(shareRight.low, 0), percent(shareRight.high, 0))}
          </>
        ) : (
          '–'
        ),
    },
    {
      key: words.discrimination.name,
      head: words.discrimination.name,
      isNumber: true,
      sortBy: ({ discrimination }) => discrimination,
      cell: ({ discrimination }) => coefficient(discrimination),
    },
    {
      key: words.alphaWithout.name,
      head: words.alphaWithout.name,
      isNumber: true,
      sortBy: ({ alphaWithout }) => alphaWithout,
      cell: ({ alphaWithout }) => coefficient(alphaWithout),
    },
    {
      key: words.time.name,
      head: words.time.name,
      isNumber: true,
      sortBy: ({ time }) => time?.medianSeconds ?? null,
      cell: ({ time }) =>
        time ? (
          <>
            {words.seconds(number(time.medianSeconds, 1))}{' '}
            {range(number(time.lowerSeconds, 0), number(time.upperSeconds, 0))}
          </>
        ) : (
          '–'
        ),
    },
    {
      key: words.omitted.name,
      head: words.omitted.name,
      isNumber: true,
      sortBy: ({ omitted }) => omitted,
      cell: ({ omitted }) => number(omitted),
    },
    {
      key: words.notReached.name,
      head: words.notReached.name,
      isNumber: true,
      sortBy: ({ notReached }) => notReached,
      cell: ({ notReached }) => number(notReached),
    },
    {
      key: words.flags.name,
      head: words.flags.name,
      // the most first where it is sorted the one way, the fewest the other
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
