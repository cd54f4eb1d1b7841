import fs from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openConfiguredStore } from '../../outside/configuredStore.ts';
import { postgresForTests } from '../../testing/postgres.ts';
import { runStoreCommand, uncountedFolder } from '../../testing/storeToMove.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';

const postgres = postgresForTests();
const toPostgres = ['move', '--to', 'postgres'] as const;
const toFiles = ['move', '--to', 'files'] as const;

async function tablesOf(databaseUrl: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query("select 1 from pg_class where relnamespace = 'public'::regnamespace");
  await client.end();
  return rows;
}

test('a move that could lose something is refused', async () => {
  const databaseUrl = await postgres.database();
  const dataDir = await uncountedFolder(1);
  await (await openConfiguredStore({ databaseUrl, dataDir })).close();
  const there = { databaseUrl, dataDir };
  await expect(runStoreCommand(there, ...toPostgres)).rejects.toThrow('holds a store already');
  await expect(runStoreCommand(there, ...toFiles)).rejects.toThrow(
    'holds a store already: set DATA_DIR to an empty folder.',
  );
  const empty = { databaseUrl: await postgres.database(), dataDir: temporaryFolder() };
  await expect(runStoreCommand(empty, ...toPostgres)).rejects.toThrow('There is no data of a server in');
  await expect(runStoreCommand(empty, ...toFiles)).rejects.toThrow(
    'There is no data of a server in the database',
  );
  await expect(runStoreCommand({ ...there, databaseUrl: undefined }, ...toPostgres)).rejects.toThrow(
    'Set DATABASE_URL',
  );
  await fs.writeFile(path.join(dataDir, 'secret.key'), `${'b'.repeat(43)}\n`);
  await expect(runStoreCommand({ ...empty, dataDir }, ...toPostgres)).rejects.toThrow(
    'APP_SECRET must be the text of',
  );
  expect(await tablesOf(empty.databaseUrl)).toEqual([]);
});

test.each([
  [],
  ['verify', 'x'],
  ['move'],
  ['move', '--to', 'nowhere'],
  [...toPostgres, '--now'],
  [...toFiles, '--finish', 'x'],
])('%s %s %s %s %s is explained', async (...args) => {
  const { code, lines } = await runStoreCommand({ databaseUrl: undefined, dataDir: '' }, ...args);
  expect([code, lines]).toEqual([2, [expect.stringContaining('npm run store -- verify')]]);
});
