import { expect, test } from 'vitest';
import { inParts, readShapeFile } from './shapeFile.ts';

const fileOf = (content: unknown) =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], 'shapes.json');
const head = { format: 'quotient-shapes', version: 1 };
const circle = { token: 'circle', svg: '<circle r="1"/>' };

test('of two figures with one name, the last one counts', async () => {
  const other = { token: 'square', svg: '<path/>' };
  const newer = { token: 'circle', svg: '<circle r="2"/>' };
  expect(await readShapeFile(fileOf({ ...head, shapes: [circle, other, newer] }))).toEqual([newer, other]);
});

test.each([
  ['no JSON', '{'],
  ['another format', { ...head, format: 'other', shapes: [circle] }],
  ['a later version', { ...head, version: 2, shapes: [circle] }],
  ['a name that no figure can have', { ...head, shapes: [{ ...circle, token: '<b>' }] }],
  ['a figure that is too long', { ...head, shapes: [{ ...circle, svg: 'x'.repeat(50_001) }] }],
])('a file with %s is none of ours', async (_, content) => {
  expect(await readShapeFile(fileOf(content))).toBeUndefined();
});

test('a file that is too large is not read', async () => {
  const file = fileOf({ ...head, shapes: [circle] });
  Object.defineProperty(file, 'size', { value: 10_000_001 });
  expect(await readShapeFile(file)).toBeUndefined();
});

const sized = (...lengths: number[]) => lengths.map((length) => ({ svg: 'x'.repeat(length) }));
const lengthsOf = (parts: { svg: string }[][]) => parts.map((part) => part.map(({ svg }) => svg.length));

test('an import is cut by number and by length, in order and without loss', () => {
  expect(inParts([])).toEqual([]);
  expect(inParts(sized(...Array<number>(51).fill(1))).map((part) => part.length)).toEqual([25, 25, 1]);
  expect(lengthsOf(inParts(sized(200_000, 100_000, 1, 299_999, 1)))).toEqual([
    [200_000, 100_000],
    [1, 299_999],
    [1],
  ]);
  expect(lengthsOf(inParts(sized(1, 400_000, 2)))).toEqual([[1], [400_000], [2]]);
});
