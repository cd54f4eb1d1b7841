import type { APIRequestContext } from '@playwright/test';
import { pathIn, readPath, siteLocales } from '@quotient/contract/site';
import { HtmlValidate } from 'html-validate';
import { expectNoAxeViolations } from '../support/axe.ts';
import { informationPages } from '../support/informationPages.ts';
import { partsOf } from '../support/skeleton.ts';
import { expect, test } from '../support/test.ts';

/** What search engines find: every page of the sitemap, in each language that it is written in. */
async function addressesOf(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/sitemap.xml');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  return [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
}

interface Crawled {
  address: string;
  html: string;
}
let crawled: Crawled[] | undefined;
/** Each page of the sitemap, read once. */
async function crawl(request: APIRequestContext): Promise<Crawled[]> {
  if (crawled) return crawled;
  const pages: Crawled[] = [];
  for (const address of await addressesOf(request)) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
    pages.push({ address, html: await answer.text() });
  }
  crawled = pages;
  return pages;
}

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const titleOf = (html: string) => attribute(html, /<title>(.*?)<\/title>/) ?? '';
const descriptionOf = (html: string) => attribute(html, /<meta name="description" content="(.*?)"/) ?? '';

/** Pages written in every language. */
const everywhere = [
  '/',
  '/iq-test-online',
  '/student-iq-test',
  '/mensa-practice-test',
  '/pre-employment-cognitive-test',
  '/privacy-policy',
  '/imprint',
];

test('the sitemap names every page of the specification in each language that it is written in', async ({
  request,
  server,
}) => {
  const expected = [
    ...everywhere.flatMap((path) => siteLocales.map((locale) => pathIn(locale, path))),
    ...informationPages.flatMap((path) => [path, pathIn('de', path)]),
  ].map((path) => server.url + path);
  expect((await addressesOf(request)).sort()).toEqual(expected.sort());
});

test('every page has a title, a description and an address of its own, and names its other languages', async ({
  request,
}) => {
  const pages = await crawl(request);
  const addresses = new Set(pages.map(({ address }) => address));
  expect(new Set(pages.map(({ html }) => titleOf(html))).size).toBe(pages.length);
  expect(new Set(pages.map(({ html }) => descriptionOf(html))).size).toBe(pages.length);
  for (const { address, html } of pages) {
    const { locale } = readPath(new URL(address).pathname);
    expect(attribute(html, /<html [^>]*lang="(\w+)"/), address).toBe(locale);
    expect(attribute(html, /<link rel="canonical" href="(.*?)"/), address).toBe(address);
    expect(descriptionOf(html).length, address).toBeGreaterThan(50);
    expect(html.match(/<h1/g), address).toHaveLength(1);
    const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="(.*?)"/gi)];
    expect(alternates.length, address).toBeGreaterThan(2);
    for (const [, , alternate = ''] of alternates) expect(addresses, address).toContain(alternate);
    expect(
      alternates.map(([, , alternate]) => alternate),
      address,
    ).toContain(address);
    for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:locale', 'og:type'])
      expect(html, `${address} ${name}`).toContain(`property="${name}"`);
    expect(html, address).not.toContain('origin.invalid');
  }
});

test('S008: the title of a page that sells names the price; the others do not', async ({ request }) => {
  for (const { address, html } of await crawl(request)) {
    const { path } = readPath(new URL(address).pathname);
    const sells = everywhere.slice(0, 5).includes(path);
    expect(/\$/.test(titleOf(html)), `${address}: ${titleOf(html)}`).toBe(sells);
  }
});

test('no link leads nowhere, anchors included, and every page is linked from another one', async ({
  request,
  server,
}) => {
  const pages = await crawl(request);
  const byPath = new Map(pages.map(({ address, html }) => [new URL(address).pathname, html]));
  const linked = new Set<string>();
  const broken: string[] = [];
  for (const { address, html } of pages) {
    const targets = [...html.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(
      ([, target = '']) => new URL(target.replaceAll('&amp;', '&'), address),
    );
    for (const target of targets) {
      if (target.origin !== server.url) continue;
      if (target.pathname !== new URL(address).pathname) linked.add(target.pathname);
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
  for (const { address } of pages) expect(linked, address).toContain(new URL(address).pathname);
});

test('every page is valid HTML', async ({ request }) => {
  const checker = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // of style, not of HTML
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'long-title': 'off',
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
      // our own files, from our own origin
      'require-sri': 'off',
    },
  });
  const problems: string[] = [];
  for (const { address, html } of await crawl(request)) {
    const { results } = await checker.validateString(html);
    for (const { messages } of results)
      for (const { ruleId, message, line, column } of messages)
        problems.push(
          `${address}: ${ruleId}: ${message} ${html.split('\n')[line - 1]?.slice(column - 1, column + 80)}`,
        );
  }
  expect(problems).toEqual([]);
});

/** What search engines ask of each kind of fact, by its type in schema.org. */
const needed: Record<string, readonly string[]> = {
  WebSite: ['name', 'url', 'inLanguage', 'publisher'],
  Article: ['headline', 'dateModified', 'image', 'author', 'publisher', 'mainEntityOfPage', 'inLanguage'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Quiz: ['name', 'description', 'inLanguage', 'timeRequired', 'offers'],
};

test('the facts in a head are what search engines ask for, and say what the page says', async ({
  request,
}) => {
  const found = new Set<string>();
  for (const { address, html } of await crawl(request)) {
    const text = attribute(html, /<script type="application\/ld\+json">(.*?)<\/script>/s) ?? '';
    const facts: { '@context': string; '@graph': Record<string, unknown>[] } = JSON.parse(text);
    expect(facts['@context']).toBe('https://schema.org');
    for (const fact of facts['@graph']) {
      const type = String(fact['@type']);
      found.add(type);
      for (const name of needed[type] ?? ['an entry in the table above'])
        expect(fact[name], `${address} ${type}.${name}`).toBeTruthy();
      if (type === 'Article') {
        expect(String(fact.headline).length, address).toBeLessThanOrEqual(110);
        expect(fact.url, address).toBe(address);
      }
      if (type === 'BreadcrumbList') {
        const items = fact.itemListElement as { position: number; name: string; item: string }[];
        expect(
          items.map(({ position }) => position),
          address,
        ).toEqual(items.map((_, index) => index + 1));
        expect(items.at(-1)?.item, address).toBe(address);
      }
      if (type === 'FAQPage') {
        const questions = fact.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
        expect(questions.length).toBeGreaterThan(8);
        const headings = [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/gs)].map(([, heading = '']) =>
          heading.replace(/<[^>]+>/g, ''),
        );
        for (const { name, acceptedAnswer } of questions) {
          expect(headings, address).toContain(name.replaceAll('&', '&amp;'));
          expect(acceptedAnswer.text.length, name).toBeGreaterThan(40);
        }
      }
    }
  }
  expect([...found].sort()).toEqual(Object.keys(needed).sort());
});

test('robots, manifest, icons and the pictures of pages that are shared are there', async ({
  request,
  server,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  const manifest = await (await request.get('/site.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  const pages = await crawl(request);
  // one picture for each language shows that all can be drawn; the rest are known by their addresses
  for (const path of ['/', '/de/iq-faq', '/fr/imprint', '/es/student-iq-test', '/ar/mensa-practice-test']) {
    const { html = '' } = pages.find(({ address }) => address === server.url + path) ?? {};
    const picture = await request.get(attribute(html, /property="og:image" content="(.*?)"/) ?? '');
    expect([picture.status(), picture.headers()['content-type']], path).toEqual([200, 'image/png']);
  }
});

/**
 * Paths of the pages that have something which none before them has: an element in a place, or an order of headings. With
 * them, the home page of each language. What axe finds beyond that hangs on words: a name that is empty, an id twice; and
 * every page is valid HTML, which forbids these.
 */
async function pagesThatDiffer(request: APIRequestContext): Promise<Set<string>> {
  const differing = new Set(siteLocales.map((locale) => pathIn(locale, '/')));
  const seen = new Set<string>();
  const order = (address: string) => siteLocales.indexOf(readPath(new URL(address).pathname).locale);
  for (const { address, html } of [...(await crawl(request))].sort(
    (a, b) => order(a.address) - order(b.address),
  )) {
    const parts = partsOf(html);
    expect(parts.size, address).toBeGreaterThan(100);
    if ([...parts].some((part) => !seen.has(part))) differing.add(new URL(address).pathname);
    for (const part of parts) seen.add(part);
  }
  return differing;
}

for (const locale of siteLocales) {
  // all that a page is looked at for, at one visit: opening it takes longer than looking
  test(`axe finds nothing on any page in ${locale}, light and dark, and none is wider than a window of 320 or 768 px`, async ({
    page,
    request,
    viewport,
  }) => {
    test.setTimeout(120_000);
    const differing = await pagesThatDiffer(request);
    const paths = [...everywhere, ...(locale === 'en' || locale === 'de' ? informationPages : ['/iq-faq'])];
    for (const path of paths.map((each) => pathIn(locale, each))) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      if (viewport) await page.setViewportSize(viewport);
      await page.goto(path);
      if (differing.has(path)) {
        await expectNoAxeViolations(page);
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        await expectNoAxeViolations(page, ['color-contrast']);
      }
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 800 });
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth, `${page.url()} at ${width} px`).toBeLessThanOrEqual(width);
      }
    }
  });
}
