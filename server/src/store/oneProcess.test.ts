import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import type { CollectionDefinition } from './collection.ts';

interface Task {
  schemaVersion: number;
  id: string;
  at: number | null;
}
const tasks: CollectionDefinition<Task> = {
  name: 'tasks',
  schema: v.strictObject({ schemaVersion: v.number(), id: v.string(), at: v.nullable(v.number()) }),
  due: ({ at }) => at,
};
const task = (id: string, at: number | null) => ({ schemaVersion: 5, id, at });

/** A collection with these tasks, made before it is opened. */
async function open(...stored: Task[]) {
  const texts = new Map(stored.map((each) => [`tasks/${each.id}`, JSON.stringify(each)]));
  const collection = createMemoryStore(texts).collection(tasks);
  const due = async (from: number, to: number) => {
    const ids: string[] = [];
    for await (const id of collection.idsDue({ from, to })) ids.push(id);
    return ids;
  };
  return { collection, due };
}

test('documents are due in the order of their times, stored ones and changed ones', async () => {
  const { collection, due } = await open(task('a', 30), task('b', 10), task('c', null));
  expect(await due(0, 100)).toEqual(['b', 'a']);
  await collection.create('d', task('d', 20));
  await collection.update('c', (held) => ({ ...held, at: 5 }));
  await collection.update('b', (held) => ({ ...held, at: null }));
  await collection.remove('a');
  expect([await due(0, 100), await due(5, 5), await due(6, 19)]).toEqual([['c', 'd'], ['c'], []]);
});

test('a leased document is leased to nobody else until its time, or until it is released', async () => {
  const { collection } = await open(task('a', 1), task('b', 2), task('c', 3));
  expect(await collection.claim({ from: 0, to: 9, most: 2 }, 60_000)).toMatchObject([
    { id: 'a' },
    { id: 'b' },
  ]);
  expect(await collection.claim({ from: 0, to: 9, most: 2 }, 1)).toMatchObject([{ id: 'c' }]);
  expect(await collection.claim({ id: 'a' }, 60_000)).toEqual([]);
  await collection.update('a', (held) => ({ ...held, at: 7 }));
  expect(await collection.claim({ id: 'a' }, 60_000)).toEqual([]);
  await collection.update('a', (held) => ({ ...held, at: 8 }), 'release');
  expect(await collection.claim({ id: 'a' }, 60_000)).toMatchObject([{ at: 8 }]);
  await new Promise((resolve) => setTimeout(resolve, 10)); // the lease of a millisecond
  expect(await collection.claim({ id: 'c' }, 60_000)).toHaveLength(1);
});

test('a damaged document is due for nobody, and keeps no other one waiting', async () => {
  const texts = new Map([
    ['tasks/a', '{"half'],
    ['tasks/b', JSON.stringify(task('b', 1))],
  ]);
  const collection = createMemoryStore(texts).collection(tasks);
  expect(await collection.claim({ from: 0, to: 9, most: 5 }, 1000)).toMatchObject([{ id: 'b' }]);
});

test('documents that may be lost are in the memory of one process alone', async () => {
  const texts = new Map<string, string>();
  const collection = createMemoryStore(texts).collection({ ...tasks, isPassing: true });
  await collection.create('a', task('a', 1));
  expect([texts.size, (await collection.get('a'))?.at]).toEqual([0, 1]);
});
