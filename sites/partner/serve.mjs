// The partner site's server: pages with their own headers, and their files. No dependency, nothing is written.
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { pages } from './pages.mjs';

const site = fileURLToPath(new URL('.', import.meta.url));

const contentTypes = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** A pinned page may be this much behind a new build. */
const MANIFEST_AGE_MS = 3000;
/** A page is not kept waiting longer than this for a quiz server that does not answer. */
const MANIFEST_TIMEOUT_MS = 1500;

/** Address → page. */
const routes = new Map([
  ['/', { file: 'index' }],
  ...pages.flatMap((page) =>
    [page.path, ...(page.routes ?? [])].map((path) => [path, { ...page, file: page.path.slice(1) }]),
  ),
]);

/** Version and checksum of the quiz server's script; `undefined` when it cannot say. */
async function fetchManifest(quiz) {
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
const otherOrigin = (host) => {
  const other = host.startsWith('127.0.0.1') ? 'localhost' : '127.0.0.1';
  return `http://${host.replace(/^(?:127\.0\.0\.1|localhost|\[::1\])/, other)}`;
};

/**
 * Serves the built partner site (`build.mjs`).
 * `folder`: what `buildPartnerSite` filled. `port`: 0 picks a free one. `host`: all addresses when left out. `quiz`: origin of the quiz server.
 * Rejects with the error of `listen` (`code: 'EADDRINUSE'`) when the port is taken.
 */
export async function servePartnerSite({
  port = 3001,
  host,
  quiz = 'http://localhost:3000',
  folder = join(site, 'dist'),
} = {}) {
  // Names come from this list and are never put together from an address: no way leads out of the folder.
  const files = new Set(readdirSync(join(folder, 'assets')));
  let quizOrigin = new URL(quiz).origin;
  let manifest;

  function currentManifest() {
    const now = Date.now();
    if (manifest?.quiz !== quizOrigin || now - manifest.at > MANIFEST_AGE_MS)
      manifest = { quiz: quizOrigin, at: now, content: fetchManifest(quizOrigin) };
    return manifest.content;
  }

  async function render(request, page) {
    const values = {
      quiz: quizOrigin,
      partner: `http://${request.headers.host}`,
      other: otherOrigin(request.headers.host),
      path: page.path ?? '/',
      nonce: randomBytes(16).toString('base64url'),
      ...(page.without && (await currentManifest())),
    };
    const fill = (text) => text.replace(/\{\{(\w+)\}\}/g, (whole, name) => values[name] ?? whole);
    const file = page.without && !values.version ? page.without : page.file;
    return {
      status: page.status ?? 200,
      headers: Object.fromEntries(
        Object.entries(page.headers ?? {}).map(([name, value]) => [name, fill(value)]),
      ),
      body: fill(readFileSync(join(folder, `${file}.html`), 'utf8')),
    };
  }

  const server = createServer(async (request, response) => {
    const send = (status, headers, body) => {
      response.writeHead(status, {
        'Content-Type': 'text/plain; charset=utf-8',
        'X-Content-Type-Options': 'nosniff',
        ...headers,
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return send(405, { Allow: 'GET, HEAD' }, 'Method not allowed');
      // the name is written into the pages
      if (!/^[\w.:[\]-]+$/.test(request.headers.host ?? '')) return send(400, {}, 'Bad host');

      const pathname = request.url.replace(/[?#].*$/, '');
      const asset = pathname.startsWith('/assets/') && pathname.slice('/assets/'.length);
      if (files.has(asset))
        return send(
          200,
          { 'Content-Type': contentTypes[extname(asset)], 'Cache-Control': 'no-cache' },
          readFileSync(join(folder, 'assets', asset)),
        );

      const page = routes.get(
        pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname,
      ) ?? { file: '404', status: 404 };
      const { status, headers, body } = await render(request, page);
      // a page is never kept: its nonce is good for one answer
      return send(
        status,
        { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
        body,
      );
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else send(500, {}, 'Something went wrong on the partner site; its console says what.');
    }
  });

  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  server.on('error', (error) => console.error(error));
  const address = server.address();
  return {
    url: `http://localhost:${address.port}`,
    port: address.port,
    /** Ends the server and every connection to it. */
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    /** The quiz server is elsewhere from now on. */
    setQuiz(origin) {
      quizOrigin = new URL(origin).origin;
    },
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { buildPartnerSite } = await import('./build.mjs');
  await buildPartnerSite();
  const { PORT, HOST, QUIZ } = process.env;
  const { url } = await servePartnerSite({
    ...(PORT && { port: Number(PORT) }),
    ...(HOST && { host: HOST }),
    ...(QUIZ && { quiz: QUIZ }),
  });
  console.log(`Partner   ${url}/`);
}
