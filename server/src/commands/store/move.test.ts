import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openConfiguredStore } from '../../outside/configuredStore.ts';
import { postgresForTests } from '../../testing/postgres.ts';
import {
  EARLIER_ID,
  filesOf,
  folderToMove,
  inStore,
  runStoreCommand,
  serveVisitors,
  uncountedFolder,
  verifyCounts,
} from '../../testing/storeToMove.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { countsCommand } from '../counts/countsCommand.ts';

const postgres = postgresForTests();
const toPostgres = ['move', '--to', 'postgres'] as const;
const toFiles = ['move', '--to', 'files'] as const;
const isRight = expect.stringContaining('are as the records say.');

/** The cells of a row of a printed table. */
const rowOf = (lines: readonly string[], collection: string) =>
  lines.map((line) => line.split(/ {2,}/)).find(([name]) => name === collection);

/** Runs the command in a process of its own. */
function runInChild({ databaseUrl, dataDir }: { databaseUrl: string; dataDir: string }, ...args: string[]) {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  return spawn(process.execPath, ['--import', 'tsx', main, ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, APP_SECRET: 'a'.repeat(43) },
  });
}

/** Waits until a running process has come so far, without keeping it from its work. */
const until = (child: ChildProcess, hasCome: () => Promise<boolean>) =>
  vi.waitFor(
    async () => {
      expect(child.exitCode).toBeNull();
      expect(await hasCome()).toBe(true);
    },
    { interval: 5 },
  );

async function query(databaseUrl: string, text: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('a store moved to a database and back has the same files, also after a kill on the way back', async () => {
  const [databaseUrl, dataDir] = [await postgres.database(), await folderToMove()];
  const before = await filesOf(dataDir);
  const there = { databaseUrl, dataDir };
  expect((await runStoreCommand(there, ...toPostgres)).code).toBe(0);
  const moved = await runStoreCommand(there, ...toPostgres, '--finish');
  expect(moved.code).toBe(0);
  expect(rowOf(moved.lines, 'test-sessions')).toEqual([
    'test-sessions',
    '203',
    expect.stringMatching(/^[0-9a-f]{64}$/),
    'equal',
  ]);
  expect(await verifyCounts(there)).toEqual({ code: 0, lines: [isRight] });
  expect(
    await query(
      databaseUrl,
      "select kept, doc->>'checkouts' <> '[]' as has_checkouts from test_sessions group by 1, 2 order by 1",
    ),
  ).toEqual([
    { kept: false, has_checkouts: false },
    { kept: true, has_checkouts: true },
  ]);
  expect(await runStoreCommand(there, 'verify')).toEqual({
    code: 0,
    lines: [expect.stringMatching(/^All \d{3} documents are in order/)],
  });

  const back = { databaseUrl, dataDir: temporaryFolder() };
  // The command can't read what it copies last, so that it never ends before it is killed.
  const lock = new pg.Client({ connectionString: databaseUrl });
  await lock.connect();
  await lock.query('begin; lock table operators');
  const child = runInChild(back, ...toFiles);
  await until(child, async () => Object.keys(await filesOf(back.dataDir)).length >= 20);
  child.kill('SIGKILL');
  await once(child, 'close');
  await lock.end();
  expect(Object.keys(await filesOf(back.dataDir)).length).toBeLessThan(Object.keys(before).length);
  const returned = await runStoreCommand(back, ...toFiles, '--finish');
  expect(returned.code).toBe(0);
  for (const name of ['test-sessions', 'test-rows', 'day-counts', 'shared-results', 'operators'])
    expect(rowOf(returned.lines, name)).toEqual(rowOf(moved.lines, name));
  expect(await filesOf(back.dataDir)).toEqual(before);
  const files = { databaseUrl: undefined, dataDir: back.dataDir };
  expect(await verifyCounts(files)).toEqual({ code: 0, lines: [isRight] });
  expect((await runStoreCommand(files, 'verify')).code).toBe(0);
});

test('a later pass copies what a server has changed and deleted, and servers use the copy', async () => {
  const [databaseUrl, dataDir] = [await postgres.database(), await folderToMove(40)];
  const there = { databaseUrl, dataDir };
  const server = await openConfiguredStore({ databaseUrl: undefined, dataDir });
  const app = await serveVisitors(server);
  const first = await runStoreCommand(there, ...toPostgres);
  expect([first.code, rowOf(first.lines, 'test-sessions')]).toEqual([0, ['test-sessions', '45', '45', '0']]);
  const { id, token } = app.session;
  await app.call('DELETE', `/api/test-sessions/${id}`, { token });
  await app.paid();
  const second = await runStoreCommand(there, ...toPostgres);
  expect(rowOf(second.lines, 'test-sessions')).toEqual(['test-sessions', '45', '1', '1']);
  expect(rowOf(second.lines, 'shared-results')).toEqual(['shared-results', '1', '0', '1']);
  const refused = runInChild(there, ...toPostgres, '--finish');
  expect(await text(refused.stderr)).toMatch(/^Another server \(process \d+\) uses this data folder/);
  await expect(openConfiguredStore(there)).rejects.toThrow(
    "A move into the database of DATABASE_URL isn't complete: run `npm run store -- move --to postgres --finish`",
  );
  await server.close();
  // The server has crashed: tests aren't counted yet.
  expect((await runStoreCommand(there, ...toPostgres, '--finish')).code).toBe(0);
  expect(await verifyCounts(there)).toEqual({ code: 0, lines: [isRight] });
  await inStore(there, async ({ testSessions }) => {
    await testSessions.update(EARLIER_ID, (record) => ({ ...record, completedCount: 1 }));
    expect(await testSessions.get(EARLIER_ID)).toMatchObject({ ofNewerBuild: { Ünknown: [1.5, 'ß'] } });
    expect(await testSessions.get(id)).toBeUndefined();
  });
  await expect(runStoreCommand(there, ...toPostgres)).rejects.toThrow(
    'The database of DATABASE_URL holds a store already: set it to the address of an empty database.',
  );
});

test('a database is moved to files beside its instances, with counts that they had not added up', async () => {
  const there = { databaseUrl: await postgres.database(), dataDir: temporaryFolder() };
  const server = await openConfiguredStore(there);
  await serveVisitors(server);
  expect((await runStoreCommand(there, ...toFiles)).code).toBe(0);
  await expect(openConfiguredStore({ ...there, databaseUrl: undefined })).rejects.toThrow(
    /A move into the data folder \S+ isn't complete: run `npm run store -- move --to files --finish`/,
  );
  const { session, start } = await serveVisitors(server);
  await start();
  await expect(runStoreCommand(there, ...toFiles, '--finish')).rejects.toThrow(
    'An instance uses the database: stop every instance, and try again after 15 seconds.',
  );
  await server.close();
  await query(there.databaseUrl, "update day_counts set doc = 'null' where id = '2026-01-01__en_main'");
  expect((await runStoreCommand(there, ...toFiles, '--finish')).lines).toEqual([
    'Day counts are damaged (2026-01-01__en_main): run `npm run counts -- rebuild`, then run this again.',
  ]);
  await inStore(there, (store) => countsCommand({ store, args: ['rebuild'], print() {} }));
  expect((await runStoreCommand(there, ...toFiles, '--finish')).code).toBe(0);
  const files = { ...there, databaseUrl: undefined };
  expect(await verifyCounts(files)).toEqual({ code: 0, lines: [isRight] });
  expect((await runStoreCommand(files, 'verify')).code).toBe(0);
  const store = await openConfiguredStore(files);
  onTestFinished(() => store.close());
  expect(await store.testSessions.get(session.id)).toBeDefined();
  await expect(runStoreCommand(there, ...toFiles)).rejects.toThrow('holds a store already');
});

test('killed in the middle, a move goes on where it was', async () => {
  const [databaseUrl, dataDir] = [await postgres.database(), await uncountedFolder(2000)];
  const child = runInChild({ databaseUrl, dataDir }, ...toPostgres);
  const copied = async () =>
    Number((await query(databaseUrl, 'select count(*) from test_sessions').catch(() => []))[0]?.count ?? 0);
  await until(child, async () => (await copied()) > 0);
  child.kill('SIGKILL');
  await once(child, 'close');
  const before = await copied();
  expect(before).toBeLessThan(2001);
  const { code, lines } = await runStoreCommand({ databaseUrl, dataDir }, ...toPostgres);
  const [, documents, again] = rowOf(lines, 'test-sessions') ?? [];
  expect([code, documents, await copied()]).toEqual([0, '2001', 2001]);
  // A last batch may have been stored after we looked.
  expect([2001 - before, 2001 - before - 200]).toContain(Number(again));
});

test('a document that is not JSON is named and stays; the move is not complete without it', async () => {
  const there = { databaseUrl: await postgres.database(), dataDir: await folderToMove(20) };
  const file = path.join(there.dataDir, 'test-sessions', EARLIER_ID.slice(-2), `${EARLIER_ID}.json`);
  await fs.writeFile(file, '{"id":"cut o');
  const readable = path.join(there.dataDir, 'clock', 'wn', 'unknown.json');
  await fs.mkdir(path.dirname(readable), { recursive: true });
  await fs.writeFile(readable, 'null');
  for (const args of [toPostgres, [...toPostgres, '--finish']]) {
    const { code, lines } = await runStoreCommand(there, ...args);
    expect(code).toBe(1);
    expect(lines).toContain(`test-sessions ${EARLIER_ID} isn't JSON and can't be moved.`);
    expect(lines.at(-1)).toMatch(/^1 documents can't be moved/);
  }
  expect(await fs.readFile(file, 'utf8')).toBe('{"id":"cut o');
  expect(await query(there.databaseUrl, 'select id, doc::text from clock')).toEqual([
    { id: 'unknown', doc: 'null' },
  ]);
  await expect(openConfiguredStore(there)).rejects.toThrow("isn't complete");
  await fs.rm(file);
  expect((await runStoreCommand(there, ...toPostgres, '--finish')).code).toBe(0);
});
