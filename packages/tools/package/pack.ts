import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../support/places.ts';

const fetchPnpm: (folder: string) => string = createRequire(import.meta.url)('../install/pnpm.cjs');

/** The packed package, and the package manager that installs it. */
export interface Packed {
  /** Folder of the package, and of the projects beside it. */
  folder: string;
  /** Path of the `.tgz`. */
  tarball: string;
  /** Path of the package manager's script. */
  pnpm: string;
}

/** Builds the npm package and packs it into an empty folder. Takes up to a minute. */
export function packPackage(folder: string): Packed {
  mkdirSync(path.join(folder, 'pnpm'));
  const pnpm = fetchPnpm(path.join(folder, 'pnpm'));
  const runNode = (args: string[], cwd: string) =>
    execFileSync(process.execPath, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'inherit'],
      // as in a maintainer's shell; a test runner's is `test`
      env: { ...process.env, NODE_ENV: undefined },
    });
  runNode(['--import', 'tsx', path.join(root, 'packages/tools/package/buildLib.ts')], root);
  runNode([pnpm, 'pack', '--pack-destination', folder], path.join(root, 'packages/iq-test'));
  const tarball = path.join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
  return { folder, tarball, pnpm };
}
