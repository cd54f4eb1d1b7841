import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRealServer, type RealServer } from '../api/realServer.fixture.ts';
import { createShapesTable, type ShapesTable } from './shapesTable.ts';

const SHAPES = 'GET /api/svg-shapes';
const tokens = ['square', 'circle-outline', '?'];
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

test('the table is empty until what is wanted has come; each is asked for once, and nothing else', async () => {
  const loaded = [table.load(tokens), table.load(tokens)];
  expect(table.shapes.value.size).toBe(0);
  await Promise.all(loaded);
  await table.load(['square']);
  expect(server.countOf(SHAPES)).toBe(1);
  expect(table.shapes.value.get('square')).toMatch(/^<polygon /);
  const names = [...table.shapes.value.keys()];
  expect(names.filter((name) => !['square', 'circle', 'circle-outline'].includes(name))).toEqual([]);
  await table.load(['square', 'triangle']);
  expect(server.countOf(SHAPES)).toBe(2);
  expect([...table.shapes.value.keys()]).toEqual([...names, 'triangle']);
});

test('more names than an address may hold are asked for in parts', async () => {
  const places = ['top', 'bottom', 'left', 'right', 'top-left', 'top-right', 'bottom-left', 'bottom-right'];
  const figures = ['circle', 'square', 'star', 'hexagon'];
  const many = figures.flatMap((figure) =>
    ['', '-filled', '-hatched', '-dashed', '-medium'].flatMap((kind) =>
      places.map((place) => `${figure}${kind}+dot-${place}`),
    ),
  );
  await table.load(many);
  expect(many).toHaveLength(160);
  expect(server.countOf(SHAPES)).toBe(2);
  expect([...table.shapes.value.keys()].sort()).toEqual([...many].sort());
});

test('after a failure the rows are asked for again by themselves', async () => {
  server.answerNext(SHAPES, 'lost', 'lost');
  const loaded = table.load(tokens);
  await vi.advanceTimersByTimeAsync(500 + 1000);
  await loaded;
  expect(server.countOf(SHAPES)).toBe(3);
  expect(table.shapes.value.has('square')).toBe(true);
});

test('a journey that has left the page asks no more; one that is back asks anew', async () => {
  server.answerNext(SHAPES, 'lost', 'lost');
  const loaded = table.load(tokens);
  await vi.advanceTimersByTimeAsync(0);
  expect([server.countOf(SHAPES), vi.getTimerCount()]).toEqual([1, 1]);
  table.stop();
  expect(vi.getTimerCount()).toBe(0);
  await loaded;
  expect(server.countOf(SHAPES)).toBe(1);
  const again = table.load(tokens);
  await vi.advanceTimersByTimeAsync(500);
  await again;
  expect(server.countOf(SHAPES)).toBe(3);
  expect(table.shapes.value.has('square')).toBe(true);
});

test('after six failures it stays empty, rejects nothing, and is asked for again when it is next wanted', async () => {
  server.play('noShapes');
  const loaded = table.load(tokens);
  await vi.advanceTimersByTimeAsync(600_000);
  await loaded;
  expect([server.countOf(SHAPES), table.shapes.value.size]).toEqual([6, 0]);
  server.play('online');
  await table.load(tokens);
  expect(server.countOf(SHAPES)).toBe(7);
  expect(table.shapes.value.has('square')).toBe(true);
});
