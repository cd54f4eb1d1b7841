import type { PublicQuestion } from '@quotient/contract';
import { questionRoutes, type RevealedAnswer } from '@quotient/contract/admin';
import type { QuestionSetName } from '@quotient/contract/questionSets';
import { Shape } from '@quotient/iq-test';
import { Button } from '@quotient/iq-test/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { optionLetter } from '../../../../../packages/iq-test/src/ui/optionLetter.ts';
import { useAdminMutation } from '../api.ts';
import { Failure } from '../parts/Failure.tsx';
import { Section } from '../parts/Page.tsx';
import { VisitorLook } from '../parts/VisitorLook.tsx';
import { useWords } from '../words.tsx';
import * as styles from './Answer.css.ts';
import { questionWords } from './words.ts';

const letters = (indexes: readonly number[]): string => indexes.map(optionLetter).join(', ');

interface AnswerProps {
  set: QuestionSetName;
  question: PublicQuestion;
  /** Language of the explanation. */
  locale: string;
  seed: string | undefined;
  shapes: ReadonlyMap<string, string>;
}

/** The answer of a question, shown on demand. Give it a key: another question hides the answer again. */
export function Answer({ set, question, locale, seed, shapes }: AnswerProps) {
  const words = useWords(questionWords);
  // not a query: looking at the window again must not be noted as looking at the answer again
  const reveal = useAdminMutation(questionRoutes.revealAnswer);
  const ask = () =>
    reveal.mutate({
      params: { set, id: String(question.id) },
      query: { locale, ...(seed !== undefined && { seed }) },
    });
  return (
    <Section title={words.answer}>
      {reveal.error && <Failure error={reveal.error} onRetry={ask} />}
      {!reveal.data && !reveal.error && (
        <>
          <p className={styles.hint}>{words.answerHint}</p>
          <Button busy={reveal.isPending} onClick={ask}>
            {words.show}
          </Button>
        </>
      )}
      {reveal.data && <Shown answer={reveal.data} question={question} locale={locale} shapes={shapes} />}
    </Section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function Shown({
  answer: { rightIndex, explanation, tempting, idea, proof },
  question,
  locale,
  shapes,
}: { answer: RevealedAnswer } & Pick<AnswerProps, 'question' | 'locale' | 'shapes'>) {
  const words = useWords(questionWords);
  const right = useRef<HTMLDivElement>(null);
  const isHuman = proof.method === 'human';
  // the button that was pressed is gone
  useEffect(() => right.current?.focus(), []);
  return (
    <>
      <div ref={right} tabIndex={-1} className={styles.right}>
        <span className={styles.name}>{words.rightOption}</span>
        <strong className={styles.letter}>{optionLetter(rightIndex)}</strong>
        <VisitorLook locale={locale} className={styles.option}>
          {question.visualPattern?.optionShapes ? (
            <span className={styles.figure}>
              <Shape token={question.options[rightIndex] ?? ''} shapes={shapes} />
            </span>
          ) : (
            <span dir="auto">{question.options[rightIndex]}</span>
          )}
        </VisitorLook>
      </div>
      <dl className={styles.facts}>
        <Fact name={words.explanation}>
          <span lang={locale} dir="auto" className={styles.explanation}>
            {explanation}
          </span>
        </Fact>
        {tempting.length > 0 && (
          <Fact name={words.tempting}>
            <ul className={styles.list} lang="en">
              {tempting.map(({ optionIndex, why }) => (
                <li key={optionIndex}>
                  <b>{optionLetter(optionIndex)}</b> <span>{why}</span>
                </li>
              ))}
            </ul>
          </Fact>
        )}
        <Fact name={words.idea}>{idea === null ? words.ownIdea : <span lang="en">{idea}</span>}</Fact>
      </dl>
      <h3 className={styles.heading}>{words.proof}</h3>
      <dl className={styles.facts}>
        <Fact name={words.method}>{isHuman ? words.byPerson : <code>{proof.method}</code>}</Fact>
        <Fact name={isHuman ? words.reason : words.rules}>
          <ul className={styles.list} lang="en">
            {proof.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Fact>
        <Fact name={words.fitting}>{letters(proof.fitting)}</Fact>
        <Fact name={words.lookAlikes}>
          {proof.lookAlikes.length === 0 ? words.noLookAlikes : proof.lookAlikes.map(letters).join('; ')}
        </Fact>
        <Fact name={words.fingerprint}>
          <code className={styles.code}>{proof.fingerprint}</code>
        </Fact>
      </dl>
    </>
  );
}
