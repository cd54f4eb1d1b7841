import { expect, test } from 'vitest';
import { ApiError } from '../base/errors.ts';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { createShapeTable } from './shapeTable.ts';

const LINE = '<line x2="9"/>';
const seeds = [{ name: 'square', svg_content: '<rect width="9" fill="none"/>' }];
const by = { id: 'op1', name: 'Operator' };
const version = { svg: LINE, by, comment: '', restores: null };

function open(records = createMemoryStore().svgShapes) {
  const logged: string[] = [];
  const log = { warn() {}, error: (event: string) => void logged.push(event) };
  return { table: createShapeTable({ seeds, records, clock: { now: () => 1 }, log }), records, logged };
}

test('what was saved is there after a restart', async () => {
  const { table, records } = open();
  await table.save({ token: 'zebra+dot-top', basedOn: 0, ...version });
  const { table: next } = open(records);
  await next.load();
  expect(next.list()).toEqual([...seeds, { name: 'zebra+dot-top', svg_content: LINE }]);
  expect(next.find('zebra+dot-top')).toEqual(table.find('zebra+dot-top'));
});

test('a damaged record leaves its figure as it is drawn, and the others as they were saved', async () => {
  const { table, records } = open();
  await table.save({ token: 'square', basedOn: 0, ...version });
  await table.save({ token: 'zebra', basedOn: 0, ...version });
  const damaged = {
    ...records,
    get: async (id: string) => {
      if (id === 'square') throw new ApiError('record_damaged');
      return records.get(id);
    },
  };
  const { table: next, logged } = open(damaged);
  await next.load();
  expect(next.list()).toEqual([...seeds, { name: 'zebra', svg_content: LINE }]);
  expect(logged).toEqual(['shape_not_read']);
});

test('the list is the same until a figure changes', async () => {
  const { table } = open();
  const before = table.list();
  expect(table.list()).toBe(before);
  await table.save({ token: 'square', basedOn: 0, ...version });
  expect(table.list()).not.toBe(before);
});

test('a hundred versions are stored, and the oldest is removed', async () => {
  const { table } = open();
  for (let i = 0; i < 101; i += 1)
    await table.save({ token: 'zebra', basedOn: i, ...version, svg: `<line x2="${i}"/>` });
  const { versions = [] } = table.find('zebra') ?? {};
  expect([versions.length, versions[0]?.number, versions.at(-1)?.number]).toEqual([100, 101, 2]);
});
