import { createHash } from 'node:crypto';
import type { CDPSession } from '@playwright/test';
import { brokenBudget } from '@quotient/bench/budgets';
import { settle } from '../support/settle.ts';
import { expect, startButton, test } from './partnerTest.ts';

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

test('loading="eager" does not wait, and a picture that a visitor of the page named currentScript does not become the address that code comes from', async ({
  page,
  host,
  asked,
  partner,
}) => {
  const wanted: string[] = [];
  page.on('request', (request) => wanted.push(request.url()));
  await host(`<img name="currentScript" src="${partner.url}/assets/icon.svg" alt=""><div style="height: 5000px"></div>
    <script src="{{quiz}}/embed.js"></script><iq-test partner="demo" loading="eager"></iq-test>`);
  await expect(startButton(page)).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(files(asked).some((address) => address.startsWith('/app-'))).toBe(true);
  expect(wanted.filter((url) => url.startsWith(`${partner.url}/embed/`))).toEqual([]);
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
  const fileSizes: Record<string, Record<string, number>> = {};
  for (const lang of ['ar', 'en']) {
    const page = await browser.newPage();
    const bytes = await countScripts(await page.context().newCDPSession(page));
    // comes while the questions are answered, and nothing before needs it
    await page.route(/\/laterStages-\w+\.js/, (route) => route.abort());
    await page.goto(`${partner.url}/start-directly?lang=${lang}`);
    await expect(page.getByRole('radio').first()).toBeVisible();
    const own = () => [...bytes].filter(([url]) => url.startsWith(server.url));
    // what comes later may already be there by then
    const needed = () => own().filter(([url]) => !/\/later\w*-/.test(url));
    const total = () => needed().reduce((sum, [, size]) => sum + size, 0);
    // a script may run before its size is told
    await expect.poll(total, lang).toBe(brotliBytes.firstQuestion[lang]);
    await settle(page);
    sizes[lang] = total();
    fileSizes[lang] = Object.fromEntries(needed().map(([url, size]) => [url.replace(/.*\//, ''), size]));
    expect(own()[0]?.[1]).toBe(brotliBytes.loader);
    await page.close();
  }
  console.log(`loader ${brotliBytes.loader} B, to the first question: ${JSON.stringify(sizes)}`);
  expect(brotliBytes.firstQuestion).toMatchObject(sizes);
  if (runtime === 'react') return; // the limits are for what is shipped
  for (const [lang, size] of Object.entries<number>(brotliBytes.firstQuestion))
    expect(brokenBudget('firstQuestion', lang, fileSizes[lang] ?? { 'all files': size })).toBeUndefined();
  expect(brokenBudget('loader', 'loader', { 'embed.js': brotliBytes.loader })).toBeUndefined();
});
