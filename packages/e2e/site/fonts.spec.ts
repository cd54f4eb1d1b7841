import type { Page } from '@playwright/test';
import { readEveryPage } from '../support/everyPage.ts';
import { expect, test } from '../support/test.ts';

const nameOf = (address: string) => address.replace(/^.*\/|-[\w-]{8}\.woff2.*$/g, '');

/** Files of the fonts that the letters of this page have fetched. */
const fontsInUse = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    document.body.getBoundingClientRect(); // laying it out asks for what its letters need
    await document.fonts.ready;
    const nameOf = (family: string, range: string) => `${family.replaceAll('"', '')} ${range}`;
    const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule),
    );
    const sources = rules.map(({ style }) => {
      const [family, range, src] = ['font-family', 'unicode-range', 'src'].map((property) =>
        style.getPropertyValue(property),
      );
      return [nameOf(`${family}`, range || 'U+0-10FFFF'), /url\("(.*?)"/.exec(`${src}`)?.[1]] as const;
    });
    const sourceOf = new Map(sources);
    const fetched = [...document.fonts].filter(({ status }) => status === 'loaded');
    return fetched.flatMap(({ family, unicodeRange }) => {
      const name = nameOf(family, unicodeRange);
      if (!sourceOf.has(name)) throw new Error(`No rule has the font ${name}.`);
      return sourceOf.get(name) ?? []; // the stand-ins are the device's own
    });
  });

const styleSheet = /<link rel="stylesheet" href="([^"]*)"[^>]*>/;
/**
 * Replaces the link to the style sheet by that sheet, with addresses of the fonts that no page had before: what the browser has
 * fetched already counts as fetched, whether a page needs it or not.
 */
const withFreshFonts = (html: string, css: string, page: number) =>
  html.replace(styleSheet, `<style>${css.replaceAll('.woff2', `.woff2?page=${page}`)}</style>`);

test.describe('without code, which changes no font', () => {
  test.use({ javaScriptEnabled: false, bypassCSP: true });
  test('every page in every language asks ahead for fonts that it then shows, and for no other', async ({
    page,
  }) => {
    const preload = /<link rel="preload" href="([^"]*)" as="font"[^>]*>/g;
    const css: Record<string, string> = {};
    const seen = new Set<string>();
    await page.goto('/');
    for (const [index, { address, locale, html }] of (await readEveryPage(page.request)).entries()) {
      const ahead = [...html.matchAll(preload)].map(([, href]) => nameOf(`${href}`));
      // without what is asked ahead, only what the letters of the page need is fetched
      const [, sheet = ''] = styleSheet.exec(html) ?? [];
      css[sheet] ??= await (await page.request.get(sheet)).text();
      const fresh = withFreshFonts(html.replace(preload, ''), css[sheet], index);
      await page.setContent(fresh, { waitUntil: 'domcontentloaded' });
      const used = (await fontsInUse(page)).map(nameOf);
      // code writes the headings there
      const awaited = address.endsWith('/my-results')
        ? ahead.filter((name) => name.startsWith('body'))
        : ahead;
      expect(
        awaited.filter((name) => !used.includes(name)),
        address,
      ).toEqual([]);
      for (const name of used) seen.add(name);
      expect(ahead.includes('body-arabic'), address).toBe(locale === 'ar');
    }
    // every one is there for something
    for (const name of ['body-latin', 'heading-latin', 'body-arabic', 'heading-arabic'])
      expect([...seen]).toContain(name);
  });
});

test('Arabic is set in the fonts of the site, text as well as headings', async ({ page }) => {
  await page.goto('/ar');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  for (const [selector, font] of [
    ['h1', 'Noto Naskh Arabic'],
    ['footer p', 'Noto Sans Arabic'],
  ] as const) {
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    const shown = fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
    expect(
      shown.some((name) => name.startsWith(font)),
      `${selector}: ${JSON.stringify(fonts)}`,
    ).toBe(true);
  }
});
