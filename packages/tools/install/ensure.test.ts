import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../support/places.ts';

let folder: string;
/** The package that the registry of these tests serves as the package manager: it says that it was run. */
let packed: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ensure-test-'));
  mkdirSync(path.join(folder, 'project/packages/tools/install'), { recursive: true });
  mkdirSync(path.join(folder, 'package/bin'), { recursive: true });
  for (const script of ['ensure.cjs', 'pnpm.cjs'])
    copyFileSync(
      path.join(root, 'packages/tools/install', script),
      path.join(folder, 'project/packages/tools/install', script),
    );
  writeFileSync(path.join(folder, 'package/bin/pnpm.cjs'), "console.log('ran', process.argv[2]);");
  packed = path.join(folder, 'pnpm-9.9.9.tgz');
  execFileSync('tar', ['-czf', packed, '-C', folder, 'package']);
  mkdirSync(path.join(folder, 'bin'));
  mkdirSync(path.join(folder, 'tmp'));
  const npm = `#!/bin/sh\ncp "${packed}" .\necho pnpm-9.9.9.tgz\n`;
  writeFileSync(path.join(folder, 'bin/npm'), npm, { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the script in a project that pins the package manager to this hash. */
function ensure(hash: string) {
  const project = path.join(folder, 'project');
  const manifest = { packageManager: `pnpm@9.9.9+sha512.${hash}`, engines: { node: '>=20.19' } };
  writeFileSync(path.join(project, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(project, 'pnpm-lock.yaml'), 'lockfileVersion: 9');
  const PATH = `${path.join(folder, 'bin')}${path.delimiter}${process.env.PATH}`;
  return spawnSync(process.execPath, ['packages/tools/install/ensure.cjs'], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, PATH, TMPDIR: path.join(folder, 'tmp') },
  });
}

test('the package manager is run when it is the one that is pinned', () => {
  const { status, stdout } = ensure(createHash('sha512').update(readFileSync(packed)).digest('hex'));
  expect(stdout).toContain('ran install');
  expect(status).toBe(0);
});

test('another package under its name is not run, and one sentence says so', () => {
  const { status, stdout, stderr } = ensure('0'.repeat(128));
  expect(stdout).not.toContain('ran');
  expect(stderr).toMatch(/^pnpm@9\.9\.9 from the npm registry is not the one that package\.json pins/);
  expect(status).toBe(1);
  expect(readdirSync(path.join(folder, 'tmp'))).toEqual([]);
});
