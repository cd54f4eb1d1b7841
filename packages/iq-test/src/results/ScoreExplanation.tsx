import type { ReviewedAnswer, TestResults } from '@quotient/contract';
import type { BrandConfig } from '@quotient/contract/brand';
import { forwardRef, type HTMLAttributes } from 'react';
import { formatPercent } from '../i18n/format.ts';
import { useLocale, useT } from '../i18n/useT.ts';
import { marginOfError, type WithMargin } from './marginOfError.ts';
import * as styles from './ScoreExplanation.css.ts';

/** All other attributes, and the ref, go to the outer `<div>`. */
export interface ScoreExplanationProps extends Omit<HTMLAttributes<HTMLDivElement>, 'results'> {
  /** The earned points are counted from its `review`. */
  results: Pick<TestResults, 'iq' | 'band' | 'model' | 'scorePercent' | 'totalQuestions'> &
    WithMargin & {
      review: readonly Pick<ReviewedAnswer, 'chosenIndex' | 'correctIndex' | 'points'>[];
    };
  /** The IQ range that the brand states in text. A score outside of it is explained. */
  statedRange: BrandConfig['statedRange'];
}

/**
 * Explains how we calculated the score, with the visitor's own numbers, and its limits. The margin of error has a step
 * of its own if the results have an `interval` and no warning.
 *
 * @example
 * import { defaultBrand, ScoreExplanation } from '@quotient/iq-test';
 *
 * <ScoreExplanation results={results} statedRange={defaultBrand.statedRange} />
 */
export const ScoreExplanation = forwardRef<HTMLDivElement, ScoreExplanationProps>(function ScoreExplanation(
  { results, statedRange, className, ...rest },
  ref,
) {
  const t = useT();
  const locale = useLocale();
  const { iq, band, model, review, totalQuestions: total } = results;
  const percent = formatPercent(results.scorePercent, locale);
  const pointsOf = (entries: typeof review) => entries.reduce((sum, { points }) => sum + points, 0);
  const earned = pointsOf(review.filter(({ chosenIndex, correctIndex }) => chosenIndex === correctIndex));
  const isOutside = iq < statedRange.low || iq > statedRange.high;
  const bandText = t('results.bandText', { model, percent, ...band });
  const steps: [string, string][] = [
    [t('results.pointsTitle'), t('results.pointsText', { earned, total: pointsOf(review), percent })],
    [t('results.bandTitle'), isOutside ? `${bandText} ${t('results.outsideRange', statedRange)}` : bandText],
    [t('results.numberTitle'), t('results.numberText', { iq })],
  ];
  const margin = marginOfError(results);
  if (margin) {
    const { low, high } = margin;
    steps.push([t('results.marginTitle'), t('results.marginText', { total, low, high })]);
  }
  return (
    <div {...rest} ref={ref} className={className}>
      <ol className={styles.steps}>
        {steps.map(([title, text]) => (
          <li key={title} className={styles.step}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.disclaimer}>{t('results.disclaimer')}</p>
    </div>
  );
});
