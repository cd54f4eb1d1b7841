import type { TestResults } from '@quotient/contract';
import { forwardRef, type HTMLAttributes, type ReactNode, useId, useRef } from 'react';
import { formatClock, formatNumber, formatPercent } from '../i18n/format.ts';
import { useLocale, useT } from '../i18n/useT.ts';
import { BellCurve, type BellCurveProps } from './BellCurve.tsx';
import { marginOfError } from './marginOfError.ts';
import * as styles from './ScoreSummary.css.ts';
import { useFlushNumber } from './useFlushNumber.ts';

/** All other attributes, and the ref, go to the outer `<div>`. */
export interface ScoreSummaryProps extends Omit<HTMLAttributes<HTMLDivElement>, 'results'> {
  /**
   * The label of the IQ shows only where `showLabel` is true, the margin of error only with an `interval` and without a
   * warning.
   */
  results: BellCurveProps['results'] &
    Pick<
      TestResults,
      | 'percentile'
      | 'showLabel'
      | 'label'
      | 'totalCorrect'
      | 'totalQuestions'
      | 'timeUsedSeconds'
      | 'durationSeconds'
      | 'timeFactor'
    >;
  /** Content between the numbers and the curve. @default nothing */
  children?: ReactNode;
}

/**
 * The result at a glance: score, percentile, place on the curve, and what they rest on. `data-iq` on the score is the
 * IQ as a bare number.
 *
 * @example
 * import { ScoreSummary } from '@quotient/iq-test';
 *
 * <ScoreSummary results={results} />
 */
export const ScoreSummary = forwardRef<HTMLDivElement, ScoreSummaryProps>(function ScoreSummary(
  { results, className, children, ...rest },
  ref,
) {
  const t = useT();
  const locale = useLocale();
  const scoreId = useId();
  const percentileId = useId();
  const scoreRef = useRef<HTMLParagraphElement>(null);
  const percentileRef = useRef<HTMLParagraphElement>(null);
  useFlushNumber(scoreRef);
  useFlushNumber(percentileRef);
  const percentile = formatNumber(results.percentile, locale);
  const { totalCorrect: correct, totalQuestions: total, timeFactor: factor } = results;
  const margin = marginOfError(results);
  const time = formatClock(results.durationSeconds);
  const facts = [
    [t('results.correct'), t('results.correctValue', { correct, total })],
    [t('results.average'), formatNumber(results.averageIq, locale)],
    [t('results.timeUsed'), formatClock(results.timeUsedSeconds)],
    [t('results.timeAllowed'), t('results.timeAllowedValue', { time, factor })],
  ] satisfies [string, string][];
  return (
    <div {...rest} ref={ref} className={className}>
      <div className={styles.summary}>
        <div className={styles.numbers}>
          <section className={styles.region} aria-labelledby={scoreId}>
            <h2 id={scoreId} className={styles.name}>
              {t('results.score')}
            </h2>
            <p ref={scoreRef} part="score" className={styles.score} data-iq={results.iq} translate="no">
              {results.iq}
            </p>
            {results.showLabel && <p className={styles.badge}>{t(`results.labels.${results.label}`)}</p>}
            {margin && (
              <p className={styles.meaning}>
                {t('results.interval', { low: margin.low, high: margin.high })}
              </p>
            )}
          </section>
          <section className={styles.region} aria-labelledby={percentileId}>
            <h2 id={percentileId} className={styles.name}>
              {t('results.percentile')}
            </h2>
            <p ref={percentileRef} className={styles.percentile} translate="no">
              {percentile}
            </p>
            <p className={styles.meaning}>
              {t('results.percentileMeaning', { percent: formatPercent(results.percentile, locale) })}
            </p>
          </section>
        </div>
        {children}
        <BellCurve results={results} />
      </div>
      <dl className={styles.facts} aria-label={t('results.figures')}>
        {facts.map(([term, value]) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
});
