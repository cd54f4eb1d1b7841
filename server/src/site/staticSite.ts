import { checkoutReturnPaths } from '@quotient/contract/checkoutReturn';
import type { LocaleCode } from '@quotient/contract/locales';
import { type PartnerDocsReaders, pathIn, readPath } from '@quotient/contract/site';
import { type Context, Hono } from 'hono';
import { toApiError } from '../base/errors.ts';
import type { Log } from '../base/ports.ts';
import { describeThrown } from '../base/redact.ts';
import { securityHeaders } from '../http/securityHeaders.ts';
import type { Partners, Visits } from '../partners/ports.ts';
import { mountAdminPages } from './adminPages.ts';
import { createBuiltFiles, type FoundFile, locate, SPECULATION_RULES } from './builtFiles.ts';
import { cachingOf } from './caching.ts';
import { mountEmbed } from './embedRoutes.ts';
import { createFill, type Installation } from './fillBuilt.ts';
import { googleSources } from './googleTag.ts';
import { createHoldsTest } from './holdsTest.ts';
import { mountPagePictures } from './pagePictures.ts';
import { createPartnerDocs } from './partnerDocs.ts';
import { mountServedPages, type ServedPages } from './servedPages.ts';
import { settleAddress } from './settleAddress.ts';
import type { SharedArchive } from './sharedArchive.ts';

// Templates, in each language, that aren't pages themselves.
const templates = ['/404', '/r'];
/** Pages in the checkout's pop-up. A stricter policy than its opener's would separate it from that page. */
const checkoutPages = ['/demo-checkout', ...Object.values(checkoutReturnPaths)];

const hasEnding = /\.\w+$/;

interface StaticSiteOptions extends Installation {
  /** Absolute folders without a slash at the end. */
  siteDir: string;
  embedDir: string;
  /** Folder of earlier served versions of the embed, see `archiveEmbed`. */
  embedArchiveDir: string;
  /** Folder of hashed files of earlier builds, see `createSiteArchive`. */
  siteArchiveDir: string;
  /** Files that other instances have. @default this is the only instance */
  sharedArchive?: SharedArchive | undefined;
  partners: Pick<Partners, 'get'>;
  /** Content for pages that are prerendered without it. */
  pages: ServedPages;
  log: Pick<Log, 'error'>;
  /** Counter of visits. @default visits aren't counted */
  visits?: Visits | undefined;
  /** Readers of the documentation for partners. @default 'public' */
  partnerDocs?: PartnerDocsReaders | undefined;
  /** Returns true for a request of a signed-in operator. @default nobody is signed in */
  isOperator?: ((request: Request) => Promise<boolean>) | undefined;
}

/**
 * The prerendered site and the embed files: `/x` is `x.html` or `x/index.html`, `pages` fills in content at each
 * request, and unknown paths get the 404 page of their language. Files whose address has a hash or a version are
 * cached for good, pages are revalidated. Dropped: `serveStatic` of Hono's server. It looks for files synchronously,
 * has no tags, and reads `br;q=1` as no Brotli.
 */
export function createStaticSite(options: StaticSiteOptions): Hono {
  const { siteDir, siteArchiveDir, sharedArchive, publicUrl, googleTagId, pages, log, visits } = options;
  const app = new Hono();
  const docs = createPartnerDocs(options);
  const fill = createFill(options);
  const files = createBuiltFiles((built) => fill(docs.withoutLinks(built)));
  const holdsTest = createHoldsTest();

  /** A file in a language, in English where it was not built in that. */
  const inLanguage = async (locale: LocaleCode, address: string) =>
    (await locate(siteDir, pathIn(locale, address))) ?? locate(siteDir, address);

  /** Sends the first of `addresses` that is a file, otherwise the 404 page. */
  async function send(c: Context, ...addresses: string[]): Promise<Response> {
    for (const address of addresses) {
      const found = await locate(siteDir, address);
      if (!found) continue;
      const refusal = await docs.refuse(c, found, sendNotFound);
      if (refusal) return refusal;
      if (visits && (await holdsTest(found)))
        visits.count(c.req.raw, { partner: null, locale: readPath(c.req.path).locale });
      return sendFound(c, found);
    }
    return sendNotFound(c);
  }

  const sendFound = (c: Context, found: FoundFile) =>
    files.send(c, found, docs.cachingOf(found) ?? cachingOf(found.address));

  async function sendNotFound(c: Context): Promise<Response> {
    const found = await inLanguage(readPath(c.req.path).locale, '/404.html');
    return found
      ? files.send(c, found, 'no-cache', 404)
      : c.text('Not found', 404, { 'Cache-Control': 'no-cache' });
  }

  // before the headers of all others: its own are different
  mountEmbed(app, { ...options, sendNotFound });
  mountAdminPages(app, options);
  app.use(securityHeaders(publicUrl, { sources: googleTagId ? googleSources(googleTagId) : undefined }));
  app.get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const settled = settleAddress(pathname);
    if (settled === pathname) return next();
    c.header('Cache-Control', 'no-cache');
    return c.redirect(settled + search, 301);
  });
  let rules: ReturnType<typeof locate> | undefined;
  app.use(async (c, next) => {
    await next();
    const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html');
    rules ??= locate(siteDir, SPECULATION_RULES); // once: each look at the disk takes a tenth of a page's time
    if (isPage && (await rules)) c.header('Speculation-Rules', `"${SPECULATION_RULES}"`);
  });
  app.get('/assets/*', async (c) => {
    const address = c.req.path;
    const found =
      (await locate(siteDir, address)) ??
      (await locate(siteArchiveDir, address)) ??
      (await sharedArchive?.locate(address, siteArchiveDir));
    return found ? sendFound(c, found) : sendNotFound(c);
  });
  // Pages of partners also show pictures of questions.
  app.get('/figures/*', (c) => {
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return send(c, c.req.path);
  });
  mountServedPages(app, {
    pages,
    async readPage(path, locale) {
      const found = await inLanguage(locale, `${path}/index.html`);
      return found && files.readFilled(found);
    },
    sendNotFound,
  });
  mountPagePictures(app, { siteDir, pages, sendNotFound });
  app.get('*', (c) => {
    const address = c.req.path;
    const { path } = readPath(address);
    // a page has one address; who writes the ending with a code hasn't been led there
    if (templates.includes(path) || address.endsWith('.html')) return sendNotFound(c);
    if (checkoutPages.includes(path)) c.header('Cross-Origin-Opener-Policy', 'unsafe-none');
    // The most frequent case comes first: a page is a folder, and a file has an ending.
    const page = `${address}/index.html`;
    const places = hasEnding.test(address) ? [address, page] : [page, address];
    return send(c, ...places, `${address}.html`);
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
