import { renderToStaticMarkup } from 'react-dom/server';
import { type Assets, Document } from './layout/Document.tsx';
import type { Page } from './page.ts';
import { pages } from './pages.ts';

export { pages };

/** The HTML of one page. */
export const renderPage = (page: Page, assets: Assets): string =>
  `<!doctype html>${renderToStaticMarkup(<Document page={page} assets={assets} />)}`;

/** Answers a request as the server does with the built files; for development. */
export function renderUrl(url: string, assets: Assets): { status: number; html: string } {
  const { pathname } = new URL(url, 'http://localhost');
  const path = /^\/(?:r|verify)(?=\/)/.exec(pathname)?.[0] ?? pathname.replace(/(.)\/$/, '$1');
  const page = pages.find((candidate) => candidate.path === path);
  const shown = page ?? pages.find((candidate) => candidate.path === '/404');
  if (!shown) throw new Error('There is no 404 page.');
  return { status: page && page.path !== '/404' ? 200 : 404, html: renderPage(shown, assets) };
}
