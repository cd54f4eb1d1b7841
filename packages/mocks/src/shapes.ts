import { seedShapes } from '@quotient/server/shapes/seedShapes';

export { sanitizeShape } from '@quotient/server/shapes/sanitize/sanitize';

/** The shapes that a new store starts with: name → `svg_content`. */
export const mockShapes: ReadonlyMap<string, string> = new Map(
  seedShapes([]).map(({ name, svg_content }) => [name, svg_content]),
);
