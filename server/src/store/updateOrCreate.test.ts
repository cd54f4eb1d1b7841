import { expect, test } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import type { SweepNote } from '../retention/record.ts';
import { SCHEMA_VERSION } from './collection.ts';
import { updateOrCreate } from './updateOrCreate.ts';

const one: SweepNote = { schemaVersion: SCHEMA_VERSION, id: 'emails', sweptTo: 1, heldSince: null };
const next = (held: SweepNote | undefined): SweepNote => (held ? { ...held, sweptTo: 2 } : one);

test('a document is created, and then changed', async () => {
  const { sweeps } = createMemoryStore();
  expect(await updateOrCreate(sweeps, 'emails', next)).toEqual(one);
  expect(await updateOrCreate(sweeps, 'emails', next)).toMatchObject({ sweptTo: 2 });
  expect(await sweeps.get('emails')).toMatchObject({ sweptTo: 2 });
});

test('if another instance creates it in between, that one is changed', async () => {
  const { sweeps } = createMemoryStore();
  const late: typeof sweeps = {
    ...sweeps,
    async create() {
      await sweeps.create('emails', one);
      return false;
    },
  };
  expect(await updateOrCreate(late, 'emails', next)).toMatchObject({ sweptTo: 2 });
});
