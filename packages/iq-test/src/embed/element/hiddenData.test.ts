import { expect, test, vi } from 'vitest';
import { readHiddenData, writeHiddenData } from './hiddenData.ts';

test('what is written is read back as text; what is no text is named', () => {
  const onLeftOut = vi.fn();
  const json = writeHiddenData({ id: 4711n, beta: true, user: { id: 1 }, none: undefined });
  expect(json).toBe('{"id":"4711","beta":true,"user":null}');
  expect(readHiddenData(json, onLeftOut)).toEqual({ id: '4711', beta: 'true' });
  expect(onLeftOut).toHaveBeenCalledExactlyOnceWith(['user']);
});

test('keys and texts have 4,096 characters together: what no longer fits is left out, what follows may fit', () => {
  const onLeftOut = vi.fn();
  const data = { a: 'x'.repeat(4093), bc: '1', d: '2' };
  expect(Object.keys(readHiddenData(JSON.stringify(data), onLeftOut) ?? {})).toEqual(['a', 'd']);
  expect(onLeftOut).toHaveBeenCalledExactlyOnceWith(['bc']);
});
