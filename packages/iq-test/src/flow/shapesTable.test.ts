import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRealServer, type RealServer } from '../api/realServer.fixture.ts';
import { createShapesTable, type ShapesTable } from './shapesTable.ts';

const SHAPES = 'GET /api/svg-shapes';
let server: RealServer;
let table: ShapesTable;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  server = createRealServer();
  table = createShapesTable(server.api);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the table is empty until its rows have come, and they are asked for once, however often they are wanted', async () => {
  const loaded = [table.load(), table.load()];
  expect(table.shapes.value.size).toBe(0);
  await Promise.all(loaded);
  await table.load();
  expect(server.countOf(SHAPES)).toBe(1);
  expect(table.shapes.value.get('square')).toMatch(/^<polygon /);
});

test('after a failure the rows are asked for again by themselves', async () => {
  server.answerNext(SHAPES, 'lost', 'lost');
  const loaded = table.load();
  await vi.advanceTimersByTimeAsync(500 + 1000);
  await loaded;
  expect(server.countOf(SHAPES)).toBe(3);
  expect(table.shapes.value.has('square')).toBe(true);
});

test('after six failures it stays empty, rejects nothing, and is asked for again when it is next wanted', async () => {
  server.play('noShapes');
  const loaded = table.load();
  await vi.advanceTimersByTimeAsync(600_000);
  await loaded;
  expect([server.countOf(SHAPES), table.shapes.value.size]).toEqual([6, 0]);
  server.play('online');
  await table.load();
  expect(server.countOf(SHAPES)).toBe(7);
  expect(table.shapes.value.has('square')).toBe(true);
});
