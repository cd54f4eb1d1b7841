import type { Page } from '@playwright/test';
import { localeCodes } from '@quotient/contract/locales';
import { pathIn } from '@quotient/contract/site';
import { expectNoAxeViolations } from '../support/axe.ts';
import { findablePages } from '../support/everyPage.ts';
import { informationPages, otherPages } from '../support/informationPages.ts';
import { partsOf } from '../support/skeleton.ts';
import { expect, test } from '../support/test.ts';

test('the sitemap names every page of the specification in each language that it is written in, and each is sent as it was built, with the address of the server', async ({
  request,
  server,
}) => {
  const sitemap = await request.get('/sitemap.xml');
  expect([sitemap.status(), sitemap.headers()['content-type']]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  const addresses = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const expected = findablePages(server.url);
  expect(addresses.sort()).toEqual(expected.map(({ address }) => address).sort());
  // of the others builtFiles.test.ts knows it; crawled they are below, each by its address
  for (const { path, html } of expected.filter((page) => page.path === '/' || page.path === '/de/iq-faq'))
    expect(await (await request.get(path, { maxRedirects: 0 })).text(), path).toBe(html);
});

test('no link leads nowhere, anchors included, and every page is linked from another one', async ({
  request,
  server,
}) => {
  const pages = findablePages(server.url);
  const byPath = new Map(pages.map(({ path, html }) => [path, html]));
  const linked = new Set<string>();
  const broken: string[] = [];
  for (const { address, path, html } of pages) {
    const targets = [...html.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(
      ([, target = '']) => new URL(target.replaceAll('&amp;', '&'), address),
    );
    for (const target of targets) {
      if (target.origin !== server.url) continue;
      if (target.pathname !== path) linked.add(target.pathname);
      let text = byPath.get(target.pathname);
      if (text === undefined) {
        const answer = await request.get(target.pathname, { maxRedirects: 0 });
        if (answer.status() !== 200) broken.push(`${address} → ${target.href} (${answer.status()})`);
        text = /html/.test(answer.headers()['content-type'] ?? '') ? await answer.text() : '';
        byPath.set(target.pathname, text);
      }
      const id = decodeURIComponent(target.hash.slice(1));
      if (id && !text.includes(` id="${id}"`)) broken.push(`${address} → ${target.href} (no such anchor)`);
    }
  }
  expect(broken).toEqual([]);
  for (const { path } of pages) expect(linked, path).toContain(path);
});

test('robots, manifest, icons and the pictures of pages that are shared are there', async ({
  request,
  server,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  const manifest = await (await request.get('/site.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  // one picture for each script shows that all can be drawn; the rest are known by their addresses
  for (const { path, html } of findablePages(server.url)) {
    if (path !== '/' && path !== '/ar/mensa-practice-test') continue;
    const picture = await request.get(/property="og:image" content="(.*?)"/.exec(html)?.[1] ?? '');
    expect([picture.status(), picture.headers()['content-type']], path).toEqual([200, 'image/png']);
  }
});

let differing: Set<string> | undefined;
/**
 * Paths of the pages that have something which none before them has: an element in a place, or an order of headings. With
 * them, the home page of each language. What axe finds beyond that hangs on words: a name that is empty, an id twice; and
 * every page is valid HTML, which forbids these.
 */
function pagesThatDiffer(): Set<string> {
  if (differing) return differing;
  const found = new Set(localeCodes.map((locale) => pathIn(locale, '/')));
  const seen = new Set<string>();
  for (const { path, html } of findablePages()) {
    const parts = partsOf(html);
    expect(parts.size, path).toBeGreaterThan(100);
    if ([...parts].some((part) => !seen.has(part))) found.add(path);
    for (const part of parts) seen.add(part);
  }
  differing = found;
  return found;
}

/** Width of the page in a window of this width. */
async function widthIn(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/**
 * Puts other pages of the site in the place of this one and answers those that are not sent, have another style sheet, or
 * are wider than the window. They are laid out as if they were opened: their scripts move nothing.
 */
const tooWide = (page: Page, paths: string[]): Promise<string[]> =>
  page.evaluate(async (all) => {
    const sheetsOf = (of: Document) =>
      [...of.querySelectorAll('link[rel=stylesheet]')].map((sheet) => sheet.getAttribute('href')).join();
    const sheets = sheetsOf(document);
    const bad: string[] = [];
    for (const path of all) {
      const answer = await fetch(path, { redirect: 'error' });
      const other = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const root = document.documentElement;
      for (const { name, value } of other.documentElement.attributes) root.setAttribute(name, value);
      document.body.replaceWith(other.body);
      await document.fonts.ready;
      if (answer.status !== 200) bad.push(`${path} answered ${answer.status}`);
      if (sheets === '' || sheetsOf(other) !== sheets)
        bad.push(`${path} has the style sheets ${sheetsOf(other)}`);
      if (root.scrollWidth > innerWidth)
        bad.push(`${path} is ${root.scrollWidth} px wide at ${innerWidth} px`);
    }
    return bad;
  }, paths);

/** Pages of one test: all of a language take minutes on a busy machine. */
const PAGES = 6;
const allPages = [...otherPages, ...informationPages];

for (const locale of localeCodes)
  for (let first = 0; first < allPages.length; first += PAGES) {
    const paths = allPages.slice(first, first + PAGES).map((path) => pathIn(locale, path));
    // all that a page is looked at for, at one visit: opening it takes longer than looking
    test.describe(`from ${paths[0]} on`, () => {
      test(`axe finds nothing on any page in ${locale}, light and dark, and none is wider than a window of 320, 768 or 1280 px`, async ({
        page,
      }) => {
        const isVisited = (path: string) => pagesThatDiffer().has(path);
        for (const path of paths.filter(isVisited)) {
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
          await page.setViewportSize({ width: 1280, height: 800 });
          expect((await page.goto(path))?.status(), path).toBe(200);
          await expectNoAxeViolations(page);
          await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
          await expectNoAxeViolations(page, ['color-contrast']);
          for (const width of [1280, 320, 768])
            expect(await widthIn(page, width), `${path} at ${width} px`).toBeLessThanOrEqual(width);
        }
        if (!paths.some(isVisited)) await page.goto(paths[0] ?? '');
        const others = paths.filter((path) => !isVisited(path));
        for (const width of [1280, 320, 768]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await tooWide(page, others)).toEqual([]);
        }
      });
    });
  }
