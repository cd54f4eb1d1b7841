import type { BrowsedQuestion } from '@quotient/contract/admin';
import { QuestionFigure, Shape } from '@quotient/iq-test';
import { memo } from 'react';
import * as styles from './Thumbnail.css.ts';

const MOST_OPTIONS = 4;

/**
 * A question at a glance: its figure, or what can be chosen. Its text stands beside it, so nothing of this is read out.
 * Drawn once: there are thousands of shapes on the page, and who types in the search must not wait for them.
 */
export const Thumbnail = memo(function Thumbnail({
  question: { visualPattern, options },
  shapes,
}: {
  question: BrowsedQuestion;
  shapes: ReadonlyMap<string, string>;
}) {
  const hasFigure = visualPattern?.grid !== undefined || visualPattern?.image !== undefined;
  const first = options.slice(0, MOST_OPTIONS);
  return (
    <div className={styles.thumbnail} aria-hidden="true">
      {visualPattern && hasFigure ? (
        <QuestionFigure pattern={visualPattern} shapes={shapes} />
      ) : (
        <ul className={visualPattern?.optionShapes ? styles.figures : styles.texts}>
          {first.map((option) => (
            <li key={option} dir="auto" className={styles.option}>
              {visualPattern?.optionShapes ? <Shape token={option} shapes={shapes} decorative /> : option}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});
