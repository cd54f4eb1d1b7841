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
};

/** Dashes that divide each line without a rest. They begin beside a corner, so that each corner is drawn. */
const dashed: [name: string, element: ShapeElement, geometry: Record<string, string>][] = [
  ['square', 'polygon', { points: '14,19.2 14,14 86,14 86,86 14,86', strokeDasharray: '10.4 7.6' }],
  ['circle', 'circle', { cx: '50', cy: '50', r: '40', strokeDasharray: '11.2 8.1' }],
  ['triangle', 'polygon', { points: '47.1,18.2 50,13.2 90,82 10,82', strokeDasharray: '11.6 8.4' }],
];

/** Shapes drawn if the table is missing or lacks a row: square, circle and triangle; plain, filled and dashed. */
export const builtInShapes: ReadonlyMap<string, readonly ShapeNode[]> = new Map([
  ...outlines.flatMap(([name, element, geometry]) =>
    Object.entries(styles).map(
      ([suffix, style]) =>
        [`${name}${suffix}`, [{ element, attributes: { ...geometry, ...style }, children: [] }]] as const,
    ),
  ),
  ...dashed.map(
    ([name, element, geometry]) =>
      [`${name}-dashed`, [{ element, attributes: { ...ink, ...geometry }, children: [] }]] as const,
  ),
]);
