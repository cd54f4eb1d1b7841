// The site by Vite and the real server, both from source: either is reloaded when its code changes.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../support/freePort.ts';
import { installed, root } from '../support/places.ts';

/** What the server needs beside it, and is told of by its environment. */
export interface Companion {
  /** Variables of the server. */
  env: Record<string, string>;
  /** Ends it. */
  close(): Promise<void>;
}

/** Runs the site and the server until one of them ends or this process is asked to; their companion ends with them. */
export async function develop(startCompanion?: (apiUrl: string) => Promise<Companion>): Promise<void> {
  const fonts = join(root, 'server/dist/fonts');
  if (!existsSync(fonts)) await (await import('@quotient/server/fonts')).buildFonts(fonts);

  const apiPort = await freePort();
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  process.env.QUOTIENT_API_URL = apiUrl; // read by the site's Vite configuration

  const { createServer } = await import('vite');
  const vite = await createServer({ configFile: join(root, 'sites/reference/vite.config.ts') });
  await vite.listen();
  const site = vite.resolvedUrls?.local[0] ?? 'http://localhost:5173/';
  const companion = await startCompanion?.(apiUrl);

  const server = spawn(
    process.execPath,
    [installed('tsx/dist/cli.mjs'), 'watch', join(root, 'server/src/main.ts')],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      // A group of its own: Ctrl-C reaches us alone, and the server is asked to stop once, not twice.
      detached: process.platform !== 'win32',
      env: {
        ...process.env,
        ...companion?.env,
        PORT: String(apiPort),
        HOST: '127.0.0.1',
        // Links that the server makes lead to the site.
        PUBLIC_URL: new URL(site).origin,
      },
    },
  );
  console.log(`Develop   ${site}`);

  const stop = () => {
    server.kill();
    void Promise.all([vite.close(), companion?.close()]).then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  server.on('exit', stop);
}
