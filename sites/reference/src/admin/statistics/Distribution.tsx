import { useFormat } from '../format.ts';
import { Table } from '../parts/Table.tsx';
import { useWords } from '../words.tsx';
import * as styles from './Distribution.css.ts';
import { statisticsWords } from './words.ts';

/** Height in units of the drawing, which is as wide as its place. */
const HEIGHT = 120;
const STEP = 10;

/** Tests by number of right answers: as bars, and as a table on demand. */
export function Distribution({ distribution, cases }: { distribution: readonly number[]; cases: number }) {
  const words = useWords(statisticsWords);
  const format = useFormat();
  const most = Math.max(1, ...distribution);
  const scores = distribution.map((tests, right) => ({ tests, right }));
  const label = words.scores.label({ cases: format.number(cases) });
  return (
    <>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${STEP * distribution.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {scores.map(({ tests, right }) => (
          <rect
            key={right}
            className={styles.bar}
            x={STEP * right + 1}
            y={HEIGHT * (1 - tests / most)}
            width={STEP - 2}
            height={(HEIGHT * tests) / most}
          />
        ))}
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{format.number(0)}</span>
        <span>{words.scores.right}</span>
        <span>{format.number(distribution.length - 1)}</span>
      </p>
      <details>
        <summary className={styles.summary}>{words.scores.asTable}</summary>
        <Table
          caption={label}
          rows={scores}
          keyOf={({ right }) => right}
          columns={[
            { key: 'right', head: words.scores.right, cell: ({ right }) => right, isNumber: true },
            {
              key: 'tests',
              head: words.scores.tests,
              cell: ({ tests }) => format.number(tests),
              isNumber: true,
            },
          ]}
        />
      </details>
    </>
  );
}
