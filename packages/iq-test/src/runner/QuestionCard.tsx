import type { PublicQuestion } from '@quotient/contract';
import { forwardRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useT } from '../i18n/useT.ts';
import { hasFigure } from '../shapes/hasFigure.ts';
import { QuestionFigure } from '../shapes/QuestionFigure.tsx';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { FlagIcon } from '../ui/icons.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { OptionList } from './OptionList.tsx';
import * as styles from './QuestionCard.css.ts';

/** All other attributes, and the ref, go to the `<section>`. */
export interface QuestionCardProps extends HTMLAttributes<HTMLElement> {
  /** Question from the server: without key, points and explanation. */
  question: PublicQuestion;
  /** Zero-based, in display order. */
  index: number;
  /** Number of questions in the test. */
  total: number;
  /** The displayed index; -1 = unanswered. */
  selectedIndex: number;
  /** Called with the displayed index, from 0. */
  onChoose: (optionIndex: number) => void;
  /** Name → SVG content, see `Shape`. */
  shapes: ReadonlyMap<string, string>;
  /** Origin that illustrations come from. @default '' */
  assetBase?: string | undefined;
  /** Disables options and mark. @default false */
  disabled?: boolean;
  /** State of the mark for later, and its toggle. @default no button for that */
  flag?: { isOn: boolean; onToggle: () => void } | undefined;
  /** The clock, first in the head. With one the head stays in view while the page scrolls. @default none */
  clock?: ReactNode;
  /** A line at the end of the head, which stays in view with it. @default none */
  warning?: ReactNode;
  /** Takes the focus when the question changes. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Characters of a question from which its letters are smaller: it would leave no room for its options. */
const LONG = 200;

/**
 * One question: its place, its figure, its options. A long one carries `data-long`, and has smaller letters.
 *
 * @example
 * import { QuestionCard } from '@quotient/iq-test';
 *
 * <QuestionCard
 *   question={question}
 *   index={3}
 *   total={20}
 *   selectedIndex={-1}
 *   onChoose={choose}
 *   shapes={shapes}
 *   flag={{ isOn: false, onToggle: toggleFlag }}
 * />
 */
export const QuestionCard = forwardRef<HTMLElement, QuestionCardProps>(function QuestionCard(
  {
    question,
    index,
    total,
    selectedIndex,
    onChoose,
    shapes,
    assetBase,
    disabled = false,
    flag,
    clock,
    warning,
    headingRef,
    className,
    ...rest
  },
  ref,
) {
  const t = useT();
  const position = t('runner.questionOf', { number: index + 1, total });
  const pattern = question.visualPattern;
  const withFigure = hasFigure(pattern);
  return (
    <section part="question" {...rest} ref={ref} className={cx(styles.card, className)} aria-label={position}>
      <div className={cx(styles.head, clock ? styles.kept : undefined)}>
        <div className={styles.headRow}>
          {clock}
          <div className={styles.place}>
            <p className={styles.position}>{position}</p>
            <span className={styles.badge}>{t(`runner.types.${question.type}`)}</span>
          </div>
          {flag && (
            <Button
              tone="quiet"
              className={styles.flag}
              aria-pressed={flag.isOn}
              disabled={disabled}
              onClick={flag.onToggle}
            >
              <FlagIcon />
              <span className={styles.flagText}>{t('runner.flag')}</span>
            </Button>
          )}
        </div>
        {warning}
        <ProgressBar
          className={styles.progress}
          value={index + 1}
          max={total}
          label={t('runner.progress')}
          valueText={position}
        />
      </div>
      <div className={styles.content}>
        <h2
          ref={headingRef}
          tabIndex={-1}
          dir="auto"
          className={styles.question}
          data-long={question.question.length > LONG || undefined}
        >
          {question.question}
        </h2>
        {/* keyed: no radio button of one question becomes one of the next */}
        <div key={index} className={cx(styles.body, withFigure && styles.withFigure)}>
          {withFigure && (
            <div className={styles.figure}>
              <QuestionFigure pattern={pattern} shapes={shapes} assetBase={assetBase} />
            </div>
          )}
          <OptionList
            question={question}
            selectedIndex={selectedIndex}
            onChoose={onChoose}
            shapes={shapes}
            disabled={disabled}
          />
        </div>
      </div>
    </section>
  );
});
