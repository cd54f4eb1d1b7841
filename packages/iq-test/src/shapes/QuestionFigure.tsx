import type { VisualPattern } from '@quotient/contract';
import { forwardRef, type HTMLAttributes } from 'react';
import { Illustration } from './Illustration.tsx';
import { ShapeGrid } from './ShapeGrid.tsx';
import { TriangleCorners } from './TriangleCorners.tsx';

/** All other attributes, and the ref, go to the outer `<div>` of the figure. */
export interface QuestionFigureProps extends HTMLAttributes<HTMLDivElement> {
  /** Decides what is drawn: a grid of shapes, four triangles, or a picture. */
  pattern: VisualPattern;
  /** The stored shapes table: name → `svg_content`. */
  shapes: ReadonlyMap<string, string>;
  /** Origin in front of picture paths. @default '' */
  assetBase?: string | undefined;
}

/**
 * Figure of a question above its options. Empty if only the options are figures (see `hasFigure`).
 *
 * @example
 * import { QuestionFigure } from '@quotient/iq-test';
 *
 * question.visualPattern && <QuestionFigure pattern={question.visualPattern} shapes={shapes} />
 */
export const QuestionFigure = forwardRef<HTMLDivElement, QuestionFigureProps>(function QuestionFigure(
  { pattern, shapes, assetBase, ...rest },
  ref,
) {
  const { type, grid, image, imageDescription, imageSize: [width, height] = [] } = pattern;
  if (grid && type === 'matrix') return <ShapeGrid {...rest} ref={ref} grid={grid} shapes={shapes} />;
  if (grid && type === 'triangle-corners') return <TriangleCorners {...rest} ref={ref} grid={grid} />;
  if (image && imageDescription) {
    return (
      <Illustration
        {...rest}
        ref={ref}
        image={image}
        description={imageDescription}
        width={width}
        height={height}
        assetBase={assetBase}
      />
    );
  }
  return null;
});
