import { VERIFY_PATH } from '@quotient/contract/certificate';
import { type LocaleCode, localeCodes } from '@quotient/contract/locales';
import { pathIn } from '@quotient/contract/site';
import type { Context, Hono } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { compressed } from '../http/compression.ts';
import { fillPage, type PageFilling } from '../http/fillPage.ts';

/** Content for the page at an address. */
export interface ServedPage {
  /** 404: nothing is there. 410: it was withdrawn. */
  status: 200 | 404 | 410;
  filling: PageFilling;
}

/** Generated file of an address. */
export interface ServedFile {
  type: 'image/png' | 'application/pdf';
  content: Uint8Array<ArrayBuffer>;
}

/** Words for the picture of a page. */
export interface PicturedPage {
  locale: LocaleCode;
  heading: string;
}

/** Pages and files whose content only the server knows. */
export interface ServedPages {
  /** `wishes`: the reader's languages as BCP 47 tags, best first. */
  sharedResult(id: string, wishes: readonly string[]): Promise<ServedPage>;
  /** `undefined` if the result isn't shared, or was withdrawn. */
  sharedPicture(id: string): Promise<ServedFile | undefined>;
  /**
   * Page with a form for a certificate's code; leads to the page of the code that was typed, if there was one.
   * @param typed Code as a reader wrote it, if at all.
   */
  certificateForm(
    typed: string | undefined,
    wishes: readonly string[],
  ): Promise<ServedPage | { redirect: string }>;
  /** Page that checks a certificate. */
  certificate(code: string, wishes: readonly string[]): Promise<ServedPage>;
  /** The sheet to print. */
  certificateSheet(code: string, wishes: readonly string[]): Promise<ServedPage>;
  /** `undefined` if the certificate doesn't exist, or was withdrawn. */
  certificatePdf(code: string): Promise<ServedFile | undefined>;
  /** Picture for link previews of a page without its own. */
  pagePicture(page: PicturedPage): Promise<ServedFile>;
}

interface ServedRoutes {
  pages: ServedPages;
  /** The text of a prerendered page, in this language where it was built in it; `undefined` where the site is not built. */
  readPage(path: string, locale: LocaleCode): Promise<string | undefined>;
  /** Answers as for an address where nothing is. */
  sendNotFound(c: Context): Promise<Response>;
}

const languagesOf = (c: Context): string[] =>
  parseAccept(c.req.header('Accept-Language') ?? '')
    .filter(({ type, q }) => type !== '*' && q > 0)
    .sort((a, b) => b.q - a.q)
    .map(({ type }) => type);

/** Mounts shared results and certificates; none of these pages needs JavaScript. */
export function mountServedPages(app: Hono, { pages, readPage, sendNotFound }: ServedRoutes): void {
  const sendPage = async (c: Context, path: string, { status, filling }: ServedPage) => {
    const page = await readPage(path, filling.lang);
    if (page === undefined) return sendNotFound(c);
    c.header('Cache-Control', 'no-cache');
    c.header('Vary', 'Accept-Language');
    return c.html(await fillPage(page, filling), status);
  };
  const sendFile = (c: Context, file: ServedFile | undefined) => {
    if (!file) return sendNotFound(c);
    // caches must not show withdrawn pages
    c.header('Cache-Control', 'no-cache');
    c.header('Content-Type', file.type);
    // a file has no tag for that
    c.header('X-Robots-Tag', 'noindex');
    return c.body(file.content);
  };

  app.get('/r/:id', compressed, async (c) =>
    sendPage(c, '/r', await pages.sharedResult(c.req.param('id'), languagesOf(c))),
  );
  app.get('/r/:id/picture.png', async (c) => {
    // previews on other sites show it
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return sendFile(c, await pages.sharedPicture(c.req.param('id')));
  });
  for (const locale of [undefined, ...localeCodes.filter((code) => code !== 'en')])
    app.get(pathIn(locale ?? 'en', VERIFY_PATH), compressed, async (c) => {
      // an address with a language has the page in it, for every browser
      const wishes = locale ? [locale] : languagesOf(c);
      const page = await pages.certificateForm(c.req.query('code'), wishes);
      if (!('redirect' in page)) return sendPage(c, VERIFY_PATH, page);
      c.header('Cache-Control', 'no-cache');
      return c.redirect(page.redirect, 303);
    });
  app.get('/verify/:code', compressed, async (c) =>
    sendPage(c, '/verify', await pages.certificate(c.req.param('code'), languagesOf(c))),
  );
  app.get('/verify/:code/print', compressed, async (c) =>
    sendPage(c, '/verify', await pages.certificateSheet(c.req.param('code'), languagesOf(c))),
  );
  app.get('/verify/:code/certificate.pdf', async (c) =>
    sendFile(c, await pages.certificatePdf(c.req.param('code'))),
  );
}
