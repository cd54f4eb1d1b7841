// Becomes the server, with a partner's site beside it: one process, one terminal, one Ctrl-C.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { demoPartners } from '@quotient/partner-site/partners';
import { type PartnerServer, servePartnerSite } from '@quotient/partner-site/serve';
import { cache, root } from '../support/places.ts';

// npm's shell doesn't pass a SIGTERM on: without this, ending npm would leave the server behind.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid === parent || process.emit('SIGTERM'), 250).unref();
}

/** The site of an imaginary partner, on the port after the server's, or on a free one where that is taken. */
async function startPartnerSite(): Promise<PartnerServer> {
  const { PORT, HOST } = process.env;
  const port = PORT === '0' ? 0 : Number(PORT || 3000) + 1;
  const options = { host: HOST || '127.0.0.1', folder: join(root, 'sites/partner/dist') };
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

// Only on a local machine: a public installation names its partners itself.
const isPublic = process.env.PARTNERS_FILE || process.env.PUBLIC_URL;
const partnerSite = isPublic
  ? undefined
  : await startPartnerSite().catch((error) => {
      // a failing demo must not prevent the server's start
      console.log(`Partners  no demo pages: ${error.code ?? error.message}`);
      return undefined;
    });
const { started }: { started: Promise<string> } = await import(
  pathToFileURL(join(root, 'server/dist/main.js')).href
);
const url = await started;
if (partnerSite) {
  partnerSite.setQuiz(url);
  console.log(`Partners  DEMO: these are the pages on ${partnerSite.url}/, for this machine alone`);
}
