import type { LocaleCode } from '@quotient/contract/locales';
import { readPath } from '@quotient/contract/site';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Assets } from './layout/assets.ts';
import { Document } from './layout/Document.tsx';
import type { Page } from './page.ts';
import { pages } from './pages.ts';

export { manifestOf, shareable, sitemap } from './siteFiles.ts';
export { pages };

/** The HTML of one page in one language. */
export const renderPage = (page: Page, locale: LocaleCode, assets: Assets): string =>
  `<!doctype html>${renderToStaticMarkup(<Document page={page} locale={locale} assets={assets} />)}`;

/** Answers a request as the server does with the built files; for development. */
export function renderUrl(url: string, assets: Assets): { status: number; html: string } {
  const { pathname } = new URL(url, 'http://localhost');
  const { locale, path: inEnglish } = readPath(pathname.replace(/(.)\/$/, '$1'));
  const path = /^\/(?:r|verify)(?=\/)/.exec(inEnglish)?.[0] ?? inEnglish;
  const page = pages.find((candidate) => candidate.path === path);
  const shown = page ?? pages.find((candidate) => candidate.path === '/404');
  if (!shown) throw new Error('There is no 404 page.');
  const status = page && page.path !== '/404' ? 200 : 404;
  return { status, html: renderPage(shown, locale, assets) };
}
