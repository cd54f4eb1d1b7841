/** One SVG element that passed the allow-list; attribute names are React's (`strokeWidth`). */
export interface ShapeNode {
  readonly element: ShapeElement;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly ShapeNode[];
}

/** Every element that a stored figure may use. */
export const shapeElements = [
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polyline',
  'polygon',
  'g',
] as const;

/** Draws, and neither loads nor links anything. */
export type ShapeElement = (typeof shapeElements)[number];
