import type { BrowsedQuestion } from '@quotient/contract/admin';
import type { QuestionSetName } from '@quotient/contract/questionSets';
import { RunnerStage, useOwnModel } from '@quotient/iq-test';
import { Button, Notice } from '@quotient/iq-test/ui';
import { useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { Failure } from '../parts/Failure.tsx';
import { Choice } from '../parts/Field.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Page } from '../parts/Page.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { useWords } from '../words.tsx';
import { openPreview } from './previewRunner.ts';
import { firstLooks, Stage } from './Stage.tsx';
import { useChoices, useQuestions, useSetShapes } from './useQuestions.ts';
import { questionWords } from './words.ts';

/** The screen of a running test, on one question or a whole set, without a test. */
export function VisitorPreview() {
  const words = useWords(questionWords);
  const { set: setName = '', id = '' } = useParams();
  const { locale, search, choose } = useChoices();
  const { data, error, refetch, isPlaceholderData } = useQuestions();
  const shapes = useSetShapes(data?.sets);
  const [looks, setLooks] = useState(firstLooks);
  const [isWholeSet, setWholeSet] = useState(false);
  const [round, setRound] = useState(0);
  const [isOver, setOver] = useState(false);
  /** Id of the shown question: another language continues there. */
  const shown = useRef(id);

  const found = data?.sets.find(({ set }) => set === setName);
  const asked = found?.questions.filter((one) => isWholeSet || String(one.id) === id);
  if (data && !asked?.length) return <NotFound />;
  const startAgain = () => {
    shown.current = id;
    setOver(false);
    setRound(round + 1);
  };
  return (
    <Page
      title={found ? words.visitorTitle({ set: words.sets[found.set] }) : words.title}
      intro={words.visitorHint}
      actions={<Link to={{ pathname: `/questions/${setName}/${id}`, search }}>{words.back}</Link>}
    >
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Loading />}
      {found && asked && (
        <Stage
          label={words.visitorTitle({ set: words.sets[found.set] })}
          locale={locale}
          onLocale={(next) => choose({ locale: next })}
          looks={looks}
          onLooks={setLooks}
          choices={
            <Choice
              label={words.scope}
              value={isWholeSet ? 'set' : 'one'}
              options={(['one', 'set'] as const).map((scope) => [scope, words.scopes[scope]])}
              onChoose={(scope) => {
                setWholeSet(scope === 'set');
                startAgain();
              }}
            />
          }
        >
          {isOver && (
            <Notice tone="success" title={words.over}>
              <p>{words.overHint}</p>
              <Button onClick={startAgain}>{words.again}</Button>
            </Notice>
          )}
          {!isOver && !isPlaceholderData && (
            <Preview
              key={`${locale} ${isWholeSet} ${round}`}
              set={found.set}
              questions={asked}
              startIndex={Math.max(
                0,
                asked.findIndex((one) => String(one.id) === shown.current),
              )}
              onShow={(question) => {
                shown.current = String(question.id);
              }}
              onFinished={() => setOver(true)}
              shapes={shapes}
            />
          )}
        </Stage>
      )}
    </Page>
  );
}

interface PreviewProps {
  set: QuestionSetName;
  questions: readonly BrowsedQuestion[];
  startIndex: number;
  onShow: (question: BrowsedQuestion) => void;
  onFinished: () => void;
  shapes: ReadonlyMap<string, string>;
}

function Preview({ shapes, questions, onShow, ...options }: PreviewProps) {
  const runner = useOwnModel(() =>
    openPreview({
      ...options,
      questions,
      onEvent(event) {
        const question = event.type === 'moved' ? questions[event.step - 1] : undefined;
        if (question) onShow(question);
      },
    }),
  );
  return runner && <RunnerStage runner={runner} shapes={shapes} />;
}
