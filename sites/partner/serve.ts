// The partner site's server: pages with their own headers, and their files. Nothing is written.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { type PartnerPage, pages } from './pages.ts';

/** A page is not kept waiting longer than this for a quiz server that does not answer. */
const MANIFEST_TIMEOUT_MS = 1500;

/** Version and checksum of the quiz server's script; `undefined` when it cannot say. */
async function fetchManifest(quiz: string): Promise<{ version: string; integrity: string } | undefined> {
  try {
    const signal = AbortSignal.timeout(MANIFEST_TIMEOUT_MS);
    const answer = await fetch(`${quiz}/embed/manifest.json`, { signal });
    const { version, integrity } = await answer.json();
    // both are written into the page as they are
    if (!/^[\w.+-]+$/.test(version) || !/^sha(?:256|384|512)-[\w+/=]+$/.test(integrity)) return undefined;
    return { version, integrity };
  } catch {
    return undefined;
  }
}

/** The same page on the other of the two local names: for a browser that is another site. */
const otherOrigin = (origin: string) =>
  origin.replace(/(?<=\/\/)(?:127\.0\.0\.1|localhost|\[::1\])/, (name) =>
    name === '127.0.0.1' ? 'localhost' : '127.0.0.1',
  );

interface ServeOptions {
  /** Folder that `buildPartnerSite` filled. */
  folder: string;
  /** 0 picks a free one. */
  port: number;
  /** @default all addresses */
  host?: string;
}

/** A running partner site. */
export interface PartnerServer {
  /** Origin, without a slash at the end. */
  url: string;
  port: number;
  /** Ends the server and every connection to it. */
  close(): Promise<void>;
  /** Pages load from this quiz server from now on. */
  setQuiz(origin: string): void;
}

/** Serves the built partner site. Rejects with the error of `listen` (`code: 'EADDRINUSE'`) when the port is taken. */
export async function servePartnerSite({ folder, port, host }: ServeOptions): Promise<PartnerServer> {
  let quizOrigin = 'http://localhost:3000'; // until it is told

  /** Sends a built file with what is filled in. A page is never kept: its nonce is good for one answer. */
  async function send(c: Context, file: string, page: Partial<PartnerPage> = {}, status: 200 | 404 = 200) {
    const { origin } = new URL(c.req.url);
    const values: Record<string, string> = {
      quiz: quizOrigin,
      partner: origin,
      other: otherOrigin(origin),
      path: page.path ?? '/',
      nonce: randomBytes(16).toString('base64url'),
      ...(page.without && (await fetchManifest(quizOrigin))),
    };
    const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (whole, name) => values[name] ?? whole);
    for (const [name, value] of Object.entries(page.headers ?? {})) c.header(name, fill(value));
    c.header('Content-Type', 'text/html; charset=utf-8');
    c.header('Cache-Control', 'no-store');
    const name = page.without && !values.version ? page.without : file;
    return c.body(fill(readFileSync(join(folder, `${name}.html`), 'utf8')), status);
  }

  const app = new Hono({ strict: false });
  app.use(async (c, next) => {
    c.header('X-Content-Type-Options', 'nosniff');
    // it is written into the pages
    return /^[\w.:[\]-]+$/.test(new URL(c.req.url).host) ? next() : c.text('Bad host', 400);
  });
  app.get(
    '/assets/*',
    serveStatic({ root: folder, onFound: (_, c) => c.header('Cache-Control', 'no-cache') }),
  );
  app.get('/', (c) => send(c, 'index'));
  for (const page of pages)
    app.on('GET', [page.path, ...(page.routes ?? [])], (c) => send(c, page.path.slice(1), page));
  app.get('*', (c) => send(c, '404', {}, 404));
  app.all('*', (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }));
  app.onError((error, c) => {
    console.error(error);
    return c.text('Something went wrong on the partner site; its console says what.', 500);
  });

  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  server.listen(port, host);
  await once(server, 'listening'); // rejects with the error, if there is one
  server.on('error', (error) => console.error(error));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The partner site has no port.');
  return {
    url: `http://localhost:${address.port}`,
    port: address.port,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
    setQuiz(origin) {
      quizOrigin = new URL(origin).origin;
    },
  };
}
