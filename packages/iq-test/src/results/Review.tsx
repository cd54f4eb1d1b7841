import type { PublicQuestion, ReviewedAnswer, TestResults } from '@quotient/contract';
import { forwardRef, type HTMLAttributes, type ReactNode, useState } from 'react';
import { useT } from '../i18n/useT.ts';
import { hasFigure } from '../shapes/hasFigure.ts';
import { QuestionFigure } from '../shapes/QuestionFigure.tsx';
import { Shape } from '../shapes/Shape.tsx';
import { muted, small } from '../theme/typography.css.ts';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { CheckIcon, ChevronIcon, CloseIcon } from '../ui/icons.tsx';
import * as styles from './Review.css.ts';
import { Section } from './Section.tsx';

type Outcome = 'correct' | 'incorrect' | 'unanswered';

const outcomeOf = ({ chosenIndex, correctIndex }: ReviewedAnswer): Outcome => {
  if (chosenIndex < 0) return 'unanswered';
  return chosenIndex === correctIndex ? 'correct' : 'incorrect';
};

/** All other attributes, and the ref, go to the `<section>`. */
export interface ReviewProps extends Omit<HTMLAttributes<HTMLElement>, 'results'> {
  /** Its `review` says what is listed, in display order. */
  results: Pick<TestResults, 'review'>;
  /** The questions of the same session, in display order; an entry without its question is left out. */
  questions: readonly PublicQuestion[];
  /** Name → SVG content, see `Shape`. */
  shapes: ReadonlyMap<string, string>;
  /** Origin that illustrations come from. @default '' */
  assetBase?: string | undefined;
}

/**
 * Every question with the visitor's answer, the right one and the way to it; closed at first. Nothing where there is
 * nothing to list. `data-outcome` is `correct`, `incorrect` or `unanswered` beside a question, and marks the right option
 * and a wrong choice in its list; `data-kind` of the list is `figures` or `texts`.
 *
 * @example
 * import { Review } from '@quotient/iq-test';
 *
 * <Review results={results} questions={session.questions} shapes={shapes} />
 */
export const Review = forwardRef<HTMLElement, ReviewProps>(function Review(
  { results, questions, shapes, assetBase, ...rest },
  ref,
) {
  const t = useT();
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const entries = results.review.flatMap((answer) => {
    const question = questions[answer.questionIndex];
    return question ? [{ answer, question }] : [];
  });
  const allOpen = opened.size === entries.length;

  const follow = (index: number, open: boolean) =>
    setOpened((before) => {
      if (before.has(index) === open) return before; // our own doing, reported back
      const after = new Set(before);
      if (open) after.add(index);
      else after.delete(index);
      return after;
    });

  if (entries.length === 0) return null;
  return (
    <Section
      {...rest}
      ref={ref}
      title={t('results.reviewTitle')}
      lead={t('results.reviewLead')}
      action={
        <Button
          onClick={() => setOpened(new Set(allOpen ? [] : entries.map(({ answer }) => answer.questionIndex)))}
        >
          {t(allOpen ? 'results.hideAll' : 'results.showAll')}
        </Button>
      }
    >
      <ol className={styles.list}>
        {entries.map(({ answer, question }) => (
          <li key={answer.questionIndex} part={cx('entry', outcomeOf(answer))} className={styles.entry}>
            <details
              open={opened.has(answer.questionIndex)}
              onToggle={(event) => follow(answer.questionIndex, event.currentTarget.open)}
            >
              <Summary answer={answer} stem={question.question} />
              <div className={styles.body}>
                <div className={cx(styles.question, hasFigure(question.visualPattern) && styles.withFigure)}>
                  {hasFigure(question.visualPattern) && (
                    <div className={styles.figure}>
                      <QuestionFigure
                        pattern={question.visualPattern}
                        shapes={shapes}
                        assetBase={assetBase}
                      />
                    </div>
                  )}
                  <Options answer={answer} question={question} shapes={shapes} />
                </div>
                <div className={styles.explanation}>
                  <h3 className={styles.label}>{t('results.explanation')}</h3>
                  <p dir="auto" className={styles.text}>
                    {answer.explanation}
                  </p>
                </div>
              </div>
            </details>
          </li>
        ))}
      </ol>
    </Section>
  );
});

const outcomeIcons: Record<Outcome, ReactNode> = {
  correct: <CheckIcon />,
  incorrect: <CloseIcon />,
  unanswered: null,
};

function Summary({ answer, stem }: { answer: ReviewedAnswer; stem: string }) {
  const t = useT();
  const outcome = outcomeOf(answer);
  return (
    <summary className={styles.summary}>
      <span className={styles.number}>{answer.questionIndex + 1}</span>
      <span dir="auto" className={styles.stem}>
        {stem}
      </span>
      <span className={styles.outcome} data-outcome={outcome}>
        {outcomeIcons[outcome]}
        <span>{t(`results.outcome.${outcome}`)}</span>
      </span>
      <ChevronIcon className={styles.chevron} />
    </summary>
  );
}

interface OptionsProps {
  answer: ReviewedAnswer;
  question: PublicQuestion;
  shapes: ReadonlyMap<string, string>;
}

/** The options as they were shown; letters come from the list's counter. */
function Options({ answer, question, shapes }: OptionsProps) {
  const t = useT();
  const isFigures = question.visualPattern?.optionShapes !== undefined;
  const { chosenIndex, correctIndex, points } = answer;
  const outcome = outcomeOf(answer);
  return (
    <div className={styles.explanation}>
      <h3 className={styles.label}>{t('results.options')}</h3>
      <ol className={styles.options} data-kind={isFigures ? 'figures' : 'texts'}>
        {question.options.map((option, index) => {
          const isRight = index === correctIndex;
          const isChosen = index === chosenIndex;
          const mark = isRight ? 'correct' : isChosen ? 'incorrect' : undefined;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place
            <li key={index} className={styles.option} data-outcome={mark}>
              {isFigures ? (
                <span className={styles.shape}>
                  <Shape token={option} shapes={shapes} />
                </span>
              ) : (
                <span dir="auto">{option}</span>
              )}
              {mark && (
                <span className={styles.mark} data-outcome={mark}>
                  {outcomeIcons[mark]}
                  <span>
                    {t(`results.${isRight ? (isChosen ? 'yourRightAnswer' : 'rightAnswer') : 'yourAnswer'}`)}
                  </span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <p className={cx(small, muted)}>
        {outcome === 'unanswered' && <span>{`${t('results.notAnswered')} `}</span>}
        <span>{t('results.reviewPoints', { earned: outcome === 'correct' ? points : 0, points })}</span>
      </p>
    </div>
  );
}
