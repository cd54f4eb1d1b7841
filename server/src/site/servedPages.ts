import type { LocaleCode } from '@quotient/contract/locales';
import type { Context, Hono } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { compressed } from '../http/compression.ts';
import { fillPage, type PageFilling } from '../http/fillPage.ts';

/** What is to be put in the page at an address. */
export interface ServedPage {
  /** 404: it says that nothing is there. 410: it says that what was there is withdrawn. */
  status: 200 | 404 | 410;
  filling: PageFilling;
}

/** A file that is made for an address. */
export interface ServedFile {
  type: 'image/png' | 'application/pdf';
  content: Uint8Array<ArrayBuffer>;
}

/** What the picture of a page says of it. */
export interface PicturedPage {
  locale: LocaleCode;
  heading: string;
}

/** What the site answers where a page is prerendered without what only the server knows. */
export interface ServedPages {
  /** `wishes`: the reader's languages as BCP 47 tags, best first. */
  sharedResult(id: string, wishes: readonly string[]): Promise<ServedPage>;
  /** `undefined` where there is no such shared result, or it is withdrawn. */
  sharedPicture(id: string): Promise<ServedFile | undefined>;
  /** What a certificate says, for whoever checks it. */
  certificate(code: string, wishes: readonly string[]): Promise<ServedPage>;
  /** The sheet to print. */
  certificateSheet(code: string, wishes: readonly string[]): Promise<ServedPage>;
  /** `undefined` where there is no such certificate, or it is withdrawn. */
  certificatePdf(code: string): Promise<ServedFile | undefined>;
  /** What link previews show of a page that has no picture of its own. */
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

/** Answers the addresses of shared results and certificates; no page of them needs JavaScript. */
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
    // what is taken back must not be shown by a cache
    c.header('Cache-Control', 'no-cache');
    c.header('Content-Type', file.type);
    // a file has no tag that says so
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
