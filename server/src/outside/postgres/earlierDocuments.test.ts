import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { postgresForTests } from '../../testing/postgres.ts';
import { createRecord, RECORD_ID } from '../../testing/records.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { createDisk } from '../durableFile.ts';
import { openPostgresStore } from './postgresStore.ts';

const postgres = postgresForTests();
const log = { warn() {}, error() {} };

test('a document in one part, of an earlier version, has all of its fields after a change', async () => {
  const url = await postgres.database();
  const store = await openPostgresStore({ url, log, disk: createDisk({ folder: temporaryFolder(), log }) });
  onTestFinished(() => store.close());
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('insert into test_sessions (id, doc) values ($1, $2)', [
    RECORD_ID,
    JSON.stringify({ ...createRecord(), ofNewerBuild: 1 }),
  ]);
  for (const completedCount of [1, 2])
    await store.testSessions.update(RECORD_ID, (record) => ({ ...record, completedCount }));
  const again = await openPostgresStore({ url, log, disk: createDisk({ folder: temporaryFolder(), log }) });
  onTestFinished(() => again.close());
  expect(await again.testSessions.get(RECORD_ID)).toEqual({
    ...createRecord(),
    completedCount: 2,
    ofNewerBuild: 1,
  });
});
