import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { checkoutReturnPaths } from '@quotient/contract/checkoutReturn';
import { fillRetention, type RetentionDays, retention, retentionKinds } from '@quotient/contract/retention';
import { type Context, Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { Log, Partners } from '../../ports.ts';
import { acceptsEncoding, createSharedAnswer, isHeld } from '../compression.ts';
import { toApiError } from '../errors.ts';
import { describeThrown } from '../redact.ts';
import { securityHeaders } from '../securityHeaders.ts';
import { readEmbedVersion } from './embedArchive.ts';
import { mountServedPages, type ServedPages } from './servedPages.ts';

const HTML = 'text/html; charset=utf-8';

/** Compressed siblings, best first. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

const NOT_FOUND_PAGE = '/404.html';
/** What runs in the checkout's pop-up. A stricter policy than its opener's would cut it off from that page. */
const CHECKOUT_PAGES = ['/demo-checkout', ...Object.values(checkoutReturnPaths)];
const IMMUTABLE = 'public, max-age=31536000, immutable';

interface StaticFile {
  file: string;
  etag: string;
}

/** The file at an address below a folder; `undefined` when there is none, or when the address climbs out of the folder. */
async function locate(folder: string, address: string): Promise<StaticFile | undefined> {
  const file = path.join(folder, address);
  if (!file.startsWith(folder + path.sep) || file.includes('\0')) return undefined;
  try {
    const stats = await stat(file);
    if (!stats.isFile()) return undefined;
    return { file, etag: `"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"` };
  } catch {
    return undefined;
  }
}

/** Written by hand, because a pattern takes a time that grows with the square of the number of slashes. */
function withoutSlashesAtEnd(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}

interface StaticSiteOptions {
  /** Absolute folders without a slash at the end. */
  siteDir: string;
  embedDir: string;
  /** Holds the versions of the embed that were served before, see `archiveEmbed`. */
  embedArchiveDir: string;
  publicUrl: string;
  partners: Pick<Partners, 'get'>;
  /** What is filled in pages that are prerendered without it. */
  pages: ServedPages;
  log: Pick<Log, 'error'>;
  /** Marks every page, so that it says DEMO. @default false */
  isDemo?: boolean;
  /** What the pages say about how long records are kept. @default what they were built with */
  retentionDays?: RetentionDays;
}

/**
 * The prerendered site and the embed files: `/x` is `x.html` or `x/index.html`, what `pages` knows is
 * filled in at each request, and unknown paths answer `404.html` with status 404. Files whose address has a hash or a version are cached for good, everything
 * else is revalidated. Dropped: `serveStatic` of Hono's server. It looks for files while everybody waits, knows no tags,
 * and takes `br;q=1` for no Brotli.
 */
export function createStaticSite({
  siteDir,
  embedDir,
  embedArchiveDir,
  publicUrl,
  partners,
  pages,
  log,
  isDemo = false,
  retentionDays,
}: StaticSiteOptions): Hono {
  const app = new Hono();
  /** Status and file of a page → the page with its mark, and the tag of the file that it was made of. */
  const markedPages = new Map<string, { madeOf: string; answer: ReturnType<typeof createSharedAnswer> }>();

  // The files were built with the default times: where those are in use, they are sent as they are.
  const isFilled =
    isDemo || retentionKinds.some((kind) => retentionDays && retentionDays[kind] !== retention[kind].days);
  function fill(html: string): string {
    const filled = retentionDays ? fillRetention(html, retentionDays) : html;
    return isDemo ? filled.replace('<html', '<html data-demo') : filled;
  }

  /** The compressed files hold the page without its mark: it is marked and compressed once, until its file changes. */
  function markedPage({ file, etag }: StaticFile, status: 200 | 404) {
    const key = `${status} ${file}`;
    const kept = markedPages.get(key);
    if (kept?.madeOf === etag) return kept.answer;
    const write = async () => fill(await readFile(file, 'utf8'));
    const answer = createSharedAnswer(HTML, write, status);
    markedPages.set(key, { madeOf: etag, answer });
    return answer;
  }

  /** Answers the first of `addresses` that is a file, else the 404 page. */
  async function send(c: Context, folder: string, ...addresses: string[]): Promise<Response> {
    for (const address of addresses) {
      const found = await locate(folder, address);
      if (found) return sendFile(c, folder, address, found, 200);
    }
    const page = await locate(siteDir, NOT_FOUND_PAGE);
    return page
      ? sendFile(c, siteDir, NOT_FOUND_PAGE, page, 404)
      : c.text('Not found', 404, { 'Cache-Control': 'no-cache' });
  }

  async function sendFile(c: Context, folder: string, address: string, plain: StaticFile, status: 200 | 404) {
    c.header('Vary', 'Accept-Encoding');
    const isKept = (folder === siteDir ? /^\/assets\// : /^\/v[^/]+\//).test(address);
    c.header('Cache-Control', isKept ? IMMUTABLE : 'no-cache');
    if (isFilled && address.endsWith('.html')) return markedPage(plain, status)(c);

    const accepted = c.req.header('Accept-Encoding');
    let best = plain;
    for (const { name, suffix } of encodings) {
      const compressed = acceptsEncoding(accepted, name) ? await locate(folder, address + suffix) : undefined;
      if (!compressed) continue;
      best = compressed;
      c.header('Content-Encoding', name);
      break;
    }
    c.header('ETag', best.etag);
    if (status === 200 && isHeld(c, best.etag)) return c.body(null, 304);
    c.header('Content-Type', getMimeType(address) ?? 'application/octet-stream');
    return c.body(new Uint8Array(await readFile(best.file)), status);
  }

  /** The present version of the embed, and the tag of the manifest that it was read from. */
  let present: { madeOf: string | undefined; version: string | undefined } | undefined;
  async function presentVersion(): Promise<string | undefined> {
    const madeOf = (await locate(embedDir, '/manifest.json'))?.etag;
    if (present?.madeOf !== madeOf) present = { madeOf, version: await readEmbedVersion(embedDir) };
    return present?.version;
  }

  const sendEmbed = async (c: Context, address: string) => {
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    // A version comes from one folder alone: a file of another build would be kept by browsers for good.
    const version = /^\/v([\w.+-]+)\//.exec(address)?.[1];
    const isPast = version !== undefined && version !== (await presentVersion());
    return send(c, isPast ? embedArchiveDir : embedDir, address);
  };

  // This route stands before the headers of all others, as who may frame the test is different for each partner.
  app.get('/embed/frame', async (c) => {
    const key = c.req.query('partner');
    const origins = key === undefined ? [] : partners.get(key)?.origins;
    const headers = securityHeaders(publicUrl, origins ? ["'self'", ...origins] : ["'none'"]);
    await headers(c, async () => {
      c.res = origins
        ? await sendEmbed(c, '/frame.html')
        : c.text('No partner has this key.', 404, { 'Cache-Control': 'no-cache' });
    });
    return c.res;
  });
  app.use(securityHeaders(publicUrl));
  app.get('/embed.js', (c) => sendEmbed(c, '/embed.js'));
  app.get('/embed/*', (c) => sendEmbed(c, c.req.path.slice('/embed'.length)));
  // Pictures of questions are shown on pages of partners, too.
  app.get('/figures/*', (c) => {
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return send(c, siteDir, c.req.path);
  });
  mountServedPages(app, {
    pages,
    readPage: async (address) => {
      const found = await locate(siteDir, address);
      return found && fill(await readFile(found.file, 'utf8'));
    },
    sendNotFound: (c) => send(c, siteDir),
  });
  app.get('*', (c) => {
    const address = withoutSlashesAtEnd(c.req.path);
    if (CHECKOUT_PAGES.includes(address)) c.header('Cross-Origin-Opener-Policy', 'unsafe-none');
    return send(c, siteDir, address, `${address}.html`, `${address}/index.html`);
  });
  app.onError((thrown, c) => {
    const error = toApiError(thrown);
    // of the address only its beginning: the rest opens a result
    const [, area = ''] = c.req.path.split('/');
    log.error('page_failed', { code: error.code, area, cause: describeThrown(error.cause ?? error) });
    return c.text(error.message, error.status, { 'Cache-Control': 'no-cache' });
  });
  app.all('*', (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }));
  return app;
}
