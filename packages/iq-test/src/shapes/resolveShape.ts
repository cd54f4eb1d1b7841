import { builtInShapes } from './builtInShapes.ts';
import { parseSvgShape } from './parseSvgShape.ts';
import type { ShapeNode } from './ShapeNode.ts';
import { plainOf } from './shapeNames.ts';

/**
 * Returns the drawing of a token: the stored row, for an `-outline` token the row of the plain figure, else the
 * built-in one (Specification §3). A stored row that does not pass `parse` counts as missing.
 * @param shapes name → `svg_content`
 * @returns `undefined` for an unknown token
 */
export function resolveShape(
  token: string,
  shapes: ReadonlyMap<string, string>,
  parse: (svgContent: string) => readonly ShapeNode[] | undefined = parseSvgShape,
): readonly ShapeNode[] | undefined {
  for (const name of new Set([token, plainOf(token)])) {
    const stored = shapes.get(name);
    const nodes = (stored === undefined ? undefined : parse(stored)) ?? builtInShapes.get(name);
    if (nodes) return nodes;
  }
  return undefined;
}
