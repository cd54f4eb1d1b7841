import { expect, test } from 'vitest';
import { builtInShapes } from './builtInShapes.ts';
import { resolveShape } from './resolveShape.ts';
import type { ShapeNode } from './ShapeNode.ts';

const empty = new Map<string, string>();
const nine = ['square', 'circle', 'triangle'].flatMap((name) => [name, `${name}-filled`, `${name}-dashed`]);

/** Replaces the browser's parser: content `broken` is refused, all other content is one path. */
const parse = (d: string): readonly ShapeNode[] | undefined =>
  d === 'broken' ? undefined : [{ element: 'path', attributes: { d }, children: [] }];

test('S129: with an empty table, plain, filled and dashed square, circle and triangle are drawn, each its own way', () => {
  const drawn = nine.map((token) => JSON.stringify(resolveShape(token, empty)));
  expect(drawn.every((nodes) => nodes?.includes('currentColor'))).toBe(true);
  expect(new Set(drawn).size).toBe(9);
  expect([...builtInShapes.keys()].sort()).toEqual([...nine].sort());
});

test('S128: with an empty table, an outline variant is the plain figure', () => {
  for (const name of ['square', 'circle', 'triangle']) {
    expect(resolveShape(`${name}-outline`, empty)).toBe(resolveShape(name, empty));
  }
});

test('an outline variant takes its own stored row first, then the stored row of the plain figure', () => {
  const plain = new Map([['square', 'plain']]);
  expect(resolveShape('square-outline', plain, parse)).toEqual(parse('plain'));
  expect(resolveShape('square-outline', new Map([...plain, ['square-outline', 'own']]), parse)).toEqual(
    parse('own'),
  );
});

test('a stored row goes before the built-in figure', () => {
  expect(resolveShape('square', new Map([['square', 'stored']]), parse)).toEqual(parse('stored'));
});

test('a stored row that does not parse counts as missing', () => {
  expect(resolveShape('square', new Map([['square', 'broken']]), parse)).toBe(builtInShapes.get('square'));
  expect(resolveShape('zzz', new Map([['zzz', 'broken']]), parse)).toBeUndefined();
});

test('an unknown token is undefined', () => {
  expect(resolveShape('zzz', empty)).toBeUndefined();
  expect(resolveShape('hexagon-outline', empty)).toBeUndefined();
});

test('without a DOMParser the built-in figure stands in for a stored one', () => {
  expect(resolveShape('circle', new Map([['circle', '<circle r="9"/>']]))).toBe(builtInShapes.get('circle'));
});
