import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '@quotient/tools/places';
import { build } from 'esbuild';

/** Folders that it serves: the built files that ours serves too. */
const sites = ['sites/reference/dist', 'packages/iq-test/dist/embed'].map((folder) =>
  path.join(root, folder),
);
const source = fileURLToPath(new URL('bareServer.ts', import.meta.url));
const READY_LIMIT_MS = 30_000;

/** The bare server, running. */
export interface BareServer extends AsyncDisposable {
  /** Origin, without a slash at the end. */
  url: string;
  /** Milliseconds from its start until it accepted connections. */
  readyMs: number;
  pid: number;
}

/**
 * Starts it on a free port, bundled like ours, with the built site.
 * @param databaseUrl PostgreSQL database of its route `/postgres`. @default without that route
 */
export async function startBareServer(databaseUrl?: string): Promise<BareServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quotient-bare-'));
  const file = path.join(folder, 'bareServer.mjs');
  await build({
    entryPoints: [source],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    minify: true,
    external: ['pg-native'],
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
  const startedAt = performance.now();
  const child = fork(file, [path.join(folder, 'data'), ...sites], {
    env: { ...process.env, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
  });
  const [{ url }] = await once(child, 'message', { signal: AbortSignal.timeout(READY_LIMIT_MS) });
  return {
    url,
    readyMs: performance.now() - startedAt,
    pid: child.pid ?? 0,
    async [Symbol.asyncDispose]() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
