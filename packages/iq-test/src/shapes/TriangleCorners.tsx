import { forwardRef, type HTMLAttributes } from 'react';
import { useT } from '../i18n/useT.ts';
import { cx } from '../ui/cx.ts';
import * as styles from './TriangleCorners.css.ts';

/** All other attributes, and the ref, go to the outer `<div>`. */
export interface TriangleCornersProps extends HTMLAttributes<HTMLDivElement> {
  /** Two rows of two triangles, each `top,left,right,inside`; one number is `?`. */
  grid: readonly (readonly string[])[];
}

/**
 * Four triangles with a number at each corner and one inside (Specification §3, question 18). Each number carries
 * `data-place`: `top`, `left`, `right` or `inside`; the one to find carries `data-missing`.
 *
 * @example
 * import { TriangleCorners } from '@quotient/iq-test';
 *
 * // each triangle: top, left, right, inside
 * <TriangleCorners grid={[['1,2,3,6', '2,2,4,8'], ['3,1,5,9', '4,?,2,8']]} />
 */
export const TriangleCorners = forwardRef<HTMLDivElement, TriangleCornersProps>(function TriangleCorners(
  { grid, className, ...rest },
  ref,
) {
  const t = useT();
  const spoken = (number: string): string => (number === '?' ? t('shapes.missingNumber') : number);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      translate="no" // what a translator puts into a drawing is not drawn
      {...rest}
      ref={ref}
      className={cx(styles.grid, className)}
      role="group"
      aria-label={t('shapes.triangles')}
    >
      {grid.flat().map((triangle, index) => {
        const [top = '', left = '', right = '', inside = ''] = triangle.split(',');
        const numbers = { top, left, right, inside };
        return (
          <svg
            key={triangle}
            className={styles.triangle}
            viewBox="0 0 140 134"
            role="img"
            aria-label={t('shapes.triangle', {
              number: index + 1,
              top: spoken(top),
              left: spoken(left),
              right: spoken(right),
              inside: spoken(inside),
            })}
          >
            <polygon className={styles.outline} points="70,32 122,106 18,106" />
            {Object.entries(numbers).map(([place, number]) => (
              <text
                key={place}
                className={styles.number}
                data-place={place}
                data-missing={number === '?' || undefined}
                {...positions[place]}
              >
                {number}
              </text>
            ))}
          </svg>
        );
      })}
    </div>
  );
});

/**
 * Text anchors, in units of the view box. Two triangles side by side keep theirs apart, so that they don't read as one
 * number.
 */
const positions: Record<string, { x: number; y: number }> = {
  top: { x: 70, y: 22 },
  left: { x: 20, y: 130 },
  right: { x: 120, y: 130 },
  inside: { x: 70, y: 94 },
};
