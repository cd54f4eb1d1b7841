import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { type CollectionDefinition, SCHEMA_VERSION } from '../../store/collection.ts';
import { postgresForTests } from '../../testing/postgres.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { createDisk } from '../durableFile.ts';
import { createFolderTexts } from '../lowdb/folderTexts.ts';
import type { AnyDefinition } from '../texts.ts';
import { createPostgresTexts } from './postgresTexts.ts';
import { openTables } from './tables.ts';

const postgres = postgresForTests();
const log = { warn() {}, error() {} };
const Schema = v.object({ schemaVersion: v.number(), id: v.string(), at: v.number() });
const tasks: CollectionDefinition<v.InferOutput<typeof Schema>> = {
  name: 'some-tasks',
  schema: Schema,
  due: ({ at }) => at,
  groupOf: (id) => id.slice(0, 1),
};
const keptTasks: typeof tasks = { ...tasks, name: 'kept-tasks', isKept: ({ at }) => at > 10 };
const definition = tasks as unknown as AnyDefinition; // texts aren't parsed

async function openTexts() {
  const database = await openTables({ url: await postgres.database(), log }, [tasks, keptTasks], 'server');
  onTestFinished(() => database.close());
  return { database, texts: createPostgresTexts(database) };
}

const written = [
  {
    id: 'A1',
    text: '{ "id":"A1","schemaVersion":5, "at":7, "a":1.50,\n"a":2 }',
    fixedText: '{"ß":"\\u0000\\ud800"}',
  },
  { id: 'a1', text: 'null', fixedText: null },
  { id: 'b_2', text: '"\\"quoted\\", {braces}, \\\\ and NULL"', fixedText: null },
];

test('documents are read as they were written, with the digests that files have', async () => {
  const { texts } = await openTexts();
  await texts.write(definition, written);
  await texts.write(definition, written);
  for await (const page of texts.pages(definition)) expect(page).toEqual(['A1', 'a1', 'b_2']);
  const ids = written.map(({ id }) => id);
  const read = await texts.read(definition, [...ids, 'missing']);
  expect(read.texts.sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(written);
  const folder = temporaryFolder();
  const files = createFolderTexts(folder, createDisk({ folder, log }));
  const withParts = { ...definition, parts: { fixed: v.object({}), changing: v.object({}) } };
  await files.write(withParts, written);
  expect(await texts.digests(definition, ids)).toEqual(await files.digests(withParts, ids));
  await texts.remove(definition, ['a1', 'missing']);
  expect((await texts.digests(definition, ids)).size).toBe(2);
});

test('documents have their groups and due times; one that cannot be read is never due', async () => {
  const { database, texts } = await openTexts();
  await texts.write(definition, written);
  const { rows } = await database.run({
    name: 'look',
    text: 'select id, grp, due::int from some_tasks order by id',
  });
  expect(rows).toEqual([
    { id: 'A1', grp: 'A', due: 7 },
    { id: 'a1', grp: 'a', due: null },
    { id: 'b_2', grp: 'b', due: null },
  ]);
});

test('a document is in the part of the table that its newest text says; one that cannot be read is removed alone', async () => {
  const { database, texts } = await openTexts();
  const kept = keptTasks as unknown as AnyDefinition;
  const textAt = (at: number) => ({
    id: 'a',
    text: JSON.stringify({ id: 'a', schemaVersion: SCHEMA_VERSION, at }),
    fixedText: null,
  });
  const look = { name: 'look', text: 'select id, kept, due::int from kept_tasks order by id' };
  await texts.write(kept, [textAt(7), { id: 'b', text: 'null', fixedText: null }]);
  expect((await database.run(look)).rows).toEqual([
    { id: 'a', kept: false, due: 7 },
    { id: 'b', kept: true, due: null },
  ]);
  for (const at of [11, 12, 8]) {
    await texts.write(kept, [textAt(at)]);
    expect((await database.run(look)).rows[0]).toEqual({ id: 'a', kept: at > 10, due: at });
    expect((await texts.read(kept, ['a'])).texts).toEqual([textAt(at)]);
  }
});
