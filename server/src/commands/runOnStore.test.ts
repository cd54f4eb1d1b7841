import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createDisk } from '../outside/durableFile.ts';
import { openPostgresStore } from '../outside/postgres/postgresStore.ts';
import { postgresForTests } from '../testing/postgres.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';

const postgres = postgresForTests();
const commands = ['audit', 'counts', 'operator'];

function run(folder: string, args: readonly string[], env: Record<string, string>) {
  const main = fileURLToPath(new URL(`./${folder}/main.ts`, import.meta.url));
  return spawnSync(process.execPath, ['--import', 'tsx', main, ...args], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
}

test.each(commands)('the command %s makes no data folder where DATA_DIR is mistyped', (folder) => {
  const parent = mkdtempSync(path.join(tmpdir(), 'mistyped-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const dataDir = path.join(parent, 'dta');
  const { status, stderr } = run(folder, ['verify'], { DATA_DIR: dataDir });
  expect(stderr).toContain(`There is no data of a server in ${dataDir}`);
  expect(status).toBe(1);
  expect(existsSync(dataDir)).toBe(false);
});

test.each(commands)('the command %s makes no table where DATABASE_URL is mistyped', async (folder) => {
  const url = await postgres.database();
  const { status, stderr } = run(folder, ['verify'], { DATABASE_URL: url, APP_SECRET: 'a'.repeat(43) });
  expect(stderr).toContain('There is no data of a server in the database of DATABASE_URL');
  expect(status).toBe(1);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select 1 from pg_class where relnamespace = 'public'::regnamespace");
  await client.end();
  expect(rows).toEqual([]);
});

test('a command runs beside an instance on the same database, which keeps doing the periodic work', async () => {
  const url = await postgres.database();
  const log = { warn() {}, error() {} };
  const store = await openPostgresStore({ url, log, disk: createDisk({ folder: temporaryFolder(), log }) });
  onTestFinished(() => store.close());
  const env = { DATABASE_URL: url, APP_SECRET: 'a'.repeat(43) };
  expect(run('audit', ['verify'], env)).toMatchObject({ status: 0, stdout: 'The log is empty.\n' });
  expect(run('counts', ['verify'], env)).toMatchObject({ status: 0 });
  expect(run('operator', ['invite'], env).stdout).toContain('/admin');
  expect(run('audit', ['list'], env).stdout).toContain('auth.invite');
  // The commands have held up this process, and nobody else has led meanwhile.
  await expect.poll(() => store.isLeader()).toBe(true);
});
