import { string } from 'valibot';
import { expect, test } from 'vitest';
import { call, pathOf } from './call.ts';

test("every parameter is in its place, and can't be another path", () => {
  const one = call('GET', '/api/sets/:set/questions/:id', string());
  expect(pathOf(one, { set: 'main', id: '7' })).toBe('/api/sets/main/questions/7');
  expect(pathOf(one, { set: '../admin', id: '7?x=1#y' })).toBe(
    '/api/sets/..%2Fadmin/questions/7%3Fx%3D1%23y',
  );
});

test('what is not there is left empty, and a path without parameters stays as it is', () => {
  const one = call('GET', '/api/sets/:set', string());
  expect(pathOf(one, {} as { set: string })).toBe('/api/sets/');
  expect(pathOf(call('GET', '/api/sets', string()), {})).toBe('/api/sets');
});
