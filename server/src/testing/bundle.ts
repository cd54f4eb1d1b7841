import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import { afterAll } from 'vitest';

const serverFolder = fileURLToPath(new URL('../../', import.meta.url));

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/**
 * Bundles one file of the server like the build, far from any `node_modules`; resolves to the file to run. Removed
 * after the tests of the file.
 */
export async function bundle(entry: string): Promise<string> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'quotient-bundle-'));
  folders.push(outDir);
  await build({
    config: path.join(serverFolder, 'tsup.config.ts'),
    entry: {
      main: path.join(serverFolder, entry),
      formWorker: path.join(serverFolder, 'src/bank/formWorker.ts'),
    },
    outDir,
    outExtension: () => ({ js: '.mjs' }),
    silent: true,
  });
  return path.join(outDir, 'main.mjs');
}
