// Builds what is not built yet, then becomes the server: one process, one terminal, one Ctrl-C.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoPartners } from '@quotient/partner-site/partners';
import { servePartnerSite } from '@quotient/partner-site/serve';

const cache = fileURLToPath(new URL('../../../node_modules/.cache/quotient', import.meta.url));

// A process of its own: the server need not carry the build tools in its memory.
const build = spawnSync(process.execPath, [fileURLToPath(new URL('../build/build.mjs', import.meta.url))], {
  stdio: 'inherit',
});
if (build.status !== 0) process.exit(1);

// npm's shell does not pass a SIGTERM on: without this, ending npm would leave the server behind.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid === parent || process.emit('SIGTERM'), 250).unref();
}

/** The site of an imaginary partner, on the port after the server's, or on a free one where that is taken. */
async function startPartnerSite() {
  const { PORT, HOST } = process.env;
  const port = PORT === '0' ? 0 : Number(PORT || 3000) + 1;
  const options = { host: HOST || '127.0.0.1' };
  const site = await servePartnerSite({ ...options, port }).catch((error) => {
    if (error.code === 'EADDRINUSE') return servePartnerSite({ ...options, port: 0 });
    throw error;
  });
  const file = join(cache, `demo-partners-${site.port}.json`);
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, JSON.stringify(demoPartners(site.port)));
  process.env.PARTNERS_FILE = file;
  return site;
}

// Only on a machine of one's own: an installation that others reach names its partners itself.
const isPublic = process.env.PARTNERS_FILE || process.env.PUBLIC_URL;
const partnerSite = isPublic
  ? undefined
  : await startPartnerSite().catch((error) => {
      // a demo must not keep the server from starting
      console.log(`Partners  no demo pages: ${error.code ?? error.message}`);
      return undefined;
    });
const { started } = await import('../../../server/dist/main.js');
const url = await started;
if (partnerSite) {
  partnerSite.setQuiz(url);
  console.log(`Partners  DEMO: these are the pages on ${partnerSite.url}/, for this machine alone`);
}
