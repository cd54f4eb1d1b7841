import { type SessionDetail, sessionRoutes } from '@quotient/contract/admin';
import { Button } from '@quotient/iq-test/ui';
import { useState } from 'react';
import { optionLetter } from '../../../../../packages/iq-test/src/ui/optionLetter.ts';
import { useAdminMutation } from '../api.ts';
import { useFormat } from '../format.ts';
import { Confirm } from '../parts/Dialog.tsx';
import { Section } from '../parts/Page.tsx';
import { type Column, Table } from '../parts/Table.tsx';
import { useWords } from '../words.tsx';
import * as styles from './Detail.css.ts';
import { detailWords } from './detailWords.ts';

type Question = SessionDetail['questions'][number];

/** Visitor's action at each question; the chosen and the right answer on demand. */
export function Questions({ test }: { test: SessionDetail }) {
  const words = useWords(detailWords);
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const reveal = useAdminMutation(sessionRoutes.revealSession);
  const revealed = new Map(reveal.data?.questions.map((question) => [question.id, question]));
  const optionOf = (id: number, which: 'chosenIndex' | 'correctIndex') => {
    const question = revealed.get(id);
    const index = question?.[which] ?? -1;
    return index < 0 ? words.reveal.nothing : `${optionLetter(index)}: ${question?.options[index]}`;
  };
  const keyColumns: Column<Question>[] = [
    {
      key: 'chosen',
      head: words.reveal.chosen,
      cell: ({ id }) => {
        const { chosenIndex, correctIndex } = revealed.get(id) ?? {};
        const isRight = chosenIndex === correctIndex;
        return (
          <span className={isRight ? styles.right : undefined}>
            {`${isRight ? '✓ ' : ''}${optionOf(id, 'chosenIndex')}`}
          </span>
        );
      },
    },
    { key: 'correct', head: words.reveal.correct, cell: ({ id }) => optionOf(id, 'correctIndex') },
    { key: 'points', head: words.reveal.points, cell: ({ id }) => revealed.get(id)?.points, isNumber: true },
  ];
  return (
    <Section
      title={words.questions}
      actions={!reveal.data && <Button onClick={() => setAsking(true)}>{words.reveal.button}</Button>}
    >
      <Table
        caption={words.questions}
        isCaptionHidden
        rows={test.questions}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'number',
            head: words.question,
            cell: (question) => test.questions.indexOf(question) + 1,
            isNumber: true,
          },
          { key: 'id', head: 'id', cell: ({ id }) => id, isNumber: true },
          {
            key: 'answered',
            head: words.answer.head,
            cell: ({ isAnswered, isFlagged }) =>
              `${isAnswered ? words.answer.yes : words.answer.no}${isFlagged ? `, ${words.answer.marked}` : ''}`,
          },
          { key: 'views', head: words.viewed, cell: ({ viewCount }) => viewCount, isNumber: true },
          {
            key: 'spent',
            head: words.spent,
            cell: ({ spentMs }) => (spentMs > 0 ? format.duration(spentMs) : '–'),
            isNumber: true,
          },
          ...(reveal.data ? keyColumns : []),
        ]}
      />
      {isAsking && (
        <Confirm
          title={words.reveal.button}
          label={words.reveal.button}
          onConfirm={() => reveal.mutateAsync({ params: { id: test.id } })}
          onClose={() => setAsking(false)}
        >
          <p>{words.reveal.why}</p>
        </Confirm>
      )}
    </Section>
  );
}
