import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { type LocaleCode, localeCodes } from '@quotient/contract/locales';
import { BUILT_ORIGIN, pathIn, readPath } from '@quotient/contract/site';
import { root } from '@quotient/tools/places';
import { informationPages, otherPages } from './informationPages.ts';
import { visitorBy } from './visitor.ts';

/** A page of the site. */
export interface SitePage {
  /** Address of the page. */
  address: string;
  locale: LocaleCode;
  html: string;
  /**
   * Features that other pages may lack: islands to fill, interactive figures, or one page for many addresses. Pages
   * of one kind run the same code.
   */
  kind: string;
}

const dist = path.join(root, 'sites/reference/dist');

/** Every page of the site that is a file, by its address; the operators' area isn't of the site. */
const builtPages = (): { built: string; html: string }[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(?:^|\/)(?:index|404)\.html$/.test(file) && !file.startsWith('admin/'))
    .map((file) => ({
      built: `/${file.replace(/\/?(?:index)?\.html$/, '')}`,
      html: readFileSync(path.join(dist, file), 'utf8'),
    }));

/** A page that search engines find. */
export interface FindablePage {
  path: string;
  /** Path and origin, as the page itself has it. */
  address: string;
  locale: LocaleCode;
  html: string;
}

/**
 * Every page that search engines find, in each of its languages, as a server of this origin sends it: read from the
 * build, see `readEveryPage`.
 */
export function findablePages(origin: string = BUILT_ORIGIN): FindablePage[] {
  const htmlOf = new Map(
    builtPages().map(({ built, html }) => [built, html.replaceAll(BUILT_ORIGIN, origin)]),
  );
  return localeCodes.flatMap((locale) =>
    [...otherPages, ...informationPages].map((inEnglish) => {
      const path = pathIn(locale, inEnglish);
      const html = htmlOf.get(path);
      if (html === undefined) throw new Error(`${path} was not built.`);
      return { path, address: origin + path, locale, html };
    }),
  );
}

/** The pages of a shared result and of a certificate, each under the page that it is made of. */
async function pagesOfAResult(request: APIRequestContext): Promise<Record<string, string[]>> {
  const visitor = visitorBy(request);
  const held = await visitor.reach('paid');
  const { id } = await visitor.share(held);
  const headers = { Authorization: `Bearer ${held.token}` };
  const { code } = await (await request.post('/api/certificates', { headers })).json();
  return { '/r': [`/r/${id}`], '/verify': [`/verify/${code}`, `/verify/${code}/print`] };
}

const localeOf = (html: string): LocaleCode => {
  const lang = /<html [^>]*lang="([\w-]+)"/.exec(html)?.[1];
  const locale = localeCodes.find((each) => each === lang);
  if (!locale) throw new Error(`A page is in "${lang}", no language of the site.`);
  return locale;
};

function pageOf(address: string, html: string, answersForMany = ''): SitePage {
  const islands = [...html.matchAll(/ data-island="([\w-]+)"/g)].map(([, island]) => island);
  const figures = html.includes(' data-figure="') ? ['figures'] : [];
  return { address, locale: localeOf(html), html, kind: [answersForMany, ...islands, ...figures].join(' ') };
}

/**
 * Every built page, in every language. Pages that the server fills for one address come from it; all others are read
 * from the build: requesting each, compressed, would take seconds.
 */
export async function readEveryPage(request: APIRequestContext): Promise<SitePage[]> {
  const filled = await pagesOfAResult(request);
  const sent = Object.entries(filled).flatMap(([madeOf, addresses]) =>
    addresses.map(async (address) => {
      const answer = await request.get(address);
      if (answer.status() !== 200) throw new Error(`${address} answered ${answer.status()}.`);
      return pageOf(address, await answer.text(), madeOf);
    }),
  );
  const files = builtPages().flatMap(({ built, html }) => {
    const { locale, path: inEnglish } = readPath(built);
    if (filled[inEnglish]) return [];
    return inEnglish === '/404' ? pageOf(pathIn(locale, '/nope'), html, inEnglish) : pageOf(built, html);
  });
  return [...files, ...(await Promise.all(sent))];
}
