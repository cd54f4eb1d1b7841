import { expect, test } from 'vitest';
import { findCircles } from './circles.ts';

test.each<[what: string, imports: Record<string, string[]>, circles: string[][]]>([
  ['a tree', { a: ['b', 'c'], b: ['c'], c: [] }, []],
  ['two files', { a: ['b'], b: ['a'], c: ['a'] }, [['a', 'b']]],
  ['a file that imports itself', { a: ['a'] }, [['a']]],
  [
    'three in a ring beside two',
    { x: ['a'], a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['d'] },
    [
      ['a', 'b', 'c'],
      ['d', 'e'],
    ],
  ],
  ['two rings with a file in common', { a: ['b', 'c'], b: ['a'], c: ['a'] }, [['a', 'b', 'c']]],
])('%s', (_, imports, circles) => expect(findCircles(new Map(Object.entries(imports)))).toEqual(circles));
