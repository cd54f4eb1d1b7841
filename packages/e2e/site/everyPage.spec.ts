import { localeCodes } from '@quotient/contract/locales';
import { pathIn } from '@quotient/contract/site';
import { events } from '../support/events.ts';
import { readEveryPage, type SitePage } from '../support/everyPage.ts';
import { footerLinks, headerLinks, headerNames } from '../support/frameLinks.ts';
import { informationPages } from '../support/informationPages.ts';
import { expect, test } from '../support/test.ts';

/** An element that a page has once; empty where it has none. */
const partOf = ({ html }: SitePage, tag: string) =>
  new RegExp(`<${tag}[ >].*?</${tag}>`, 's').exec(html)?.[0] ?? '';
/** Targets of the links of each `<nav>` of a part. */
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
    const inTurn = ofKind.find(({ locale }) => locale === localeCodes[index % localeCodes.length]);
    return inTurn ?? ofKind.slice(0, 1);
  });

/** Links or headings of a part of the page. */
const textsOf = (part: string, tag: 'a' | 'h2') =>
  [...part.matchAll(new RegExp(`<${tag} [^>]*>([^<]*)</${tag}>`, 'g'))].map(([, text]) => text);

/** The header, with a logo that leads home, and the footer, in the language of the page. */
function expectHeaderAndFooter(page: SitePage): void {
  const { address, locale } = page;
  const inLocale = (paths: string[]) => paths.map((path) => pathIn(locale, path));
  const header = partOf(page, 'header');
  // the first link: the drawing, and the organization's name
  const logo = /^<header[^>]*><div[^>]*><a [^>]*href="([^"]*)"[^>]*><svg .*?<\/svg><span>Quotient</s;
  expect(logo.exec(header)?.[1], address).toBe(pathIn(locale, '/'));
  // one for wide windows, one in the menu of narrow ones
  expect(linksOf(header), address).toEqual([inLocale(headerLinks), inLocale(headerLinks)]);
  const footer = partOf(page, 'footer');
  expect(linksOf(footer), address).toEqual(Object.values(footerLinks).map(inLocale));
  if (locale !== 'en') return;
  expect(textsOf(partOf({ ...page, html: header }, 'nav'), 'a'), address).toEqual(headerNames);
  expect(textsOf(footer, 'h2').slice(0, 4), address).toEqual(Object.keys(footerLinks));
}

test('S044 S047 S048 S051 S052 S053 S054: every page in every language has the header and the footer with their links, and pushes one page_view', async ({
  page,
  request,
}) => {
  const pages = await readEveryPage(request);
  const locales = new Map(pages.map(({ address, locale }) => [address, locale]));

  await test.step('the pages are those of the specification, and each has the header and the footer', () => {
    for (const path of [
      '/',
      '/pre-employment-cognitive-test',
      ...informationPages,
      '/payment-success',
      '/nope',
    ])
      for (const locale of localeCodes) expect(locales.get(pathIn(locale, path)), path).toBe(locale);
    for (const each of pages) {
      if (isBare(each)) {
        expect(partOf(each, 'header') + partOf(each, 'footer'), each.address).toBe('');
        continue;
      }
      expectHeaderAndFooter(each);
      // each of them is a page in that language; that the server has it, crawl.spec.ts knows
      for (const link of [...headerLinks, ...Object.values(footerLinks).flat()])
        expect(locales.get(pathIn(each.locale, link)), `${link} from ${each.address}`).toBe(each.locale);
    }
  });

  await test.step('all load the same code', () => {
    for (const { address, html } of pages)
      expect(
        [...html.matchAll(/<script [^>]*src="([^"]*)"/g)].map(([, script]) => script),
        address,
      ).toEqual([expect.stringMatching(/^\/assets\/boot-/), expect.stringMatching(/^\/assets\/client-/)]);
  });

  await test.step('it pushes one page_view on each kind of page, whose header shows its links', async () => {
    // would go on to another page, or say more in its title
    await page.route('**/assets/paymentReturn*.js', (route) => route.abort());
    for (const { address } of oneOfEachKind(pages)) {
      await page.goto(address);
      // what opens a result or a certificate is not told
      const page_path = address.replace(/^(\/(?:r|verify)\/).*/, '$1');
      const view = { event: 'page_view', page_path, page_title: await page.title() };
      await expect.poll(() => events(page), address).toEqual([view]);
      if (isBare({ address })) continue;
      await expect(page.getByRole('banner').getByRole('navigation').getByRole('link')).toHaveCount(5);
    }
  });
});
