import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@quotient/tools/places';
import { buildQuizPeers } from './build.ts';
import { peersDir } from './places.ts';

/** Downloads the package manager pinned in package.json into a folder, checked by its hash; returns its script. */
const fetchPnpm: (folder: string) => string = createRequire(import.meta.url)(
  path.join(root, 'packages/tools/install/pnpm.cjs'),
);

const lockfile = path.join(peersDir, 'pnpm-lock.yaml');
/** Copy of the lockfile that was installed last, to compare with the pinned one. */
const stamp = path.join(peersDir, 'node_modules/.installed.yaml');

/** Installs the peers by their lockfile, unless they are installed, and builds them. */
export async function preparePeers(): Promise<void> {
  if (!existsSync(stamp) || !readFileSync(stamp).equals(readFileSync(lockfile))) {
    console.log('Installing what is measured beside us; the first time takes up to a minute …');
    const folder = mkdtempSync(path.join(tmpdir(), 'quotient-pnpm-'));
    try {
      const install = ['install', '--frozen-lockfile', '--ignore-workspace', '--ignore-scripts'];
      execFileSync(process.execPath, [fetchPnpm(folder), ...install], { cwd: peersDir, stdio: 'inherit' });
      copyFileSync(lockfile, stamp);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  await buildQuizPeers();
}
