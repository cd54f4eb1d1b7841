import { drawShape } from '@quotient/server/shapes/grammar';

/** Attribute value of a drawn figure: a word, a number, an angle in degrees, or a set of words. */
export type DrawnValue =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'angle'; readonly degrees: number }
  | { readonly kind: 'set'; readonly members: readonly string[] };

type Point = readonly [x: number, y: number];

interface Thing {
  readonly form: string;
  readonly paint: string;
  readonly center: Point;
  readonly radius: number;
  /** Degrees clockwise from upright. */
  readonly degrees: number;
}

interface Element {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
}

const elementsOf = (svg: string): Element[] =>
  [...svg.matchAll(/<(\w+) ([^>]*)\/>/g)].map(([, tag = '', rest = '']) => ({
    tag,
    attributes: new Map(
      [...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  }));

const numberOf = ({ attributes }: Element, name: string): number => Number(attributes.get(name));
/** Longest distance of a point from its line, as points are written with one digit. */
const ON_LINE = 0.3;
const isBetween = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): boolean =>
  Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) < ON_LINE * Math.hypot(bx - ax, by - ay);
/** Corners of a polygon, without the point on a side where its dashes begin. */
function cornersOf({ attributes }: Element): Point[] {
  const points = (attributes.get('points') ?? '').split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
  return points.filter((point, i) => {
    const [before, after] = [points.at(i - 1), points[(i + 1) % points.length]];
    return !before || !after || !isBetween(point, before, after);
  });
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);
const direction = ([ax, ay]: Point, [bx, by]: Point): number =>
  (Math.round((Math.atan2(by - ay, bx - ax) * 180) / Math.PI / 45) * 45 + 360) % 360;
/** Middle of the box around points, which centers a figure. */
const middle = (points: readonly Point[]): Point => {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
};
const spot = ([x, y]: Point): string =>
  `${Math.sign(Math.round((x - 50) / 8))},${Math.sign(Math.round((y - 50) / 8))}`;
const word = (text: string): DrawnValue => ({ kind: 'word', word: text });
const amount = (number: number): DrawnValue => ({ kind: 'number', number });
const setOf = (members: readonly string[]): DrawnValue => ({ kind: 'set', members });

const forms = new Map([
  [3, 'triangle'],
  [5, 'pentagon'],
  [6, 'hexagon'],
  [10, 'star'],
  [12, 'cross'],
]);

function formOf(corners: readonly Point[]): string {
  const [a, b] = corners;
  // the first side of a square is level, that of a diamond isn't
  if (corners.length === 4 && a && b) return Math.abs(a[1] - b[1]) < 1 ? 'square' : 'diamond';
  return forms.get(corners.length) ?? '';
}

function paintOf(element: Element, isHatched: boolean): string {
  if (isHatched) return 'hatched';
  if (element.attributes.has('stroke-dasharray')) return 'dashed';
  return element.attributes.get('fill') === 'none' ? 'outline' : 'filled';
}

/** Closed figures of a drawing. The hatching of one is drawn just before it. */
function thingsOf(elements: readonly Element[]): Thing[] {
  return elements.flatMap((element, i): Thing[] => {
    const paint = paintOf(element, elements[i - 1]?.tag === 'path');
    if (element.tag === 'circle') {
      const center: Point = [numberOf(element, 'cx'), numberOf(element, 'cy')];
      return [{ form: 'circle', paint, center, radius: numberOf(element, 'r'), degrees: 0 }];
    }
    if (element.tag !== 'polygon') return [];
    const corners = cornersOf(element);
    const center = middle(corners);
    const radius = Math.max(
      ...corners.map((corner) => Math.max(Math.abs(corner[0] - center[0]), Math.abs(corner[1] - center[1]))),
    );
    const form = formOf(corners);
    // of the closed figures only triangles are turned; their tip is drawn first, and points up when unturned
    const degrees = form === 'triangle' ? (direction(center, corners[0] ?? center) + 90) % 360 : 0;
    return [{ form, paint, center, radius, degrees }];
  });
}

const LARGE = 30;
const MEDIUM = 15;
const sizeOf = ({ radius }: Thing): string =>
  radius > LARGE ? 'large' : radius > MEDIUM ? 'medium' : 'small';

function smallThings(things: readonly Thing[]): [string, DrawnValue][] {
  const kinds = [
    ...new Set(things.map(({ form, paint, radius }) => `${form} ${paint} ${Math.round(radius)}`)),
  ].sort();
  const [only] = things;
  if (!only) return [];
  const spots = (list: readonly Thing[]): DrawnValue => setOf(list.map(({ center }) => spot(center)).sort());
  if (kinds.length === 1)
    return [
      ['small form', word(only.form)],
      ['small paint', word(only.paint)],
      ['small number', amount(things.length)],
      ['small places', spots(things)],
    ];
  return kinds.map((kind) => [
    `places of ${kind}`,
    spots(things.filter(({ form, paint, radius }) => `${form} ${paint} ${Math.round(radius)}` === kind)),
  ]);
}

/** Attributes of a single figure. It can have any size, so size is one of them, not part of its identity. */
function aloneThing([thing, ...others]: readonly Thing[]): [string, DrawnValue][] {
  if (!thing || others.length > 0) return [];
  return [
    ['form', word(thing.form)],
    ['paint', word(thing.paint)],
    ['size', amount(['small', 'medium', 'large'].indexOf(sizeOf(thing)))],
    ['angle', { kind: 'angle', degrees: thing.degrees }],
  ];
}

/** Flags, hooks, corners and arrows as groups of strokes; anything else is single lines. */
function strokes(elements: readonly Element[]): [string, DrawnValue][] {
  const runs = elements.filter(({ tag }) => tag === 'polyline').map(cornersOf);
  const bent = runs.filter((run) => run.length > 2);
  const flag = elements.find(
    ({ tag, attributes }) => tag === 'polygon' && attributes.get('fill') === 'currentColor',
  );
  const [first = [], second = []] = runs;
  const [start = [0, 0], next = [0, 0]] = first;
  const isArrow = bent.length > 0 && second.length === 3;
  const isFlag = flag !== undefined && runs.length === 1 && first.length === 2 && distance(start, next) > 70;
  if (bent.length > 0 || isFlag)
    return [
      ['stroke form', word(isArrow ? 'arrow' : isFlag ? 'flag' : String(first.length))],
      // the pole of a flag is drawn upwards, the others start at their top
      ['stroke angle', { kind: 'angle', degrees: isFlag ? direction(next, start) : direction(start, next) }],
      ['stroke number', amount(bent.length || 1)],
    ];
  return runs.length > 0 ? [['lines', setOf(runs.map((run) => run.map(String).join()).sort())]] : [];
}

/**
 * Reads the attributes of a figure from its drawing alone. It ignores tokens, layers and the rules of generated
 * figures, so that it can disagree with them.
 */
export function drawnAttributes(token: string): [string, DrawnValue][] {
  const elements = elementsOf(drawShape(token) ?? '');
  const read = strokes(elements);
  const things = read.some(([name]) => name === 'stroke form' && read[0]?.[1].kind === 'word')
    ? thingsOf(
        elements.filter(
          ({ tag, attributes }) => tag !== 'polygon' || attributes.get('fill') !== 'currentColor',
        ),
      )
    : thingsOf(elements);
  const rects = elements.filter(({ tag, attributes }) => tag === 'rect' && attributes.get('fill') !== 'none');
  if (elements.some(({ tag }) => tag === 'rect')) {
    const at = ({ attributes }: Element): string => {
      const half = Number(attributes.get('width')) / 2;
      return spot([Number(attributes.get('x')) + half, Number(attributes.get('y')) + half]);
    };
    const holes = things.map(({ center }) => spot(center));
    return [['cells', setOf([...rects.map(at), ...holes].sort())]];
  }
  const small = things.filter((thing) => sizeOf(thing) === 'small');
  const big = things.filter((thing) => sizeOf(thing) !== 'small');
  return [
    ...big.flatMap((thing): [string, DrawnValue][] => [
      [`${sizeOf(thing)} form`, word(thing.form)],
      [`${sizeOf(thing)} paint`, word(thing.paint)],
      [`${sizeOf(thing)} angle`, { kind: 'angle', degrees: thing.degrees }],
    ]),
    ...smallThings(small),
    ...aloneThing(things),
    ...read,
  ];
}
