import type { CategoryAnalysis } from '@quotient/contract';
import { forwardRef, type HTMLAttributes } from 'react';
import { formatPercent } from '../i18n/format.ts';
import { useLocale, useT } from '../i18n/useT.ts';
import { muted } from '../theme/typography.css.ts';
import { cx } from '../ui/cx.ts';
import { barTone } from './barTone.ts';
import * as styles from './CategoryChart.css.ts';

/** Between two parts of a bar, in percent of its width. */
const GAP_PERCENT = 1;

/** All other attributes, and the ref, go to the `<ul>`. */
export interface CategoryChartProps extends HTMLAttributes<HTMLUListElement> {
  /** One entry per ability, drawn in this order. */
  categories: readonly CategoryAnalysis[];
}

/**
 * Abilities: a description of each, and the visitor's result in words and as a bar with one part per question. Each row
 * carries `data-category`, the ability, and `data-tone`, the color of its bar: `success`, `warning` or `alert`. The bar
 * carries `data-bar`; its parts for wrong answers carry `data-missed`.
 *
 * @example
 * import { CategoryChart } from '@quotient/iq-test';
 *
 * <CategoryChart categories={results.categories} />
 */
export const CategoryChart = forwardRef<HTMLUListElement, CategoryChartProps>(function CategoryChart(
  { categories, className, ...rest },
  ref,
) {
  const t = useT();
  const locale = useLocale();
  return (
    <ul {...rest} ref={ref} className={cx(styles.list, className)}>
      {categories.map(({ category, correct, total, percentage, performance }) => {
        const tone = barTone(percentage);
        const width = (100 - GAP_PERCENT * (total - 1)) / total;
        return (
          <li key={category} className={styles.row} data-category={category} data-tone={tone}>
            <div className={styles.head}>
              <h3 className={styles.name}>{t(`results.categories.${category}.name`)}</h3>
              <p className={styles.verdict}>{t(`results.performance.${performance}`)}</p>
            </div>
            <div className={styles.measure}>
              <svg part={cx('bar', tone)} className={styles.bar} data-bar aria-hidden="true">
                {[...Array(total).keys()].map((index) => (
                  <rect
                    key={index}
                    className={styles.part}
                    data-missed={index >= correct || undefined}
                    x={`${index * (width + GAP_PERCENT)}%`}
                    width={`${width}%`}
                    height="100%"
                    rx="3"
                  />
                ))}
              </svg>
              <p className={styles.counts}>
                <span>{t('results.categoryScore', { correct, total })}</span>
                <span className={styles.percent}>{formatPercent(percentage, locale)}</span>
              </p>
            </div>
            <p className={styles.text}>
              <span className={muted}>{t(`results.categories.${category}.about`)}</span>{' '}
              <span>{t(`results.categories.${category}.${performance}`)}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
});
