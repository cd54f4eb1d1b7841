import {
  arrowShifts,
  closedFigures,
  directions,
  type Fill,
  fills,
  layouts,
  lines,
  matrixNames,
  mirrorings,
  openFigures,
  places,
  placesAround,
  pluralFigures,
  sideDirections,
  sides,
  turns,
} from '../../shapes/vocabulary.ts';

/** One element of a figure. A property that its shape can't have keeps the value of `plain`. */
export interface Layer {
  /** `square`, `flag`, `dot`, `line`, `bars`, `arrow`; for boards `matrix`, `cells` or `sheet`. */
  readonly shape: string;
  readonly size: 'large' | 'medium' | 'small';
  readonly fill: Fill;
  /** Degrees clockwise. */
  readonly turn: number;
  readonly isMirrored: boolean;
  /** Place in the vocabulary; for a line, its name. */
  readonly place: string;
  /** Number of them, placed as on dice. */
  readonly count: number;
  /** The rows of a board, 1 = set. */
  readonly cells: readonly string[];
}

/** Layers, first one at the bottom. */
export type Figure = readonly Layer[];

const plain: Omit<Layer, 'shape'> = {
  size: 'large',
  fill: 'outline',
  turn: 0,
  isMirrored: false,
  place: 'center',
  count: 1,
  cells: [],
};

/** Makes a layer from its special properties. */
export const layer = (shape: string, special: Partial<Layer> = {}): Layer => ({
  ...plain,
  shape,
  ...special,
});

const singularOf = pluralFigures;
const pluralOf = new Map([...singularOf].map(([plural, singular]) => [singular, plural]));
const boards = new Set(['matrix', 'cells', 'sheet']);
const nameOf = <T>(table: ReadonlyMap<string, T>, wanted: T): string =>
  [...table].find(([, value]) => value === wanted)?.[0] ?? '';
const boardNames = new Map([...matrixNames].map(([name, rows]) => [rows.join(), name]));
const arrowWords = [...arrowShifts.keys()]; // double, triple

function closedToken({ shape, size, fill, turn, place, count }: Layer): string {
  const isPlaced = place !== plain.place;
  return [
    count > 1 ? `${pluralOf.get(shape)}-${count}` : shape,
    size !== 'large' && count === 1 ? size : '',
    isPlaced ? place : '',
    fill === 'outline' ? '' : fill,
    nameOf(turns, turn),
  ]
    .filter(Boolean)
    .join('-');
}

function layerToken(it: Layer): string {
  const { shape, turn, count, place, cells } = it;
  if (closedFigures.has(shape)) return closedToken(it);
  if (openFigures.has(shape))
    return [shape, it.isMirrored ? 'flip' : '', nameOf(turns, turn)].filter(Boolean).join('-');
  if (boards.has(shape))
    return `${shape}-${(shape === 'matrix' && boardNames.get(cells.join())) || cells.join('-')}`;
  if (shape === 'dot') return count > 1 ? `dots-${count}` : `dot-${place}`;
  if (shape === 'line') return `line-${place}`;
  if (shape === 'bars') return `bars-${nameOf(sides, turn)}`;
  if (count > 1) return `arrows-${arrowWords[count - 2]}-${nameOf(sideDirections, turn)}`;
  return `arrow-${nameOf(directions, turn)}`;
}

/** The token of a figure, in the one form that this model gives it. */
export const tokenOf = (figure: Figure): string => figure.map(layerToken).join('+');

/** Takes a word of the table from the front of the list: the longest sequence of at most two. */
function take<T>(words: string[], table: ReadonlyMap<string, T>): T | undefined {
  for (const length of [2, 1]) {
    const key = words.slice(0, length).join('-');
    if (words.length >= length && table.has(key)) {
      words.splice(0, length);
      return table.get(key);
    }
  }
  return undefined;
}

const named = (names: Iterable<string>): Map<string, string> =>
  new Map([...names].map((name) => [name, name]));
const sizeNames = new Map([
  ['medium', 'medium'],
  ['small', 'small'],
] as const);

/** Reads one part; `undefined` if a word remains. */
function readPart(part: string): Layer | undefined {
  const words = part.split('-');
  const head = words.shift() ?? '';
  const rest = (special: Partial<Layer>, shape = head): Layer | undefined =>
    words.length === 0 ? layer(shape, special) : undefined;
  if (closedFigures.has(head)) {
    const size = take(words, sizeNames) ?? plain.size;
    const place = (size === 'small' && take(words, named(placesAround.keys()))) || plain.place;
    const fill = take(words, fills) ?? plain.fill;
    return rest({ size, place, fill, turn: take(words, turns) ?? 0 });
  }
  const singular = singularOf.get(head);
  if (singular || head === 'dots') {
    const count = Number(take(words, named(layouts.keys())));
    const fill = take(words, fills) ?? plain.fill;
    return singular ? rest({ size: 'small', count, fill }, singular) : rest({ count }, 'dot');
  }
  if (openFigures.has(head))
    return rest({ isMirrored: take(words, mirrorings) ?? false, turn: take(words, turns) ?? 0 });
  if (boards.has(head)) {
    const cells = head === 'matrix' ? take(words, matrixNames) : undefined;
    return rest({ cells: cells ?? words.splice(0) });
  }
  if (head === 'dot') return rest({ place: take(words, named(places.keys())) ?? '' });
  if (head === 'line') return rest({ place: take(words, named(lines.keys())) ?? '' });
  if (head === 'bars') return rest({ turn: take(words, sides) ?? 0 });
  if (head === 'arrow') return rest({ turn: take(words, directions) ?? 0 });
  const count = head === 'arrows' ? arrowWords.indexOf(words.shift() ?? '') + 2 : 0;
  return count > 1 ? rest({ count, turn: take(words, sideDirections) ?? 0 }, 'arrow') : undefined;
}

/** The figure that a token of the grammar names; `undefined` for a word that the model doesn't know. */
export function figureOf(token: string): Figure | undefined {
  const layers = token.split('+').map(readPart);
  return layers.every((each) => each !== undefined) ? layers : undefined;
}

/** Splits a group into single layers, if single ones can have the same places. */
function separate(it: Layer): Layer[] {
  const layout = it.count > 1 && it.shape !== 'arrow' ? layouts.get(String(it.count)) : undefined;
  if (!layout) return [it];
  return layout.map((step) => ({ ...it, count: 1, place: nameOf(places, step) }));
}

/** The smallest turn that changes nothing. */
export const periodOf = (shape: string): number =>
  closedFigures.get(shape)?.period ?? openFigures.get(shape)?.period ?? 360;

/** Returns true if solid ink hides the whole layer: everything has one color. */
function isHidden(it: Layer, others: readonly Layer[]): boolean {
  const isInside = it.shape === 'dot' || it.size !== 'large';
  return others.some(
    (other) =>
      closedFigures.has(other.shape) &&
      other.fill === 'filled' &&
      (other.size === 'large' ? isInside && other.place === plain.place : isSameSpot(it, other)),
  );
}

const isSameSpot = (it: Layer, other: Layer): boolean =>
  other !== it && it.shape === other.shape && it.size === other.size && it.place === other.place;

/** Visible layers, turned no further than their symmetry shows. */
export function visibleLayers(figure: Figure): Figure {
  const layers = figure.map((it) => ({ ...it, turn: it.turn % periodOf(it.shape) }));
  return layers.filter((it) => !isHidden(it, layers));
}

/**
 * Visible appearance of a figure, as a text: two figures have the same one if they draw the same. A turn that the
 * symmetry of a shape hides, the order of layers, a group or its single ones, and layers lost under ink make no
 * difference.
 */
export const seen = (figure: Figure): string =>
  [...new Set(visibleLayers(figure.flatMap(separate)).map(layerToken))].sort().join('+');
