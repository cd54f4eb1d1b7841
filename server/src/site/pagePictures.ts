import { readFile } from 'node:fs/promises';
import { localeCodes } from '@quotient/contract/locales';
import { readPath } from '@quotient/contract/site';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { keepReading } from './builtFiles.ts';
import { A_DAY } from './caching.ts';
import type { ServedPages } from './servedPages.ts';

/** List of pages that the build of the site writes. */
const PagesSchema = v.array(
  v.object({
    /** The address, `/de/iq-faq`. */
    path: v.pipe(v.string(), v.startsWith('/')),
    locale: v.picklist(localeCodes),
    heading: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  }),
);

/** `/pictures/pages/de/iq-faq.png`; that of the first page in a language is `home.png`. */
const pictureOf = (address: string) => {
  const { locale, path } = readPath(address);
  return `/pictures/pages/${locale}/${path === '/' ? 'home' : path.slice(1)}.png`;
};

interface PagePictureOptions {
  siteDir: string;
  pages: Pick<ServedPages, 'pagePicture'>;
  /** Answers with the page for an unknown address. */
  sendNotFound(c: Context): Promise<Response>;
}

/** Mounts the pictures for link previews of the site's pages, as listed by the build. */
export function mountPagePictures(app: Hono, { siteDir, pages, sendNotFound }: PagePictureOptions): void {
  const readPages = keepReading(siteDir, '/pages.json', async ({ file }) => {
    const noted = v.parse(PagesSchema, JSON.parse(await readFile(file, 'utf8')));
    return new Map(noted.map((page) => [pictureOf(page.path), page]));
  });
  app.get('/pictures/pages/*', async (c) => {
    const page = (await readPages())?.get(c.req.path);
    if (!page) return sendNotFound(c);
    const { type, content } = await pages.pagePicture(page);
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    c.header('Cache-Control', A_DAY);
    c.header('Content-Type', type);
    return c.body(content);
  });
}
