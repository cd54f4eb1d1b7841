import type { TestResults } from '@quotient/contract';
import type { BrandConfig } from '@quotient/contract/brand';
import { formatNumber } from '../i18n/format.ts';
import { useT } from '../i18n/useT.ts';
import * as styles from './ScoreExplanation.css.ts';

export interface ScoreExplanationProps {
  results: TestResults;
  statedRange: BrandConfig['statedRange'];
  locale: string;
}

/** How answers became a number, with the visitor's own figures, and what that number is not. */
export function ScoreExplanation({ results, statedRange, locale }: ScoreExplanationProps) {
  const t = useT();
  const { iq, band, model, review } = results;
  const percent = formatNumber(results.scorePercent, locale);
  const pointsOf = (entries: typeof review) => entries.reduce((sum, { points }) => sum + points, 0);
  const earned = pointsOf(review.filter(({ chosenIndex, correctIndex }) => chosenIndex === correctIndex));
  const isOutside = iq < statedRange.low || iq > statedRange.high;
  const bandText = t('results.bandText', { model, percent, ...band });
  const steps = [
    [t('results.pointsTitle'), t('results.pointsText', { earned, total: pointsOf(review), percent })],
    [t('results.bandTitle'), isOutside ? `${bandText} ${t('results.outsideRange', statedRange)}` : bandText],
    [t('results.numberTitle'), t('results.numberText', { iq })],
  ] satisfies [string, string][];
  return (
    <>
      <ol className={styles.steps}>
        {steps.map(([title, text]) => (
          <li key={title} className={styles.step}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.disclaimer}>{t('results.disclaimer')}</p>
    </>
  );
}
