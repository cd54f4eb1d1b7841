import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { MAX_SHAPE_BYTES, shapeRoutes } from './shapes.ts';

const faults = (schema: GenericSchema, value: unknown) =>
  (safeParse(schema, value).issues ?? []).map((issue) => getDotPath(issue));
const save = { svg: '<path d="M0 0"/>', basedOn: 0, comment: '' };

test.each([
  [{ svg: 'x'.repeat(MAX_SHAPE_BYTES + 1) }, 'svg'],
  [{ comment: 'x'.repeat(201) }, 'comment'],
  [{ basedOn: -1 }, 'basedOn'],
  [{ basedOn: null }, 'basedOn'],
])('a figure is not saved with %s', (changes, field) => {
  expect(faults(shapeRoutes.saveShape.body, save)).toEqual([]);
  expect(faults(shapeRoutes.saveShape.body, { ...save, svg: 'x'.repeat(MAX_SHAPE_BYTES) })).toEqual([]);
  expect(faults(shapeRoutes.saveShape.body, { ...save, ...changes })).toEqual([field]);
});

test('what is drawn by its words is version 0, and that can be restored', () => {
  const restore = { number: 0, basedOn: 3, comment: '' };
  expect(faults(shapeRoutes.restoreShape.body, restore)).toEqual([]);
  expect(faults(shapeRoutes.restoreShape.body, { ...restore, number: 1.5 })).toEqual(['number']);
});

test('an import has at most a hundred figures; each says which one was seen, or that none was', () => {
  const shape = { token: 'star', svg: save.svg, basedOn: null };
  const { body } = shapeRoutes.tryShapeImport;
  expect(faults(body, { shapes: Array(100).fill(shape) })).toEqual([]);
  expect(faults(body, { shapes: Array(101).fill(shape) })).toEqual(['shapes']);
  expect(faults(body, { shapes: [shape, { token: 'star', svg: '' }] })).toEqual(['shapes.1.basedOn']);
  expect(faults(shapeRoutes.importShapes.body, { shapes: [] })).toEqual(['comment']);
});

test('only what changes a figure is written down', () => {
  const written = Object.entries(shapeRoutes).flatMap(([name, route]) => ('action' in route ? name : []));
  expect(written).toEqual(['saveShape', 'restoreShape', 'importShapes']);
});
