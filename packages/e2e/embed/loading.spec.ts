import { createHash } from 'node:crypto';
import type { CDPSession, Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { expect, settle, startButton, test } from './partnerTest.ts';

/** Files of the embed among the addresses, without the version. */
const files = (asked: string[]) =>
  asked
    .filter((address) => address.startsWith('/embed'))
    .map((address) => address.replace(/^\/embed\/v[^/]+/, ''));

test('far below the screen only the script is fetched; coming near fetches the test, with one locale and no later stage', async ({
  page,
  visit,
  asked,
  server,
}) => {
  await visit('/below-the-fold');
  await page.evaluate(() => customElements.whenDefined('iq-test'));
  await settle(page);
  expect(asked).toEqual(['/embed.js']);
  await expect(page.locator(`link[rel=preconnect][href="${server.url}"][crossorigin]`)).toHaveCount(1);

  await page.evaluate(() => document.querySelector('iq-test')?.scrollIntoView());
  await expect(startButton(page)).toBeVisible();
  await settle(page);
  const names = files(asked).map((address) => address.replace(/-\w+\.js$/, ''));
  expect(names.filter((name) => name === '/first')).toHaveLength(1);
  expect(names.filter((name) => name === '/app')).toHaveLength(1);
  expect(names.filter((name) => name.startsWith('/later'))).toEqual([]);
  expect(names).not.toContain('/debug');
  expect(names).not.toContain('/frame');
  expect(asked.filter((address) => address.startsWith('/api/'))).toEqual(['/api/partners/demo']);

  await startButton(page).click();
  await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
  await expect.poll(() => files(asked).some((address) => address.startsWith('/laterStages-'))).toBe(true);
});

test('loading="eager" does not wait', async ({ page, host, asked }) => {
  await host(`<div style="height: 5000px"></div>
    <iq-test partner="demo" loading="eager"></iq-test><script src="{{quiz}}/embed.js" async></script>`);
  await expect(startButton(page)).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(files(asked).some((address) => address.startsWith('/app-'))).toBe(true);
});

/** Sums the layout shifts of a page from its first frame on. */
async function watchShifts(page: Page): Promise<() => Promise<{ value: number; sources: string[] }[]>> {
  await page.addInitScript(() => {
    const shifts: { value: number; sources: string[] }[] = [];
    Object.defineProperty(document, 'shiftsByTest', { value: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: { node: Element | null }[] };
        shifts.push({ value, sources: sources.map(({ node }) => node?.id || (node?.nodeName ?? '?')) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (document as never as { shiftsByTest: [] }).shiftsByTest);
}

const surroundings = (attributes: string) => `<h1>Host</h1><script src="{{quiz}}/embed.js"></script>
  <iq-test partner="demo" ${attributes}><a href="{{quiz}}/">Take the test</a></iq-test>
  <p id="after">${'What follows. '.repeat(400)}</p>`;

for (const mode of ['inline', 'popup', 'fullscreen', 'floating']) {
  test(`what follows an element with mode="${mode}" does not move while the test is on its way`, async ({
    page,
    host,
    server,
  }) => {
    const shifts = await watchShifts(page);
    const releaseFiles = await hold(page, `${server.url}/embed/v*/app-*`);
    const releaseWords = await hold(page, `${server.url}/embed/v*/first-*`);
    await host(surroundings(`mode="${mode}"`));
    const height = () =>
      page.evaluate(() => document.querySelector('iq-test')?.getBoundingClientRect().height);
    await page.evaluate(() => customElements.whenDefined('iq-test'));
    await settle(page);
    if (mode === 'inline') {
      // room for all of the screen, and a skeleton in it
      expect(await height()).toBeGreaterThanOrEqual(800);
      const color = await page.locator('iq-test').evaluate((host) => getComputedStyle(host).backgroundColor);
      expect(color).not.toBe('rgba(0, 0, 0, 0)');
    }
    releaseFiles();
    if (mode === 'inline') {
      await page.waitForFunction(() =>
        document.querySelector('iq-test')?.shadowRoot?.querySelector('[part=root]'),
      );
      await settle(page);
      expect(await height()).toBeGreaterThanOrEqual(800);
    }
    releaseWords();
    const button =
      mode === 'inline' ? startButton(page) : page.getByRole('button', { name: 'Take the IQ Test' });
    await expect(button).toBeVisible();
    await settle(page);
    expect(await shifts()).toEqual([]);
  });
}

test('a script that comes late moves nothing where the page itself keeps the room until then', async ({
  page,
  host,
  server,
}) => {
  const shifts = await watchShifts(page);
  const release = await hold(page, `${server.url}/embed.js`);
  const body = surroundings('').replace('.js"></script>', '.js" async></script>');
  const visiting = host(`<style>iq-test:not(:defined) { display: block; min-height: 100vh }</style>${body}`);
  await page.waitForFunction(() => document.querySelector('#after'));
  await settle(page);
  release();
  await visiting;
  await expect(startButton(page)).toBeVisible();
  await settle(page);
  expect(await shifts()).toEqual([]);
});

test.describe('where something cannot be loaded', () => {
  const fallback = (page: Page) => page.getByRole('link', { name: 'Take the test on its own page' });

  test('without the app, the content of the page stands in, and the page hears why; coming back tries again', async ({
    page,
    visit,
    heard,
    said,
    server,
  }) => {
    await page.route(`${server.url}/embed/v*/app-*`, (route) => route.abort());
    await visit('/inline');
    await expect(fallback(page)).toBeVisible();
    const { height } = (await page.locator('iq-test').boundingBox()) ?? { height: 0 };
    expect(height).toBeLessThan(100); // nothing is kept free for a test that does not come
    expect(await heard()).toEqual([
      {
        name: 'error',
        target: 'test',
        detail: expect.objectContaining({ code: 'load_failed', message: expect.any(String) }),
      },
    ]);
    expect(said.filter((text) => text.startsWith('[iq-test]'))).toHaveLength(1);

    // a browser keeps a failed module; what helps then is another attempt that finds the file
    await page.unroute(`${server.url}/embed/v*/app-*`);
    await page.evaluate(async () => {
      const element = document.querySelector('iq-test') as Element;
      const place = element.parentElement as Element;
      element.remove();
      await new Promise(requestAnimationFrame);
      place.append(element);
    });
    await expect(startButton(page).or(fallback(page))).toBeVisible();
  });

  test('the page hears of a failed app', async ({ page, visit, heard, server }) => {
    await page.route(`${server.url}/embed/v*/app-*`, (route) => route.abort());
    await visit('/hidden-data');
    await expect(fallback(page)).toBeVisible();
    expect((await heard())[0]?.detail).toEqual({
      code: 'load_failed',
      message: expect.any(String),
    });
  });

  test('without the script, the content of the page stays', async ({ page, visit, host, server }) => {
    await visit('/unreachable');
    await expect(fallback(page)).toBeVisible();
    await page.route(`${server.url}/**`, (route) => route.abort());
    await host(
      '<iq-test partner="demo"><a href="/">Take the test on its own page</a></iq-test><script src="{{quiz}}/embed.js" async></script>',
    );
    await expect(fallback(page)).toBeVisible();
  });

  test('a server that has gone is said, and "Try again" finds it when it is back', async ({
    page,
    visit,
    server,
  }) => {
    await page.route(`${server.url}/api/**`, (route) => route.abort());
    await visit('/inline');
    const notice = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' });
    await expect(notice).toBeVisible();
    await page.unroute(`${server.url}/api/**`);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(startButton(page)).toBeVisible();
  });

  test.describe(() => {
    // the page's own policy is what refuses the files
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    test.use({ quiet: async ({}, use) => use(undefined) });

    test('a policy that names the script alone ends in the content of the page', async ({
      page,
      visit,
      heard,
    }) => {
      await visit('/unreachable-app');
      await expect(fallback(page)).toBeVisible();
      expect((await heard()).map(({ name, detail }) => [name, detail.code])).toEqual([
        ['error', 'load_failed'],
      ]);
    });
  });
});

test('a script tag that stands there three times defines one element and fetches the test once', async ({
  page,
  visit,
  asked,
  said,
}) => {
  await visit('/double-script');
  await expect(startButton(page)).toHaveCount(1);
  const names = files(asked).filter((name) => name !== '/embed.js');
  expect(names.some((name) => name.startsWith('/app-'))).toBe(true);
  expect(new Set(names).size).toBe(names.length);
  expect(said).toEqual([]);
});

test('the versioned script with its checksum works and never changes; the moving one is asked for each time', async ({
  page,
  visit,
  host,
  asked,
  request,
  server,
}) => {
  const manifest = await (await request.get(`${server.url}/embed/manifest.json`)).json();
  const versioned = await request.get(server.url + manifest.loader);
  const moving = await request.get(`${server.url}/embed.js`);
  const body = await versioned.body();
  expect(manifest.loader).toBe(`/embed/v${manifest.version}/embed.js`);
  expect(body.equals(await moving.body())).toBe(true);
  expect(`sha384-${createHash('sha384').update(body).digest('base64')}`).toBe(manifest.integrity);
  expect(versioned.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(moving.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });

  await visit('/pinned');
  await expect(startButton(page)).toBeVisible();
  expect(asked[0]).toBe(manifest.loader);
  const chunk = asked.find((address) => address.includes('/app-')) ?? '';
  expect(chunk.startsWith(`/embed/v${manifest.version}/`)).toBe(true);
  expect((await request.get(server.url + chunk)).headers()['cache-control']).toMatch(/immutable/);

  await host(`<script src="{{quiz}}${manifest.loader}" crossorigin="anonymous" async
      integrity="${manifest.integrity.slice(0, -4)}AAAA"></script>
    <iq-test partner="demo"><a href="/">Take the test on its own page</a></iq-test>`);
  await expect(page.getByRole('link', { name: 'Take the test on its own page' })).toBeVisible();
  expect(await page.evaluate(() => customElements.get('iq-test'))).toBeUndefined();
});

/** Bytes of scripts as they come over the line, without headers, by address. */
async function countScripts(session: CDPSession): Promise<Map<string, number>> {
  const bytes = new Map<string, number>();
  const open = new Map<string, { url: string; headerBytes: number }>();
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/\.js$/.test(new URL(response.url).pathname))
      open.set(requestId, { url: response.url, headerBytes: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = open.get(requestId);
    if (script) bytes.set(script.url, encodedDataLength - script.headerBytes);
  });
  return bytes;
}

test('until the first question a page loads what the manifest says, and no more than allowed', async ({
  browser,
  partner,
  request,
  server,
  runtime,
}) => {
  const { brotliBytes } = await (await request.get(`${server.url}/embed/manifest.json`)).json();
  const sizes: Record<string, number> = {};
  for (const lang of ['ar', 'de', 'en', 'es', 'fr']) {
    const page = await browser.newPage();
    const bytes = await countScripts(await page.context().newCDPSession(page));
    // comes while the questions are answered, and nothing before needs it
    await page.route(/\/laterStages-\w+\.js/, (route) => route.abort());
    await page.goto(`${partner.url}/inline?lang=${lang}`);
    await page.locator('iq-test').getByRole('button').first().click();
    await expect(page.getByRole('radio').first()).toBeVisible();
    const own = [...bytes].filter(([url]) => url.startsWith(server.url));
    // what comes later may already be there by then
    const needed = own.filter(([url]) => !/\/later\w*-/.test(url));
    sizes[lang] = needed.reduce((total, [, size]) => total + size, 0);
    expect(own[0]?.[1]).toBe(brotliBytes.loader);
    await page.close();
  }
  console.log(`loader ${brotliBytes.loader} B, to the first question: ${JSON.stringify(sizes)}`);
  expect(sizes).toEqual(brotliBytes.firstQuestion);
  if (runtime === 'react') return; // the limits are for what is shipped
  for (const size of Object.values(sizes)) expect(size).toBeLessThanOrEqual(45_000);
  expect(brotliBytes.loader).toBeLessThanOrEqual(1024);
});
