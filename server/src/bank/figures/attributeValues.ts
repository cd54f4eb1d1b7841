import { closedFigures, fills, layouts, lines, openFigures, places } from '../../shapes/vocabulary.ts';
import { type Figure, type Layer, periodOf } from './model.ts';
import type { Domain } from './rules.ts';

/** One attribute of all figures of a question, as a solver reads it. */
export interface Facet {
  /** Name in proofs, e.g. `1 fill`: the fill of the first layer. */
  readonly name: string;
  readonly domain: Domain;
  /** One for each figure; `undefined` if a figure can't be read this way. */
  readonly values: readonly (number | undefined)[];
}

/** The names of lines and places, in the order of their bits. */
export const lineNames = [...lines.keys()];
export const placeNames = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
];
/** Bit → place must be the vocabulary's own. */
const bitOfPlace = new Map([...places.keys()].map((place) => [place, 1 << placeNames.indexOf(place)]));

export const sizeNames = ['small', 'medium', 'large'] as const;
export const fillNames = [...fills.values()];
export const shapeNames = [
  ...closedFigures.keys(),
  ...openFigures.keys(),
  'bars',
  'arrow',
  'dot',
  'matrix',
  'cells',
  'sheet',
];

const isLine = ({ shape }: Layer): boolean => shape === 'line';
const isDot = ({ shape }: Layer): boolean => shape === 'dot';
const union = (bits: readonly number[]): number => bits.reduce((sum, bit) => sum | bit, 0);

const lineSet = (figure: Figure): number =>
  union(figure.filter(isLine).map(({ place }) => 1 << lineNames.indexOf(place)));

/** The places of a layout as on dice. */
const layoutSet = (count: number): number => {
  const steps = layouts.get(String(count));
  return steps ? union(steps.map(([x, y]) => 1 << ((y + 1) * 3 + x + 1))) : 1 << placeNames.indexOf('center');
};

const dotSet = (figure: Figure): number =>
  union(
    figure
      .filter(isDot)
      .map(({ count, place }) => (count > 1 ? layoutSet(count) : (bitOfPlace.get(place) ?? 0))),
  );

const membersOf = (set: number): number => set.toString(2).replaceAll('0', '').length;
/** Number of figures, if they are placed as on dice. */
const asCount = (set: number): number | undefined => {
  const count = membersOf(set);
  return count > 0 && set === layoutSet(count) ? count : undefined;
};

const bitsOf = (rows: readonly string[]): number =>
  union([...rows.join('')].map((bit, i) => (bit === '1' ? 1 << i : 0)));

type Read = (layer: Layer) => number | undefined;

/** Readings of one layer, given the same layer in all figures. */
function readings(layers: readonly Layer[]): [name: string, domain: Domain, read: Read][] {
  const shapes = new Set(layers.map(({ shape }) => shape));
  const [only = ''] = shapes;
  const period = shapes.size === 1 ? periodOf(only) : 360;
  return [
    ['shape', { kind: 'name', size: shapeNames.length }, ({ shape }) => shapeNames.indexOf(shape)],
    ['fill', { kind: 'name', size: fillNames.length }, ({ fill }) => fillNames.indexOf(fill)],
    ['size', { kind: 'grade', low: 0, high: 2 }, ({ size }) => sizeNames.indexOf(size)],
    ['turn', { kind: 'turn', size: period / 45 }, ({ turn }) => turn / 45],
    ['mirror', { kind: 'name', size: 2 }, ({ isMirrored }) => Number(isMirrored)],
    ['count', { kind: 'amount', low: 1, high: 9 }, ({ count }) => count],
    ['place', { kind: 'place', side: 3 }, ({ place }) => bitOfPlace.get(place)],
    [
      'cells',
      { kind: 'set', side: layers[0]?.cells.length === 3 ? 3 : 0, size: 9 },
      ({ cells }) => bitsOf(cells),
    ],
  ];
}

/**
 * Reads figures attribute by attribute, without knowing how they were made. Each entry is one thing to explain, with
 * every way to read it: dots are a set of places or a number. `undefined` if the first `visible` figures are built
 * differently: then they can't be compared.
 */
export function facetsOf(figures: readonly Figure[], visible: number): Facet[][] | undefined {
  const solid = figures.map((figure) => figure.filter((layer) => !isLine(layer) && !isDot(layer)));
  const depth = solid[0]?.length ?? 0;
  if (solid.slice(0, visible).some((layers) => layers.length !== depth)) return undefined;
  const layered = Array.from({ length: depth }, (_, at) => {
    const layers = solid.map((list) => (list.length === depth ? list[at] : undefined));
    return readings(layers.slice(0, visible).flatMap((it) => it ?? [])).map(
      ([name, domain, read]): Facet[] => [
        { name: `${at + 1} ${name}`, domain, values: layers.map((it) => it && read(it)) },
      ],
    );
  }).flat();
  // a figure with more or fewer layers than the visible ones fits no reading of them
  const depths: Facet = {
    name: 'layers',
    domain: { kind: 'name', size: 9 },
    values: solid.map((list) => list.length),
  };
  const dots = figures.map(dotSet);
  const anyDot = dots.some((set) => set > 0);
  const lineSets = figures.map(lineSet);
  return [
    [depths],
    ...layered,
    ...(lineSets.some((set) => set > 0)
      ? [
          [
            {
              name: 'lines',
              domain: { kind: 'set', side: 0, size: lineNames.length },
              values: lineSets,
            } satisfies Facet,
          ],
        ]
      : []),
    ...(anyDot
      ? [
          [
            { name: 'dots', domain: { kind: 'set', side: 3, size: 9 }, values: dots } satisfies Facet,
            {
              name: 'number of dots',
              domain: { kind: 'amount', low: 1, high: 9 },
              values: dots.map(asCount),
            } satisfies Facet,
          ],
        ]
      : []),
  ];
}
