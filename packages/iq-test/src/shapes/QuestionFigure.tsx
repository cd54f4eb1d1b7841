import type { VisualPattern } from '@quotient/contract';
import { Illustration } from './Illustration.tsx';
import { ShapeGrid } from './ShapeGrid.tsx';
import { TriangleCorners } from './TriangleCorners.tsx';

export interface QuestionFigureProps {
  pattern: VisualPattern;
  /** The stored shapes table: name → `svg_content`. */
  shapes: ReadonlyMap<string, string>;
  /** Origin in front of picture paths. @default '' */
  assetBase?: string | undefined;
}

/** What a question shows above its options. Nothing where only the options are figures (see `hasFigure`). */
export function QuestionFigure({ pattern, shapes, assetBase }: QuestionFigureProps) {
  const { type, grid, image, imageDescription } = pattern;
  if (grid && type === 'matrix') return <ShapeGrid grid={grid} shapes={shapes} />;
  if (grid && type === 'triangle-corners') return <TriangleCorners grid={grid} />;
  if (image && imageDescription) {
    return <Illustration image={image} description={imageDescription} assetBase={assetBase} />;
  }
  return null;
}
