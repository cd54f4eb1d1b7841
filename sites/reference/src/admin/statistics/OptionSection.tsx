import { type OptionTable, statisticsRoutes, type Third } from '@quotient/contract/admin';
import { Button } from '@quotient/iq-test/ui';
import { useEffect, useRef } from 'react';
import { optionLetter } from '../../../../../packages/iq-test/src/ui/optionLetter.ts';
import { useAdminMutation } from '../api.ts';
import { useFormat } from '../format.ts';
import { Chip } from '../parts/Chip.tsx';
import { Counting } from '../parts/Counting.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Section } from '../parts/Page.tsx';
import { type Column, Table } from '../parts/Table.tsx';
import { useWords } from '../words.tsx';
import { AskedOption } from './AskedQuestion.tsx';
import * as styles from './OptionSection.css.ts';
import { optionWords } from './optionWords.ts';
import type { Asked } from './useQuestionFigures.ts';
import type { Chosen } from './useSelection.ts';
import { statisticsWords } from './words.ts';

/** Choices of each option, shown on demand: they reveal the right one. */
export function OptionSection({
  chosen,
  id,
  asked,
}: {
  chosen: Chosen;
  id: number;
  asked: Asked | undefined;
}) {
  const words = useWords(optionWords);
  const { counting } = useWords(statisticsWords);
  // not a query: looking at the window again must not be noted as looking at the answer again
  const table = useAdminMutation(statisticsRoutes.getOptionTable);
  const { set, ...query } = chosen;
  const ask = () => table.mutate({ params: { set, id: String(id) }, query });
  const { data } = table;
  const isAsking = table.isPending || !data || data.state === 'counting';
  return (
    <Section title={words.title}>
      {table.error && <Failure error={table.error} onRetry={ask} />}
      {data?.state === 'counting' && <Counting {...data} say={counting} />}
      {!table.error && isAsking && (
        <>
          <p className={styles.hint}>{words.hint}</p>
          <Button busy={table.isPending} onClick={ask}>
            {words.show}
          </Button>
        </>
      )}
      {data?.state === 'ready' && data.table.thirds && (
        <Options keyIndex={data.table.keyIndex} thirds={data.table.thirds} asked={asked} />
      )}
    </Section>
  );
}

/** One line of the table; `null`: no option at all. */
interface Line {
  optionIndex: number | null;
}

interface OptionsProps {
  keyIndex: number;
  thirds: NonNullable<OptionTable['thirds']>;
  asked: Asked | undefined;
}

function Options({ keyIndex, thirds, asked }: OptionsProps) {
  const words = useWords(optionWords);
  const { number, percent } = useFormat();
  const place = useRef<HTMLDivElement>(null);
  // the button that was pressed is gone
  useEffect(() => place.current?.focus(), []);
  const lines: Line[] = [...thirds.upper.chosen.keys(), null].map((optionIndex) => ({ optionIndex }));
  const countOf = ({ chosen, unanswered }: Third, { optionIndex }: Line) =>
    optionIndex === null ? unanswered : (chosen[optionIndex] ?? 0);
  const column = (third: 'upper' | 'middle' | 'lower'): Column<Line> => {
    const { cases, scores } = thirds[third];
    return {
      key: third,
      isNumber: true,
      head: (
        <>
          <span>{words.thirds[third]}</span>
          <span className={styles.scores}>
            {[
              scores &&
                (scores.low === scores.high
                  ? words.score({ score: number(scores.low) })
                  : words.scores({ low: number(scores.low), high: number(scores.high) })),
              `${number(cases)} ${words.tests}`,
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </>
      ),
      cell: (line) => {
        const count = countOf(thirds[third], line);
        const share = cases === 0 ? null : count / cases;
        return (
          <span className={styles.share}>
            <span>{percent(share, 0)}</span> <span className={styles.count}>{number(count)}</span>
            <svg className={styles.bar} aria-hidden="true">
              <rect
                className={line.optionIndex === keyIndex ? styles.rightBar : styles.wrongBar}
                width={`${100 * (share ?? 0)}%`}
                height="100%"
              />
            </svg>
          </span>
        );
      },
    };
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Table
        caption={words.caption}
        rows={lines}
        keyOf={({ optionIndex }) => optionIndex ?? -1}
        columns={[
          {
            key: 'option',
            head: words.option,
            isName: true,
            cell: ({ optionIndex }) =>
              optionIndex === null ? (
                words.unanswered
              ) : (
                <span className={styles.option}>
                  <span>{optionLetter(optionIndex)}</span>
                  <AskedOption asked={asked} index={optionIndex} />
                  {optionIndex === keyIndex && <Chip tone="success">{words.right}</Chip>}
                </span>
              ),
          },
          column('lower'),
          column('middle'),
          column('upper'),
        ]}
      />
      <p className={styles.hint}>{words.explanation}</p>
    </div>
  );
}
