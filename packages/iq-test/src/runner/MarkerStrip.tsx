import { useT } from '../i18n/useT.ts';
import * as styles from './MarkerStrip.css.ts';

export interface MarkerStripProps {
  /** One entry per question in display order; -1 = unanswered. */
  answers: readonly number[];
  /** Zero-based. */
  currentIndex: number;
  onSelect: (index: number) => void;
}

/** All questions at a glance, ten to a row. `data-state` is `answered` or `unanswered`, with `current` beside it. */
export function MarkerStrip({ answers, currentIndex, onSelect }: MarkerStripProps) {
  const t = useT();
  return (
    <ol className={styles.strip} aria-label={t('runner.markers')}>
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
}
