// The partner site's server: pages with their own headers, and their files. No dependency, nothing is written.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { extname, join } from 'node:path';
import { type PartnerPage, pages } from './pages.ts';

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** A pinned page may be this much behind a new build. */
const MANIFEST_AGE_MS = 3000;
/** A page is not kept waiting longer than this for a quiz server that does not answer. */
const MANIFEST_TIMEOUT_MS = 1500;

/** What an address leads to: a built file, and what is sent with it. */
interface Route extends Partial<Pick<PartnerPage, 'path' | 'headers' | 'without'>> {
  file: string;
  /** @default 200 */
  status?: number;
}

const routes = new Map<string, Route>([
  ['/', { file: 'index' }],
  ...pages.flatMap((page) =>
    [page.path, ...(page.routes ?? [])].map((path): [string, Route] => [
      path,
      { ...page, file: page.path.slice(1) },
    ]),
  ),
]);
interface Answer {
  status: number;
  headers?: OutgoingHttpHeaders;
  body: string | Buffer;
}

const notFound: Route = { file: '404', status: 404 };

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
const otherOrigin = (host: string) => {
  const other = host.startsWith('127.0.0.1') ? 'localhost' : '127.0.0.1';
  return `http://${host.replace(/^(?:127\.0\.0\.1|localhost|\[::1\])/, other)}`;
};

interface ServeOptions {
  /** What `buildPartnerSite` filled. */
  folder: string;
  /** 0 picks a free one. @default 3001 */
  port?: number;
  /** @default all addresses */
  host?: string;
  /** Origin of the quiz server. @default 'http://localhost:3000' */
  quiz?: string;
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
export async function servePartnerSite({
  folder,
  port = 3001,
  host,
  quiz = 'http://localhost:3000',
}: ServeOptions): Promise<PartnerServer> {
  // Names come from this list and are never put together from an address: no way leads out of the folder.
  const files = new Set(readdirSync(join(folder, 'assets')));
  let quizOrigin = new URL(quiz).origin;
  let manifest: { quiz: string; at: number; content: ReturnType<typeof fetchManifest> } | undefined;

  function currentManifest() {
    const now = Date.now();
    if (manifest?.quiz !== quizOrigin || now - manifest.at > MANIFEST_AGE_MS)
      manifest = { quiz: quizOrigin, at: now, content: fetchManifest(quizOrigin) };
    return manifest.content;
  }

  async function render(authority: string, route: Route): Promise<Answer> {
    const values: Record<string, string> = {
      quiz: quizOrigin,
      partner: `http://${authority}`,
      other: otherOrigin(authority),
      path: route.path ?? '/',
      nonce: randomBytes(16).toString('base64url'),
      ...(route.without && (await currentManifest())),
    };
    const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (whole, name) => values[name] ?? whole);
    const file = route.without && !values.version ? route.without : route.file;
    const headers = Object.entries(route.headers ?? {}).map(([name, value]) => [name, fill(value)]);
    return {
      status: route.status ?? 200,
      // a page is never kept: its nonce is good for one answer
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        ...Object.fromEntries(headers),
      },
      body: fill(readFileSync(join(folder, `${file}.html`), 'utf8')),
    };
  }

  async function answer({ method, url = '/', headers }: IncomingMessage): Promise<Answer> {
    if (method !== 'GET' && method !== 'HEAD')
      return { status: 405, headers: { Allow: 'GET, HEAD' }, body: 'Method not allowed' };
    const authority = headers.host ?? '';
    // it is written into the pages
    if (!/^[\w.:[\]-]+$/.test(authority)) return { status: 400, body: 'Bad host' };
    const pathname = url.replace(/[?#].*$/, '');
    const asset = pathname.startsWith('/assets/') ? pathname.slice('/assets/'.length) : '';
    if (files.has(asset))
      return {
        status: 200,
        headers: { 'Content-Type': contentTypes[extname(asset)], 'Cache-Control': 'no-cache' },
        body: readFileSync(join(folder, 'assets', asset)),
      };
    return render(authority, routes.get(pathname.replace(/(?<=.)\/$/, '')) ?? notFound);
  }

  const server = createServer(async (request, response) => {
    const send = ({ status, headers, body }: Answer) => {
      response.writeHead(status, {
        'Content-Type': 'text/plain; charset=utf-8',
        'X-Content-Type-Options': 'nosniff',
        ...headers,
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    try {
      send(await answer(request));
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else send({ status: 500, body: 'Something went wrong on the partner site; its console says what.' });
    }
  });

  server.listen(port, host);
  await once(server, 'listening'); // rejects with the error, if there is one
  server.on('error', (error) => console.error(error));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The partner site has no port.');
  return {
    url: `http://localhost:${address.port}`,
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    setQuiz(origin) {
      quizOrigin = new URL(origin).origin;
    },
  };
}
