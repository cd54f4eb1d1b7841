import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { type CollectionDefinition, SCHEMA_VERSION, schemaVersion } from './collection.ts';
import { sweepPassing } from './sweepPassing.ts';

const schema = v.strictObject({ schemaVersion, id: v.string(), due: v.nullable(v.number()) });
const definition: CollectionDefinition<v.InferOutput<typeof schema>> = {
  name: 'tickets',
  schema,
  due: ({ due }) => due,
};

async function world() {
  const texts = new Map<string, string>();
  const tickets = createMemoryStore(texts).collection(definition);
  for (const [id, due] of [
    ['before', 1],
    ['now', 2],
    ['after', 3],
    ['never', null],
  ] as const)
    await tickets.create(id, { schemaVersion: SCHEMA_VERSION, id, due });
  const ids = () => [...texts.keys()].map((key) => key.replace('tickets/', ''));
  return { texts, tickets, ids };
}

test('only due documents are removed', async () => {
  const { tickets, ids } = await world();
  await sweepPassing(tickets, definition, 2);
  expect(ids()).toEqual(['after', 'never']);
});

test('a document that is used again meanwhile stays', async () => {
  const { tickets, ids } = await world();
  const used: typeof tickets = {
    ...tickets,
    async *idsDue(range) {
      for await (const id of tickets.idsDue(range)) {
        if (id === 'now') await tickets.update(id, (ticket) => ({ ...ticket, due: 9 }));
        yield id;
      }
    },
  };
  await sweepPassing(used, definition, 2);
  expect(ids()).toEqual(['now', 'after', 'never']);
});

test('a damaged document is removed too', async () => {
  const { texts, tickets, ids } = await world();
  const listed = { ...tickets, idsDue: () => tickets.ids() };
  texts.set('tickets/now', '{');
  await sweepPassing(listed, definition, 2);
  expect(ids()).toEqual(['after', 'never']);
});
