import pg from 'pg';
import { expect, test } from 'vitest';
import { openInstance } from '../../testing/instances.ts';
import { postgresForTests } from '../../testing/postgres.ts';
import { createRecord, RECORD_ID } from '../../testing/records.ts';
import { openDatabase } from './database.ts';
import { prepareSchema } from './schema.ts';

const postgres = postgresForTests();

test('instances that start at once on an empty database make its tables once', async () => {
  const url = await postgres.database();
  const stores = await Promise.all(Array.from({ length: 4 }, () => openInstance(url)));
  await stores[0]?.testSessions.create(RECORD_ID, createRecord());
  expect(await stores[3]?.testSessions.get(RECORD_ID)).toEqual(createRecord());
});

test('a database of a newer version is refused in one sentence, and not changed', async () => {
  const url = await postgres.database();
  await (await openInstance(url)).close();
  const client = new pg.Client(url);
  await client.connect();
  await client.query("update store set schema_version = 99, written_by = '9.9.9'");
  await expect(openInstance(url)).rejects.toThrow(
    /^The database was written by version 9\.9\.9 of the server \(schema 99; .+\): start that version or a newer one\. Nothing was changed\.$/,
  );
  expect((await client.query('select schema_version from store')).rows).toEqual([{ schema_version: 99 }]);
  await client.end();
});

test('an instance that runs is not ready once a newer version has raised the schema', async () => {
  const url = await postgres.database();
  const store = await openInstance(url);
  await store.checkWritable();
  const client = new pg.Client(url);
  await client.connect();
  await client.query('update store set schema_version = 99');
  await client.end();
  await expect(store.checkWritable()).rejects.toMatchObject({ code: 'storage_failed' });
});

test('tables that stop halfway are not there, and the next start makes all of them', async () => {
  const url = await postgres.database();
  const database = openDatabase(url, { warn() {} });
  const broken = { name: 'broken (', isWatched: true };
  await expect(prepareSchema(database, [{ name: 'first' }, broken])).rejects.toMatchObject({
    code: 'storage_failed',
  });
  expect((await database.run({ name: '', text: "select to_regclass('first')::text as first" })).rows).toEqual(
    [{ first: null }],
  );
  await database.close();
  const store = await openInstance(url);
  expect(await store.testSessions.get(RECORD_ID)).toBeUndefined();
});

test('a table that a later build needs is added to those that are there', async () => {
  const url = await postgres.database();
  await (await openInstance(url)).close();
  const database = openDatabase(url, { warn() {} });
  await prepareSchema(database, [{ name: 'new-kind' }]);
  expect((await database.run({ name: '', text: 'select count(*)::text from new_kind' })).rows).toEqual([
    { count: '0' },
  ]);
  await database.close();
});
