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

/** Prints that it ran, and leaves the package manager's lockfile: partial after a partial install. */
function standIn() {
  const fs = process.getBuiltinModule('node:fs');
  const isPart = process.argv.includes('--prod');
  console.log('ran', process.argv[2], isPart ? 'a part' : 'all');
  fs.mkdirSync('node_modules/.pnpm', { recursive: true });
  const lock = fs.readFileSync('pnpm-lock.yaml', 'utf8');
  fs.writeFileSync('node_modules/.pnpm/lock.yaml', isPart ? `part of ${lock}` : lock);
}

let folder: string;
/** Package that these tests' registry serves as the package manager: it prints that it ran. */
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
  writeFileSync(path.join(folder, 'package/bin/pnpm.cjs'), `(${standIn})()`);
  packed = path.join(folder, 'pnpm-9.9.9.tgz');
  execFileSync('tar', ['-czf', packed, '-C', folder, 'package']);
  mkdirSync(path.join(folder, 'bin'));
  mkdirSync(path.join(folder, 'tmp'));
  const npm = `#!/bin/sh\ncp "${packed}" .\necho pnpm-9.9.9.tgz\n`;
  writeFileSync(path.join(folder, 'bin/npm'), npm, { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const pinned = () => createHash('sha512').update(readFileSync(packed)).digest('hex');

/** Runs the script in a project with this lockfile that pins the package manager to this hash. */
function ensure(
  hash: string,
  args: readonly string[] = [],
  lock = 'lockfileVersion: 9',
  engine = '^20.19 || ^22.12 || ^24',
) {
  const project = path.join(folder, 'project');
  const manifest = { packageManager: `pnpm@9.9.9+sha512.${hash}`, engines: { node: engine } };
  writeFileSync(path.join(project, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(project, 'pnpm-lock.yaml'), lock);
  const PATH = `${path.join(folder, 'bin')}${path.delimiter}${process.env.PATH}`;
  return spawnSync(process.execPath, ['packages/tools/install/ensure.cjs', ...args], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, PATH, TMPDIR: path.join(folder, 'tmp') },
  });
}

test('the package manager is run when it is the one that is pinned', () => {
  const { status, stdout } = ensure(pinned());
  expect(stdout).toContain('ran install');
  expect(status).toBe(0);
});

test('another package under its name is not run, and one sentence reports it', () => {
  const { status, stdout, stderr } = ensure('0'.repeat(128));
  expect(stdout).not.toContain('ran');
  expect(stderr).toMatch(/^pnpm@9\.9\.9 from the npm registry is not the one that package\.json pins/);
  expect(status).toBe(1);
  expect(readdirSync(path.join(folder, 'tmp'))).toEqual([]);
});

test('what is served needs a part; all else needs all, which no later start takes away', () => {
  const said = (...call: [args?: readonly string[], lock?: string]) =>
    /^ran .*$/m.exec(ensure(pinned(), ...call).stdout)?.[0];
  expect(said(['--served'])).toBe('ran install a part');
  expect(said(['--served'])).toBeUndefined();
  expect(said(['--served'], 'another')).toBe('ran install a part');
  expect(said([], 'another')).toBe('ran install all');
  expect(said([], 'another')).toBeUndefined();
  expect(said(['--served'], 'another')).toBeUndefined();
  expect(said(['--served'], 'a third')).toBe('ran install all');
});

test('an installation that broke off is repeated', () => {
  expect(ensure(pinned(), ['--served']).status).toBe(0);
  writeFileSync(path.join(folder, 'package/bin/pnpm.cjs'), 'process.exit(1)');
  execFileSync('tar', ['-czf', packed, '-C', folder, 'package']);
  const { status, stderr } = ensure(pinned(), ['--served'], 'another');
  expect(status).toBe(1);
  expect(stderr).toContain('The dependencies could not be installed');
  writeFileSync(path.join(folder, 'package/bin/pnpm.cjs'), `(${standIn})()`);
  execFileSync('tar', ['-czf', packed, '-C', folder, 'package']);
  expect(ensure(pinned(), ['--served'], 'another').stdout).toContain('ran install');
});

test('a Node that is too old is turned away; one that is not tested is told so and goes on', () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const on = (engine: string) => ensure(pinned(), [], engine, engine);
  const tooOld = on(`^${major + 2}.1 || ^${major + 4}`);
  expect(tooOld.status).toBe(1);
  expect(tooOld.stderr).toBe(
    `Node ${process.versions.node} is too old: this project needs Node ${major + 2}.1 or newer (https://nodejs.org).\n`,
  );
  expect(on(`^${major}.${minor + 1} || ^${major + 2}`).status).toBe(1);
  for (const engine of [
    `^${major - 2}.1`,
    `^${major - 2}.1 || ^${major}.${minor + 1}`,
    `^${major - 1} || ^${major + 1}`,
  ]) {
    const { status, stderr, stdout } = on(engine);
    expect(stderr).toContain('is not one of the versions that this project is tested on');
    expect(stdout).toContain('ran install');
    expect(status).toBe(0);
  }
  for (const engine of [`^${major}`, `^${major}.${minor}`, `^${major - 2}.1 || ^${major}.0 || ^${major + 2}`])
    expect(on(engine).stderr).toBe('');
});
