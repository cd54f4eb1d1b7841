import { expect, test } from 'vitest';
import * as calls from './calls.ts';

const { pathOf, ...table } = calls;

test('a parameter is one part of the path, whatever is in it', () => {
  expect(pathOf(calls.saveAnswer, { id: 'a/../b?c#d', questionIndex: '3' })).toBe(
    '/api/test-sessions/a%2F..%2Fb%3Fc%23d/answers/3',
  );
});

test('a path without parameters is unchanged', () => {
  expect(pathOf(calls.listSvgShapes, {})).toBe('/api/svg-shapes');
});

test('no two calls are the same one', () => {
  const names = Object.values(table).map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
});

test('what takes something back answers nothing, and what is large is read by nobody here', () => {
  const silent = Object.entries(table).flatMap(([name, call]) => ('answer' in call ? [] : name));
  expect(silent.sort()).toEqual([
    'deleteSharedResult',
    'endPrivateLinks',
    'eraseTestSession',
    'exportTestSession',
    'removeCertificate',
    'trackQuestionProgress',
  ]);
  for (const name of [
    'deleteSharedResult',
    'endPrivateLinks',
    'eraseTestSession',
    'removeCertificate',
  ] as const)
    expect(table[name].method, name).toBe('DELETE');
});
