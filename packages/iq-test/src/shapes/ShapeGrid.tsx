import { isMissingCell } from '@quotient/contract/question';
import { forwardRef, type HTMLAttributes } from 'react';
import { useT } from '../i18n/useT.ts';
import { cx } from '../ui/cx.ts';
import { describeShape } from './describeShape.ts';
import { Shape } from './Shape.tsx';
import * as styles from './ShapeGrid.css.ts';

/** All other attributes, and the ref, go to the outer `<div>`. */
export interface ShapeGridProps extends HTMLAttributes<HTMLDivElement> {
  /** Three rows of three tokens; the missing cell is empty or `?`. */
  grid: readonly (readonly string[])[];
  /** The stored shapes table: name → `svg_content`. */
  shapes: ReadonlyMap<string, string>;
}

/**
 * The 3 × 3 figures of a question in an ink frame; the missing one shows `?` and carries `data-missing`.
 *
 * @example
 * import { ShapeGrid, useShapes } from '@quotient/iq-test';
 *
 * const grid = [
 *   ['circle', 'circle-filled', 'circle-dashed'],
 *   ['square', 'square-filled', 'square-dashed'],
 *   ['triangle', 'triangle-filled', '?'],
 * ];
 * const shapes = useShapes(grid.flat(), { baseUrl: 'https://quiz.example' });
 * return <ShapeGrid grid={grid} shapes={shapes} />;
 */
export const ShapeGrid = forwardRef<HTMLDivElement, ShapeGridProps>(function ShapeGrid(
  { grid, shapes, className, ...rest },
  ref,
) {
  const t = useT();
  const cells = grid.flatMap((tokens, row) =>
    tokens.map((token, column) => ({ token, place: { row: row + 1, column: column + 1 } })),
  );
  const missing = cells.find(({ token }) => isMissingCell(token))?.place ?? { row: 3, column: 3 };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      translate="no"
      {...rest}
      ref={ref}
      className={cx(styles.grid, className)}
      role="group"
      aria-label={t('shapes.grid', missing)}
    >
      {cells.map(({ token, place }) => {
        const isMissing = isMissingCell(token);
        const figure = isMissing ? t('shapes.missingCell') : describeShape(token, t);
        return (
          <div
            key={`${place.row}-${place.column}`}
            className={styles.cell}
            role="img"
            aria-label={t('shapes.cell', { ...place, figure })}
            data-missing={isMissing || undefined}
          >
            {isMissing ? '?' : <Shape token={token} shapes={shapes} decorative />}
          </div>
        );
      })}
    </div>
  );
});
