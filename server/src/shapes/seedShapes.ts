import type { SvgShape } from '@quotient/contract';
import { drawShape } from './grammar.ts';
import {
  arrowShifts,
  closedFigures,
  directions,
  fills,
  layouts,
  lines,
  matrixNames,
  mirrorings,
  type OpenFigure,
  openFigures,
  places,
  pluralFigures,
  sideDirections,
  sides,
  sizes,
  turns,
} from './vocabulary.ts';

/** A family of tokens: `join('bars', sides.keys())` = bars-left, bars-top … */
const join = (head: string, tails: Iterable<string>): string[] => [...tails].map((tail) => `${head}-${tail}`);

const quarterTurns = new Map([...turns].filter(([, degrees]) => degrees % 90 === 0));
const corners = [...places.keys()].filter((place) => place.includes('-'));
const pluralWords = [...layouts.keys(), '2-filled', '3-filled', '4-filled'];
const sizeWords = [...sizes.keys()].flatMap((size) => [size, `${size}-filled`]);
/** Fill words without `outline`: readers fall back to the plain figure (Specification §3). */
const fillWords = [...fills.keys()].filter((fill) => fill !== 'outline');

/** Every turn by 90 degrees that changes an open figure, of itself and of its mirror image. */
const turned = ([figure, { period }]: [string, OpenFigure]): string[] =>
  [figure, ...join(figure, mirrorings.keys())].flatMap((head) => [
    head,
    ...join(
      head,
      [...quarterTurns].flatMap(([turn, degrees]) => (degrees < period ? turn : [])),
    ),
  ]);

/** Named tokens of every new store, whatever its question sets use. */
export const galleryTokens: readonly string[] = [
  ...[...closedFigures.keys()].flatMap((figure) => [figure, ...join(figure, [...fillWords, ...sizeWords])]),
  ...join('triangle', quarterTurns.keys()),
  ...[...pluralFigures.keys()].flatMap((figures) => join(figures, pluralWords)),
  ...join('circle-small', corners),
  ...join('dot', places.keys()),
  ...join('dots', layouts.keys()),
  ...join('line', lines.keys()),
  ...join('bars', sides.keys()),
  ...join('arrow', directions.keys()),
  ...join('arrows', arrowShifts.keys()).flatMap((arrows) => join(arrows, sideDirections.keys())),
  ...join('matrix', matrixNames.keys()),
  ...[...openFigures].flatMap(turned),
  ...join('square+dot', places.keys()),
  'square+circle-medium',
  'square+circle-medium-filled',
  'circle+square-medium',
  'circle+triangle-medium',
  'circle+line-horizontal',
  'square+line-rising',
  'square+line-rising+line-falling',
];

/**
 * Rows of a new shapes table: the gallery and `extraTokens` (those of the question bank), each once. Throws for a
 * token that the grammar doesn't know, naming it: such a question can't be shown.
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
