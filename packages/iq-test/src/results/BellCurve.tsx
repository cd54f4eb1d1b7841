import type { TestResults } from '@quotient/contract';
import { forwardRef, type HTMLAttributes } from 'react';
import { useT } from '../i18n/useT.ts';
import { cx } from '../ui/cx.ts';
import * as styles from './BellCurve.css.ts';
import { curvePath, curveTicks, labelEnd, STANDARD_DEVIATION, xPercent, yPercent } from './curveGeometry.ts';
import { isDoubtful, type WithMargin } from './marginOfError.ts';

/** All other attributes, and the ref, go to the `<figure>`. */
export interface BellCurveProps extends Omit<HTMLAttributes<HTMLElement>, 'results'> {
  /**
   * Values in IQ points. Those outside of 50–150 are drawn at the edge. The strip is the `interval`, else the `band`, and
   * absent beside a warning.
   */
  results: Pick<TestResults, 'iq' | 'band' | 'averageIq'> & WithMargin;
}

/**
 * The visitor's place on the IQ scale. Lengths across are percentages and letters keep their size, so the drawing is
 * right at any width without being measured. `data-end` of the label is `left` or `right` near an edge. Of the numbers
 * below, `data-average` marks the average, and `data-spare` each that a narrow drawing leaves out.
 *
 * @example
 * import { BellCurve } from '@quotient/iq-test';
 *
 * <BellCurve results={results} />
 */
export const BellCurve = forwardRef<HTMLElement, BellCurveProps>(function BellCurve(
  { results, className, ...rest },
  ref,
) {
  const t = useT();
  const { iq, band, averageIq, interval } = results;
  const strip = isDoubtful(results) ? undefined : (interval ?? band);
  const at = xPercent(iq);
  const x = `${at}%`;
  const averageX = `${xPercent(averageIq)}%`;
  const words = strip ? (interval ? 'curveWithInterval' : 'curve') : 'curveAlone';
  return (
    <figure part="curve" {...rest} ref={ref} className={cx(styles.figure, className)}>
      <div
        role="img"
        className={styles.chart}
        aria-label={t(`results.${words}`, { average: averageIq, iq, ...strip })}
      >
        {/* the space beside the label is shared out as the score divides the scale: so it never leaves the drawing */}
        <div
          className={styles.labels}
          style={{ gridTemplateColumns: `minmax(0, ${at}fr) auto minmax(0, ${100 - at}fr)` }}
          aria-hidden="true"
        >
          <div className={styles.label} data-end={labelEnd(at)}>
            <p className={styles.labelScore}>{t('results.curveYou', { iq })}</p>
            {strip && (
              <p className={styles.labelBand}>
                {t(`results.${interval ? 'curveInterval' : 'curveBand'}`, strip)}
              </p>
            )}
          </div>
        </div>
        <svg className={styles.plot} aria-hidden="true">
          {strip && (
            <rect
              className={styles.band}
              x={`${xPercent(strip.low)}%`}
              width={`${xPercent(strip.high) - xPercent(strip.low)}%`}
              height="100%"
            />
          )}
          <line className={styles.average} x1={averageX} x2={averageX} y1="8%" y2="100%" />
          <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
            <path className={styles.curve} d={curvePath(averageIq)} vectorEffect="non-scaling-stroke" />
          </svg>
          <line className={styles.place} x1={x} x2={x} y1="0" y2="100%" />
          <circle className={styles.dot} cx={x} cy={`${yPercent(iq, averageIq)}%`} r="6" />
        </svg>
        {/* what a translator puts into a drawing is not drawn */}
        <svg className={`${styles.axis} notranslate`} aria-hidden="true">
          <line className={styles.baseline} x1="0" x2="100%" y1="0.5" y2="0.5" />
          {curveTicks(averageIq).map((tick, index) => {
            const tickX = `${xPercent(tick)}%`;
            return (
              <g key={tick}>
                <line className={styles.baseline} x1={tickX} x2={tickX} y1="0" y2="6" />
                <text
                  className={styles.tickLabel}
                  data-average={tick === averageIq || undefined}
                  data-spare={index % 2 === 0 || undefined}
                  x={tickX}
                  y="1.75em"
                  textAnchor="middle"
                >
                  {tick}
                </text>
              </g>
            );
          })}
          <text className={styles.averageLabel} x={averageX} y="3.2em" textAnchor="middle">
            {t('results.curveAverage')}
          </text>
        </svg>
      </div>
      <figcaption className={styles.caption}>
        {t(`results.${strip ? (interval ? 'curveIntervalCaption' : 'curveCaption') : 'curveAloneCaption'}`, {
          average: averageIq,
          deviation: STANDARD_DEVIATION,
        })}
      </figcaption>
    </figure>
  );
});
