// `npm run dev:full`: the site by Vite and the real server, both from source and reloaded after changes. With
// `--stripe` (`npm run dev:stripe`) also a local Stripe: a checkout uses Stripe's adapter, and no money moves. They
// run until one of them ends or this process is asked to.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { freePort } from '../support/freePort.ts';
import { installed, root } from '../support/places.ts';
import { startStripe } from './startStripe.ts';

const fonts = join(root, 'server/dist/fonts');
if (!existsSync(fonts)) await (await import('@quotient/server/fonts')).buildFonts(fonts);

const apiPort = await freePort();
const apiUrl = `http://127.0.0.1:${apiPort}`;
process.env.QUOTIENT_API_URL = apiUrl; // read by the site's Vite configuration

const vite = await createServer({ configFile: join(root, 'sites/reference/vite.config.ts') });
await vite.listen();
const site = vite.resolvedUrls?.local[0] ?? 'http://localhost:5173/';
const stripe = process.argv.includes('--stripe') ? await startStripe(apiUrl) : undefined;
if (stripe)
  console.log(`Stripe    ${stripe.env.STRIPE_API_URL}   a local stand-in; its controls: POST /_local/…`);

const server = spawn(
  process.execPath,
  [installed('tsx/dist/cli.mjs'), 'watch', join(root, 'server/src/main.ts')],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Its own process group: Ctrl-C reaches us alone, and the server is stopped once, not twice.
    detached: process.platform !== 'win32',
    env: {
      ...process.env,
      ...stripe?.env,
      PORT: String(apiPort),
      HOST: '127.0.0.1',
      // The server's links lead to the site.
      PUBLIC_URL: new URL(site).origin,
    },
  },
);
console.log(`Develop   ${site}`);

const stop = () => {
  server.kill();
  void Promise.all([vite.close(), stripe?.close()]).then(() => process.exit(0));
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
server.on('exit', stop);
