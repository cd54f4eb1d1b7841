import path from 'node:path';
import { PARTNER_DOCS_PATH, type PartnerDocsReaders, pathIn, readPath } from '@quotient/contract/site';
import type { Context } from 'hono';
import type { FoundFile } from './builtFiles.ts';

/** Address of the admin area's screen that leads to a page for operators, once they are signed in. */
const OPEN_DOCS = '/admin/partner-docs';

/** Marks of what the built files say about these pages. */
const footerLink = /<a [^>]*data-partner-docs[^>]*>[^<]*<\/a>/g;
const sitemapEntry = new RegExp(
  `<url><loc>[^<]*?//[^/<]+(?:/\\w\\w)?${PARTNER_DOCS_PATH}(?:/[^<]*)?</loc>.*?</url>\\n?`,
  'g',
);

interface PartnerDocsOptions {
  siteDir: string;
  /** Readers of these pages. @default 'public' */
  partnerDocs?: PartnerDocsReaders | undefined;
  /** Returns true for a request of a signed-in operator. @default nobody is signed in */
  isOperator?: ((request: Request) => Promise<boolean>) | undefined;
}

/** Makes what decides who may read the documentation for partners. */
export function createPartnerDocs({ siteDir, partnerDocs = 'public', isOperator }: PartnerDocsOptions) {
  /** By the file, not by the address: several addresses may lead to one file. */
  function covers({ file }: FoundFile): boolean {
    const inSite = path.relative(siteDir, file).split(path.sep).join('/').toLowerCase();
    const inEnglish = `${readPath(`/${inSite}`).path}/`;
    return inEnglish.startsWith(`${PARTNER_DOCS_PATH}/`);
  }
  return {
    /** Removes links to pages that readers of the site can't open. */
    withoutLinks: (built: string): string =>
      partnerDocs === 'public' ? built : built.replace(footerLink, '').replace(sitemapEntry, ''),

    /**
     * Answers in place of a page that this reader may not see; `undefined` if there is nothing to refuse. Operators who
     * are not signed in are sent to the sign-in, which leads back.
     */
    async refuse(
      c: Context,
      found: FoundFile,
      sendNotFound: (c: Context) => Promise<Response>,
    ): Promise<Response | undefined> {
      if (partnerDocs === 'public' || !covers(found)) return undefined;
      if (partnerDocs === 'off') return sendNotFound(c);
      // a cache must not keep what only operators see
      c.header('X-Robots-Tag', 'noindex');
      c.header('Cache-Control', 'private, no-store');
      if (await isOperator?.(c.req.raw)) return undefined;
      const { locale, path: inEnglish } = readPath(c.req.path);
      return c.redirect(`${OPEN_DOCS}?to=${encodeURIComponent(pathIn(locale, inEnglish))}`, 303);
    },

    /** Caching of a page that may be sent, if it is one of these. */
    cachingOf: (found: FoundFile): string | undefined =>
      partnerDocs === 'admin' && covers(found) ? 'private, no-store' : undefined,
  };
}
