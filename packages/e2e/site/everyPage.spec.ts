import { pathIn, siteLocales } from '@quotient/contract/site';
import { events } from '../support/events.ts';
import { readEveryPage, type SitePage } from '../support/everyPage.ts';
import { footerLinks, headerLinks } from '../support/frameLinks.ts';
import { informationPages } from '../support/informationPages.ts';
import { expect, test } from '../support/test.ts';

/** An element that a page has once; empty where it has none. */
const partOf = ({ html }: SitePage, tag: string) =>
  new RegExp(`<${tag}[ >].*?</${tag}>`, 's').exec(html)?.[0] ?? '';
/** Where the links of each `<nav>` of a part lead. */
const linksOf = (part: string) =>
  [...part.matchAll(/<nav .*?<\/nav>/gs)].map(([nav]) =>
    [...nav.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href),
  );
/** Stands in for a page of the payment provider: without our header and footer. */
const isBare = ({ address }: Pick<SitePage, 'address'>) => address.endsWith('/demo-checkout');

/** One page of each kind: the languages take turns, where the kind is there in all. */
const oneOfEachKind = (pages: SitePage[]) =>
  [...new Set(pages.map(({ kind }) => kind))].flatMap((kind, index) => {
    const ofKind = pages.filter((page) => page.kind === kind);
    const inTurn = ofKind.find(({ locale }) => locale === siteLocales[index % siteLocales.length]);
    return inTurn ?? ofKind.slice(0, 1);
  });

test('S047: every page in every language has the header, with a logo that leads home, and the footer', async ({
  request,
}) => {
  const pages = await readEveryPage(request);
  const locales = new Map(pages.map(({ address, locale }) => [address, locale]));
  for (const path of [
    '/',
    '/pre-employment-cognitive-test',
    ...informationPages,
    '/payment-success',
    '/nope',
  ])
    for (const locale of siteLocales) expect(locales.get(pathIn(locale, path)), path).toBe(locale);
  for (const page of pages.filter((each) => !isBare(each))) {
    const { address, locale } = page;
    const inLocale = (paths: string[]) => paths.map((path) => pathIn(locale, path));
    const header = partOf(page, 'header');
    // the first link: the drawing, and the organization's name
    const logo = /^<header[^>]*><div[^>]*><a [^>]*href="([^"]*)"[^>]*><svg .*?<\/svg><span>Quotient</s;
    expect(logo.exec(header)?.[1], address).toBe(pathIn(locale, '/'));
    // one for wide windows, one in the menu of narrow ones
    expect(linksOf(header), address).toEqual([inLocale(headerLinks), inLocale(headerLinks)]);
    expect(linksOf(partOf(page, 'footer')), address).toEqual(Object.values(footerLinks).map(inLocale));
    // each of them is a page in that language; that the server has it, crawl.spec.ts knows
    for (const link of [...headerLinks, ...Object.values(footerLinks).flat()])
      expect(locales.get(pathIn(locale, link)), `${link} from ${address}`).toBe(locale);
  }
});

test('S044: every page pushes one page_view: all load the same code, and it does on each kind of page', async ({
  page,
  request,
}) => {
  const pages = await readEveryPage(request);
  for (const { address, html } of pages)
    expect(
      [...html.matchAll(/<script [^>]*src="([^"]*)"/g)].map(([, script]) => script),
      address,
    ).toEqual([expect.stringMatching(/^\/assets\/boot-/), expect.stringMatching(/^\/assets\/client-/)]);

  // would go on to another page, or say more in its title
  await page.route('**/assets/paymentReturn*.js', (route) => route.abort());
  const pushed = () => events(page);
  const view = (page_path: string, page_title: string) => [{ event: 'page_view', page_path, page_title }];
  for (const { address, locale } of oneOfEachKind(pages)) {
    await page.goto(address);
    // what opens a result or a certificate is not told
    const told = address.replace(/^(\/(?:r|verify)\/).*/, '$1');
    await expect.poll(pushed, address).toEqual(view(told, await page.title()));
    if (isBare({ address })) continue;
    await page.locator('header a').first().click();
    await expect(page).toHaveURL(pathIn(locale, '/'));
    await expect.poll(pushed, `from ${address}`).toEqual(view(pathIn(locale, '/'), await page.title()));
  }
});
