import type { Fill } from '../../shapes/vocabulary.ts';
import { fillNames, lineNames, placeNames, shapeNames, sizeNames } from './attributeValues.ts';
import { type Figure, layer } from './model.ts';
import type { Domain } from './rules.ts';

/** Attributes that can change from cell to cell; explanations have words for each (words/). */
export type SlotName =
  | 'shape'
  | 'fill'
  | 'size'
  | 'turn'
  | 'count'
  | 'place'
  | 'dots'
  | 'lines'
  | 'cells'
  | 'holes'
  | 'outerShape'
  | 'outerFill'
  | 'innerShape'
  | 'innerFill'
  | 'arrow'
  | 'squarePlace'
  | 'circlePlace';

/** One attribute of a look, with the values that look good in it. */
export interface Slot {
  readonly name: SlotName;
  readonly domain: Domain;
  readonly allowed: readonly number[];
}

/** Values by the name of their slot. */
export type Draft = ReadonlyMap<SlotName, number>;

/** Kind of figure: its changing attributes, and how it is built. */
export interface Look {
  readonly name: string;
  readonly slots: readonly Slot[];
  /** `undefined` if the values don't fit together, such as two things in one place. */
  draw(draft: Draft): Figure | undefined;
}

const range = (low: number, high: number): number[] =>
  Array.from({ length: high - low + 1 }, (_, i) => low + i);

const names = (name: SlotName, table: readonly string[], words: string): Slot => ({
  name,
  domain: { kind: 'name', size: table.length },
  allowed: words.split(' ').map((word) => table.indexOf(word)),
});
const shapes = (name: SlotName, words: string): Slot => names(name, shapeNames, words);
const filled = (name: SlotName, words: string): Slot => names(name, fillNames, words);
const counts = (low: number, high: number): Slot => ({
  name: 'count',
  domain: { kind: 'amount', low, high },
  allowed: range(low, high),
});
const eighths = (name: SlotName, step: 1 | 2): Slot => ({
  name,
  domain: { kind: 'turn', size: 8 },
  allowed: range(0, 7).filter((turn) => turn % step === 0),
});
/** The eight places around the middle. */
const spots = (name: SlotName): Slot => ({
  name,
  domain: { kind: 'place', side: 3 },
  allowed: range(0, 8).flatMap((bit) => (bit === 4 ? [] : 1 << bit)),
});
/** The four corners, which are clear of most medium figures in the middle. */
const corners = (name: SlotName): Slot => ({
  name,
  domain: { kind: 'place', side: 3 },
  allowed: [0, 2, 6, 8].map((bit) => 1 << bit),
});
const sets = (name: SlotName, side: 0 | 3, size: number, low = 1, high = size): Slot => ({
  name,
  domain: { kind: 'set', side, size },
  allowed: range(1, 2 ** size - 1).filter((set) => {
    const members = set.toString(2).replaceAll('0', '').length;
    return members >= low && members <= high;
  }),
});

/** Sets of the last four lines, which go through the middle: horizontal, vertical, rising and falling. */
const throughMiddle = range(1, 15).map((set) => set << 4);

const at = (draft: Draft, name: SlotName): number => draft.get(name) ?? 0;
const shapeAt = (draft: Draft, name: SlotName): string => shapeNames[at(draft, name)] ?? '';
const fillAt = (draft: Draft, name: SlotName): Fill => fillNames[at(draft, name)] ?? 'outline';
const turnAt = (draft: Draft, name: SlotName): number => at(draft, name) * 45;
const members = (set: number, list: readonly string[]): string[] => list.filter((_, bit) => set & (1 << bit));
const placeAt = (draft: Draft, name: SlotName): string => members(at(draft, name), placeNames)[0] ?? '';
const rowsOf = (set: number, side: number): string[] =>
  range(0, side - 1).map((row) =>
    range(0, side - 1)
      .map((column) => (set & (1 << (row * side + column)) ? '1' : '0'))
      .join(''),
  );

const board = (shape: 'matrix' | 'cells' | 'sheet', slot: 'cells' | 'holes'): Look => ({
  name: shape,
  slots: [sets(slot, 3, 9, 1, 7)],
  draw: (draft) => [layer(shape, { cells: rowsOf(at(draft, slot), 3) })],
});

const outer = [shapes('outerShape', 'square circle hexagon'), filled('outerFill', 'outline dashed')];
const outerLayer = (draft: Draft) =>
  layer(shapeAt(draft, 'outerShape'), { fill: fillAt(draft, 'outerFill') });
const innerLayer = (draft: Draft) =>
  layer(shapeAt(draft, 'innerShape'), { size: 'medium', fill: fillAt(draft, 'innerFill') });
const lineLayers = (draft: Draft): Figure =>
  members(at(draft, 'lines'), lineNames).map((place) => layer('line', { place }));
const dotLayers = (draft: Draft): Figure =>
  members(at(draft, 'dots'), placeNames).map((place) => layer('dot', { place }));
/** Attributes that leave room for dots in the corners. */
const roomy = [shapes('outerShape', 'square circle'), filled('outerFill', 'outline dashed')];

/** All kinds of generated figures. */
export const looks: readonly Look[] = [
  {
    name: 'single',
    slots: [
      shapes('shape', 'square circle triangle diamond pentagon hexagon star cross'),
      filled('fill', 'outline filled hatched dashed'),
    ],
    draw: (draft) => [layer(shapeAt(draft, 'shape'), { fill: fillAt(draft, 'fill') })],
  },
  {
    name: 'sized',
    slots: [
      shapes('shape', 'square circle triangle diamond star cross'),
      filled('fill', 'outline filled'),
      { name: 'size', domain: { kind: 'grade', low: 0, high: 2 }, allowed: [0, 1, 2] },
    ],
    draw: (draft) => [
      layer(shapeAt(draft, 'shape'), {
        fill: fillAt(draft, 'fill'),
        size: sizeNames[at(draft, 'size')] ?? 'large',
      }),
    ],
  },
  {
    name: 'turned',
    slots: [shapes('shape', 'flag hook corner'), eighths('turn', 1)],
    draw: (draft) => [layer(shapeAt(draft, 'shape'), { turn: turnAt(draft, 'turn') })],
  },
  {
    name: 'triangle',
    slots: [filled('fill', 'outline filled hatched dashed'), eighths('turn', 2)],
    draw: (draft) => [layer('triangle', { fill: fillAt(draft, 'fill'), turn: turnAt(draft, 'turn') })],
  },
  {
    name: 'arrows',
    slots: [counts(1, 3), eighths('turn', 2)],
    draw: (draft) => [layer('arrow', { count: at(draft, 'count'), turn: turnAt(draft, 'turn') })],
  },
  {
    name: 'compass',
    slots: [
      shapes('outerShape', 'square circle'),
      filled('outerFill', 'outline dashed'),
      eighths('arrow', 1),
    ],
    draw: (draft) => [outerLayer(draft), layer('arrow', { turn: turnAt(draft, 'arrow') })],
  },
  {
    name: 'pair',
    slots: [
      ...outer,
      shapes('innerShape', 'square circle triangle diamond star cross'),
      filled('innerFill', 'outline filled hatched'),
    ],
    draw: (draft) => [outerLayer(draft), innerLayer(draft)],
  },
  {
    name: 'vane',
    slots: [...outer, filled('innerFill', 'outline filled hatched'), eighths('turn', 2)],
    draw: (draft) => [
      outerLayer(draft),
      layer('triangle', { size: 'medium', fill: fillAt(draft, 'innerFill'), turn: turnAt(draft, 'turn') }),
    ],
  },
  {
    name: 'group',
    slots: [
      shapes('shape', 'square circle triangle diamond star'),
      filled('fill', 'outline filled'),
      counts(1, 9),
    ],
    draw: (draft) => [
      layer(shapeAt(draft, 'shape'), {
        size: 'small',
        fill: fillAt(draft, 'fill'),
        count: at(draft, 'count'),
      }),
    ],
  },
  {
    name: 'dice',
    slots: [...roomy, counts(1, 9)],
    draw: (draft) => [outerLayer(draft), layer('dot', { count: at(draft, 'count') })],
  },
  {
    name: 'orbit',
    slots: [...roomy, spots('place')],
    draw: (draft) => [outerLayer(draft), layer('dot', { place: placeAt(draft, 'place') })],
  },
  {
    name: 'movers',
    slots: [spots('squarePlace'), spots('circlePlace')],
    draw: (draft) =>
      at(draft, 'squarePlace') === at(draft, 'circlePlace')
        ? undefined
        : [
            layer('square', { size: 'small', fill: 'filled', place: placeAt(draft, 'squarePlace') }),
            layer('circle', { size: 'small', place: placeAt(draft, 'circlePlace') }),
          ],
  },
  {
    name: 'domino',
    slots: [...roomy, sets('dots', 3, 9, 1, 5)],
    draw: (draft) => [outerLayer(draft), ...dotLayers(draft)],
  },
  {
    name: 'lines',
    slots: [sets('lines', 0, 8, 1, 5)],
    draw: lineLayers,
  },
  {
    name: 'crossed',
    slots: [
      shapes('outerShape', 'square'),
      filled('outerFill', 'outline dashed'),
      { name: 'lines', domain: { kind: 'set', side: 0, size: lineNames.length }, allowed: throughMiddle },
    ],
    draw: (draft) => [outerLayer(draft), ...lineLayers(draft)],
  },
  {
    name: 'fence',
    slots: [
      shapes('innerShape', 'square circle triangle diamond star cross'),
      filled('innerFill', 'outline filled hatched'),
      // top, bottom, left and right: the lines along the sides
      { name: 'lines', domain: { kind: 'set', side: 0, size: lineNames.length }, allowed: range(1, 15) },
    ],
    draw: (draft) => [innerLayer(draft), ...lineLayers(draft)],
  },
  {
    name: 'moon',
    slots: [
      // circles and the tips of stars would touch the ring; were it solid, it would read as one with a solid figure
      shapes('innerShape', 'diamond hexagon cross'),
      filled('innerFill', 'outline filled hatched'),
      corners('circlePlace'),
    ],
    draw: (draft) => [
      innerLayer(draft),
      layer('circle', { size: 'small', place: placeAt(draft, 'circlePlace') }),
    ],
  },
  {
    name: 'hedge',
    slots: [
      { name: 'lines', domain: { kind: 'set', side: 0, size: lineNames.length }, allowed: range(1, 14) },
      {
        name: 'dots',
        domain: { kind: 'set', side: 3, size: 9 },
        allowed: range(1, 15).map((set) =>
          [0, 2, 6, 8].reduce((sum, bit, i) => sum | (((set >> i) & 1) << bit), 0),
        ),
      },
    ],
    draw: (draft) => [...lineLayers(draft), ...dotLayers(draft)],
  },
  board('matrix', 'cells'),
  board('cells', 'cells'),
  board('sheet', 'holes'),
];
