import { expect, test } from 'vitest';
import { anewForEachTest, at, flow, open, remember, server, settle, storage } from './flow.fixture.ts';

anewForEachTest();

test('S144: a start leads to testing', async () => {
  open();
  flow.start('Start');
  expect(at('welcome').isStarting).toBe(true);
  await settle();
  expect(flow.stage.value).toBe('testing');
  const square = (await server.api.listSvgShapes()).find(({ name }) => name === 'square');
  expect(flow.shapes.value.get('square')).toBe(square?.svg_content);
});

test('Home asks while testing, and leaving clears the test', async () => {
  open();
  flow.start('Start');
  await settle();
  flow.home();
  expect(at('testing').isLeaving).toBe(true);
  flow.stay();
  expect(at('testing').isLeaving).toBe(false);
  flow.leave();
  expect(flow.stage.value).toBe('welcome');
  expect(storage.running.read()).toBeUndefined();
});

test('after Home a finished test can be opened again', async () => {
  const { id } = await remember('paid');
  open();
  await settle();
  const { session } = at('results');
  flow.home();
  expect(flow.stage.value).toBe('welcome');
  expect(flow.last.value).toMatchObject({ id, finishedAt: session.finishedAt, isOpened: true });
  flow.openLast();
  await settle();
  expect(flow.stage.value).toBe('results');
  expect(storage.running.read()?.id).toBe(id); // also after the next reload
});
