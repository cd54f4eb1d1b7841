import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse } from './parse.ts';

test.each([
  ['a generic function without JSX', 'const same = <T>(value: T): T => value;\nlater();'],
  ['an element', 'const line = <br />;\nlater();'],
])('text after %s is read', (_, text) => {
  expect(parse(text).statements.map(ts.isExpressionStatement)).toEqual([false, true]);
});

test('what cannot be read says so', () => {
  expect(() => parse('const = ;')).toThrow('no source that can be read: const = ;');
});
