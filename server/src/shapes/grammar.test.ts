import { expect, test } from 'vitest';
import { drawShape } from './grammar.ts';
import { seedShapes } from './seedShapes.ts';

const allowedElements = new Set(['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon', 'g']);
const allowedAttributes = new Set(
  'd points x y x1 y1 x2 y2 cx cy r rx ry width height transform fill stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray fill-rule opacity'.split(
    ' ',
  ),
);

/** Elements with their attributes; throws on anything that isn't a flat list of empty elements. */
function readElements(svg: string): { element: string; attributes: [string, string][] }[] {
  const elements = [...svg.matchAll(/<([a-z]+)((?: [a-z-]+="[^"<>]*")*)\/>/g)];
  if (elements.map(([source]) => source).join('') !== svg)
    throw new Error(`Not a flat list of elements: ${svg}`);
  return elements.map(([, element = '', rest = '']) => ({
    element,
    attributes: [...rest.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  }));
}

test('S125: square, circle and triangle draw plain, filled, dashed and outline', () => {
  for (const figure of ['square', 'circle', 'triangle']) {
    const [plain, filled, dashed, outline] = ['', '-filled', '-dashed', '-outline'].map((suffix) =>
      drawShape(figure + suffix),
    );
    expect(plain).toContain('fill="none"');
    expect(filled).toContain('fill="currentColor"');
    expect(dashed).toContain('stroke-dasharray');
    expect(outline).toBe(plain);
  }
});

test('what is drawn keeps to the allowed elements and attributes, and to currentColor or none', () => {
  for (const { name, svg_content } of seedShapes(['sheet-1000-0011-0010-1000', 'cells-011-110-010'])) {
    for (const { element, attributes } of readElements(svg_content)) {
      expect(allowedElements, name).toContain(element);
      for (const [attribute, value] of attributes) {
        expect(allowedAttributes, name).toContain(attribute);
        if (attribute === 'fill' || attribute === 'stroke') expect(['currentColor', 'none']).toContain(value);
        expect(value, name).not.toMatch(/NaN|undefined|Infinity|url|-0\b(?!\.)/);
      }
    }
  }
});

test('every figure stays inside its cell, stroke included', () => {
  for (const { name, svg_content } of seedShapes([])) {
    for (const { attributes } of readElements(svg_content)) {
      const value = (attribute: string): number =>
        Number(attributes.find(([a]) => a === attribute)?.[1] ?? 0);
      const half = value('stroke-width') / 2;
      const coordinates = attributes
        .filter(([attribute]) => attribute === 'points' || attribute === 'd')
        .flatMap(([, text]) => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number))
        .flatMap((coordinate) => [coordinate - half, coordinate + half]);
      const radius = value('r') + half;
      const ends = radius > half ? ['cx', 'cy'].flatMap((c) => [value(c) - radius, value(c) + radius]) : [];
      const sides = value('width') > 0 ? [value('x') - half, value('x') + value('width') + half] : [];
      for (const end of [...coordinates, ...ends, ...sides]) {
        expect(end, name).toBeGreaterThanOrEqual(2);
        expect(end, name).toBeLessThanOrEqual(98);
      }
    }
  }
});

test('a plus sign lays parts over each other, the first at the bottom', () => {
  expect(drawShape('square+dot-top')).toBe(`${drawShape('square')}${drawShape('dot-top')}`);
});

test('a turn moves the figure clockwise and a flip exchanges left and right', () => {
  expect(drawShape('arrow-right')).toContain('points="14,50 86,50"');
  expect(drawShape('corner')).toContain('points="28,12 28,86 72,86"');
  expect(drawShape('corner-flip')).toContain('points="72,12 72,86 28,86"');
  expect(drawShape('corner-r90')).toContain('points="88,28 14,28 14,72"');
});

test.each([
  ['zzz', 'an unknown word'],
  ['', 'an empty token'],
  ['square-', 'a missing word'],
  ['square-filled-purple', 'a word too many'],
  ['square-r90', 'a turn that the square hides'],
  ['step-r180', 'a turn that the step hides'],
  ['square-top', 'a place for a large figure'],
  ['dot', 'a dot without a place'],
  ['circles-1', 'a count below two'],
  ['arrows-double-up-right', 'a slanted group of arrows'],
  ['matrix-nothing', 'an unknown board'],
  ['cells-10-1', 'rows of unequal length'],
  ['cells-000-000-000', 'a grid without a set cell'],
  ['cells-1', 'a grid of one cell'],
  ['square+zzz', 'an unknown part'],
  ['constructor', 'a name that every object has'],
])('%j does not draw: %s', (token) => {
  expect(drawShape(token)).toBeUndefined();
});

test('the dashes of a figure divide its sides without a rest, and one covers each corner', () => {
  for (const name of [
    'square',
    'square-medium',
    'square-small',
    'triangle',
    'diamond',
    'pentagon',
    'hexagon',
    'star',
  ]) {
    const drawn = drawShape(`${name}-dashed`) ?? '';
    const [dash = 0, gap = 0] = (/dasharray="([^"]+)"/.exec(drawn)?.[1] ?? '').split(' ').map(Number);
    const points = (/points="([^"]+)"/.exec(drawn)?.[1] ?? '')
      .split(' ')
      .map((pair) => pair.split(',').map(Number) as [number, number]);
    const [from, first, second] = points;
    if (!from || !first || !second) throw new Error(`${name} has no corners.`);
    const length = (a: readonly number[], b: readonly number[]) =>
      Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0));
    expect(length(from, first), name).toBeCloseTo(dash / 2, 0);
    const dashes = length(first, second) / (dash + gap);
    expect(Math.abs(dashes - Math.round(dashes)), name).toBeLessThan(0.03);
  }
});
