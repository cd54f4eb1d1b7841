import type { SvgShape } from '@quotient/contract';
import { drawShape } from './grammar.ts';

/** A word list per family keeps the gallery readable: `join('bars', 'left right')` = bars-left, bars-right. */
const join = (head: string, tails: string): string[] => tails.split(' ').map((tail) => `${head}-${tail}`);

const fills = 'filled dashed hatched';
const nine = 'top-left top top-right left center right bottom-left bottom bottom-right';
const quarterTurns = 'r90 r180 r270';

/**
 * The named tokens that every new store has, whatever its question sets use.
 * `-outline` tokens are not in it: readers fall back to the plain figure (Specification §3).
 */
export const galleryTokens: readonly string[] = [
  ...['square', 'circle', 'triangle', 'diamond', 'pentagon', 'hexagon', 'star', 'cross'].flatMap((figure) => [
    figure,
    ...join(figure, `${fills} medium medium-filled small small-filled`),
  ]),
  ...join('triangle', quarterTurns),
  ...['squares', 'circles', 'triangles', 'diamonds', 'stars'].flatMap((figures) =>
    join(figures, '2 3 4 5 6 7 8 9 2-filled 3-filled 4-filled'),
  ),
  ...join('circle-small', 'top-left top-right bottom-left bottom-right'),
  ...join('dot', nine),
  ...join('dots', '2 3 4 5 6 7 8 9'),
  ...join('line', 'top bottom left right horizontal vertical rising falling'),
  ...join('bars', 'left right top bottom'),
  ...join('arrow', 'up up-right right down-right down down-left left up-left'),
  ...join('arrows-double', 'up right down left'),
  ...join('arrows-triple', 'up right down left'),
  ...join('matrix', 'cross saltire ring corners edges center rising falling full'),
  ...['flag', 'hook', 'corner'].flatMap((figure) => [
    figure,
    ...join(figure, `${quarterTurns} flip flip-r90 flip-r180 flip-r270`),
  ]),
  ...['step', 'step-r90', 'step-flip', 'step-flip-r90'],
  ...join('square+dot', nine),
  ...[
    'square+circle-medium',
    'square+circle-medium-filled',
    'circle+square-medium',
    'circle+triangle-medium',
  ],
  ...['circle+line-horizontal', 'square+line-rising', 'square+line-rising+line-falling'],
];

/**
 * The rows of a new shapes table: the gallery and `extraTokens` (those of the question bank), each once.
 * Throws for a token that the grammar does not know, naming it: such a question could not be shown.
 */
export function seedShapes(extraTokens: Iterable<string>): SvgShape[] {
  return [...new Set([...galleryTokens, ...extraTokens])].map((name) => {
    const svg_content = drawShape(name);
    if (svg_content === undefined) {
      throw new Error(`The shape token "${name}" is not in the grammar (server/src/shapes/grammar.ts).`);
    }
    return { name, svg_content };
  });
}
