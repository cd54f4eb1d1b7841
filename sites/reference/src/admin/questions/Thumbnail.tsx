import type { BrowsedQuestion } from '@quotient/contract/admin';
import { QuestionFigure, Shape } from '@quotient/iq-test';
import { memo } from 'react';
import * as styles from './Thumbnail.css.ts';

const MOST_OPTIONS = 4;

/**
 * Small view of a question: its figure or its options. Its text is beside it, so screen readers skip this. Drawn once:
 * the page has thousands of shapes, and the search must react at once.
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
