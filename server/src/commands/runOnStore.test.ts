import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const commands = ['audit', 'counts', 'operator'];

test.each(commands)('the command %s makes no data folder where DATA_DIR is mistyped', (folder) => {
  const parent = mkdtempSync(path.join(tmpdir(), 'mistyped-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const dataDir = path.join(parent, 'dta');
  const main = fileURLToPath(new URL(`./${folder}/main.ts`, import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', main, 'verify'], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  expect(stderr).toContain(`There is no data of a server in ${dataDir}`);
  expect(status).toBe(1);
  expect(existsSync(dataDir)).toBe(false);
});
