import type { ShapeElement, ShapeNode } from './ShapeNode.ts';

const outlines: [name: string, element: ShapeElement, geometry: Record<string, string>][] = [
  ['square', 'rect', { x: '14', y: '14', width: '72', height: '72' }],
  ['circle', 'circle', { cx: '50', cy: '50', r: '40' }],
  ['triangle', 'polygon', { points: '50,13 90,82 10,82' }],
];

const ink = { fill: 'none', stroke: 'currentColor', strokeWidth: '6', strokeLinejoin: 'round' };
const styles = {
  '': ink,
  '-filled': { ...ink, fill: 'currentColor' },
  '-dashed': { ...ink, strokeDasharray: '11 8' },
};

/** What is drawn when the shapes table is missing or has no such row: square, circle and triangle; plain, filled and dashed. */
export const builtInShapes: ReadonlyMap<string, readonly ShapeNode[]> = new Map(
  outlines.flatMap(([name, element, geometry]) =>
    Object.entries(styles).map(([suffix, style]) => [
      `${name}${suffix}`,
      [{ element, attributes: { ...geometry, ...style }, children: [] }],
    ]),
  ),
);
