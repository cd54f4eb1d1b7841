import { readEveryPage } from '../support/everyPage.ts';
import { expect, test } from '../support/test.ts';

const nameOf = (address: string) => address.replace(/^.*\/|-[\w-]{8}\.woff2$/g, '');

test.describe('without code, which changes no font', () => {
  test.use({ javaScriptEnabled: false });
  test('every page in every language asks ahead for fonts that it then shows, and for no other', async ({
    page,
  }) => {
    let ahead: string[] = [];
    let used: string[] = [];
    // without what is asked ahead, only what the letters of the page need is fetched
    await page.route('**/*', async (route) => {
      const request = route.request();
      if (request.resourceType() === 'font') used.push(nameOf(request.url()));
      if (request.resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const preload = /<link rel="preload" href="([^"]*)" as="font"[^>]*>/g;
      ahead = [...html.matchAll(preload)].map(([, href]) => nameOf(`${href}`));
      return route.fulfill({ response, body: html.replace(preload, '') });
    });
    const seen = new Set<string>();
    for (const { address, locale } of await readEveryPage(page.request)) {
      used = [];
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready.then(() => {}));
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
