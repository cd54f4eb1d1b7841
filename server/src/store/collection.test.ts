import * as v from 'valibot';
import { expect, test } from 'vitest';
import { sharedResultRecords } from '../publishing/sharedResultRecord.ts';
import { testSessionRecords } from '../session/record.ts';
import { createRecord, createSharedRecord, RECORD_ID } from '../testing/records.ts';
import { type CollectionDefinition, readDocument, SCHEMA_VERSION } from './collection.ts';

const read = (document: unknown) => readDocument(testSessionRecords, RECORD_ID, JSON.stringify(document));

test('a stored document is read back as it was', () => {
  expect(read(createRecord())).toEqual(createRecord());
});

test.each([
  ['nothing', null],
  ['no version', { id: RECORD_ID }],
  ['a newer version', { ...createRecord(), schemaVersion: SCHEMA_VERSION + 1 }],
  ['another id', createRecord('1767225600000-another0id')],
])('a document with %s is refused', (_, document) => expect(() => read(document)).toThrow());

test('an older document is brought up to date step by step', () => {
  const definition: CollectionDefinition<{ id: string; name: string; size: number }> = {
    name: 'boxes',
    schema: v.object({ id: v.string(), name: v.string(), size: v.number() }),
    migrations: {
      1: ({ title, ...rest }) => ({ ...rest, name: title }),
      2: (document) => ({ ...document, size: 0 }),
    },
  };
  const oldest = JSON.stringify({ schemaVersion: 1, id: 'x', title: 'Box' });
  expect(readDocument(definition, 'x', oldest, '{}', 3)).toEqual({
    schemaVersion: 3,
    id: 'x',
    name: 'Box',
    size: 0,
  });
});

test('a shared result of an earlier version, which did not know of too fast, is read as one that was not', () => {
  const { isTooFast: _, ...stored } = createSharedRecord(1);
  const { isTooFast, ...rest } = readDocument(sharedResultRecords, stored.id, JSON.stringify(stored));
  expect([isTooFast, rest]).toEqual([false, stored]);
});
