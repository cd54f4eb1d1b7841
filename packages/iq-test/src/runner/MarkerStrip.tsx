import { forwardRef, type HTMLAttributes } from 'react';
import { useT } from '../i18n/useT.ts';
import { cx } from '../ui/cx.ts';
import * as styles from './MarkerStrip.css.ts';

export interface MarkerStripProps extends Omit<HTMLAttributes<HTMLOListElement>, 'onSelect'> {
  /** One entry per question in display order; -1 = unanswered. */
  answers: readonly number[];
  /** Zero-based. */
  currentIndex: number;
  onSelect: (index: number) => void;
}

/** All questions at a glance, ten to a row. `data-state` is `answered` or `unanswered`, with `current` beside it. */
export const MarkerStrip = forwardRef<HTMLOListElement, MarkerStripProps>(function MarkerStrip(
  { answers, currentIndex, onSelect, className, ...rest },
  ref,
) {
  const t = useT();
  return (
    <ol {...rest} ref={ref} className={cx(styles.strip, className)} aria-label={t('runner.markers')}>
      {answers.map((answer, index) => {
        const isAnswered = answer >= 0;
        const isCurrent = index === currentIndex;
        const number = index + 1;
        return (
          <li key={number} className={styles.item}>
            <button
              type="button"
              className={styles.marker}
              data-state={`${isAnswered ? 'answered' : 'unanswered'}${isCurrent ? ' current' : ''}`}
              aria-current={isCurrent ? 'step' : undefined}
              aria-label={t(isAnswered ? 'runner.markerAnswered' : 'runner.markerUnanswered', { number })}
              onClick={() => onSelect(index)}
            >
              {number}
            </button>
          </li>
        );
      })}
    </ol>
  );
});
