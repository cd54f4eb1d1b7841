import type { PublicQuestion, ReviewedAnswer, TestResults } from '@quotient/contract';
import { forwardRef, type HTMLAttributes, type ReactNode, useState } from 'react';
import { formatNumber } from '../i18n/format.ts';
import { useLocale, useT } from '../i18n/useT.ts';
import { hasFigure } from '../shapes/hasFigure.ts';
import { QuestionFigure } from '../shapes/QuestionFigure.tsx';
import { Shape } from '../shapes/Shape.tsx';
import { muted, small } from '../theme/typography.css.ts';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { CheckIcon, ChevronIcon, CloseIcon } from '../ui/icons.tsx';
import { groupReview, type Outcome, outcomeOf, type ReviewEntry } from './groupReview.ts';
import * as styles from './Review.css.ts';
import { screenOnly } from './Section.css.ts';
import { Section } from './Section.tsx';

/** All other attributes, and the ref, go to the `<section>`. */
export interface ReviewProps extends Omit<HTMLAttributes<HTMLElement>, 'results'> {
  /** Its `review` says what is listed. */
  results: Pick<TestResults, 'review'>;
  /** The questions of the same session, in display order; an entry without its question is left out. */
  questions: readonly PublicQuestion[];
  /** Name → SVG content, see `Shape`. */
  shapes: ReadonlyMap<string, string>;
  /** Origin that illustrations come from. @default '' */
  assetBase?: string | undefined;
  /** True if every question is open at first. @default false */
  isOpen?: boolean | undefined;
}

/**
 * Every question with the visitor's answer, the right one and the way to it; closed at first unless `isOpen`. Incorrect answers come
 * first, then unanswered questions, then correct answers, each under its number in the test. What is open is
 * printed. Nothing where there is nothing to list. `data-outcome` is `correct`, `incorrect` or `unanswered` beside a question, and marks the right option
 * and a wrong choice in its list; `data-kind` of the list is `figures` or `texts`.
 *
 * @example
 * import { Review } from '@quotient/iq-test';
 *
 * <Review results={results} questions={session.questions} shapes={shapes} />
 */
export const Review = forwardRef<HTMLElement, ReviewProps>(function Review(
  { results, questions, shapes, assetBase, isOpen = false, ...rest },
  ref,
) {
  const t = useT();
  const locale = useLocale();
  const groups = groupReview(results.review, questions);
  const entries = groups.flatMap((group) => group.entries);
  const all = () => new Set(entries.map(({ answer }) => answer.questionIndex));
  const [opened, setOpened] = useState<ReadonlySet<number>>(() => (isOpen ? all() : new Set()));
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
      printed={opened.size > 0}
      action={
        <Button onClick={() => setOpened(allOpen ? new Set() : all())}>
          {t(allOpen ? 'results.hideAll' : 'results.showAll')}
        </Button>
      }
    >
      <div className={styles.groups}>
        {groups.map((group) => (
          <section
            key={group.outcome}
            className={cx(
              styles.group,
              !group.entries.some(({ answer }) => opened.has(answer.questionIndex)) && screenOnly,
            )}
          >
            <h3 className={styles.groupTitle}>
              <span>{t(`results.reviewGroup.${group.outcome}`)}</span>{' '}
              <span className={styles.count}>{formatNumber(group.entries.length, locale)}</span>
            </h3>
            <ol className={styles.list}>
              {group.entries.map(({ answer, question }) => (
                <Entry
                  key={answer.questionIndex}
                  answer={answer}
                  question={question}
                  shapes={shapes}
                  assetBase={assetBase}
                  open={opened.has(answer.questionIndex)}
                  onToggle={(open) => follow(answer.questionIndex, open)}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Section>
  );
});

interface EntryProps extends ReviewEntry, Pick<ReviewProps, 'shapes' | 'assetBase'> {
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** One question with its solution. It keeps the number that it had in the test. */
function Entry({ answer, question, shapes, assetBase, open, onToggle }: EntryProps) {
  const t = useT();
  return (
    <li
      value={answer.questionIndex + 1}
      part={cx('entry', outcomeOf(answer))}
      className={cx(styles.entry, !open && screenOnly)}
    >
      <details open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
        <Summary answer={answer} stem={question.question} />
        <div className={styles.body}>
          <div className={cx(styles.question, hasFigure(question.visualPattern) && styles.withFigure)}>
            {hasFigure(question.visualPattern) && (
              <div className={styles.figure}>
                <QuestionFigure pattern={question.visualPattern} shapes={shapes} assetBase={assetBase} />
              </div>
            )}
            <Options answer={answer} question={question} shapes={shapes} />
          </div>
          <div className={styles.explanation}>
            <h4 className={styles.label}>{t('results.explanation')}</h4>
            <p dir="auto" className={styles.text}>
              {answer.explanation}
            </p>
          </div>
        </div>
      </details>
    </li>
  );
}

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
      <ChevronIcon className={cx(styles.chevron, screenOnly)} />
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
      <h4 className={styles.label}>{t('results.options')}</h4>
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
