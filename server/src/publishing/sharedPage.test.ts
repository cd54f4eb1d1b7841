import { mkdirSync, writeFileSync } from 'node:fs';
import { localeCodes } from '@quotient/contract/locales';
import { personas } from '@quotient/fixtures';
import { expect, test } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { createSharedRecord } from '../testing/records.ts';
import { createServedSite } from '../testing/servedSite.ts';
import { createTestApp, PUBLIC_URL } from '../testing/testApp.ts';
import { fontsForTests, noPictures, picturesForTests } from '../testing/testPictures.ts';
import { sharedPage } from './sharedPage.ts';

const pictures = picturesForTests(fontsForTests());
const createApp = () => {
  const app = createTestApp();
  return { ...app, site: createServedSite(app.ports, pictures) };
};

/** A shared result of a test in a language; its answers took long enough to be read. */
async function share(
  { call, answerAll, time, finish, decide, openCheckout }: ReturnType<typeof createApp>,
  locale = 'en',
) {
  const { body: session } = await call<Awaited<ReturnType<ReturnType<typeof createApp>['start']>>>(
    'POST',
    '/api/test-sessions',
    { body: { locale } },
  );
  await answerAll(session, personas.careful.answers);
  time.now += 600_000;
  await finish(session);
  await decide((await openCheckout(session)).id, 'pay');
  const { body } = await call<{ id: string }>('POST', '/api/shared-results', {
    token: session.token,
    body: {},
  });
  return { id: body.id, token: session.token };
}

const size = (png: DataView) => ({ width: png.getUint32(16), height: png.getUint32(20) });

test.each(localeCodes)(
  'the page of a shared result in %s has every tag that a link preview reads',
  async (locale) => {
    const app = createApp();
    const { id } = await share(app, locale);
    const address = `${PUBLIC_URL}/r/${id}`;
    const { status, document } = await app.site.open(`/r/${id}`, 'tlh');
    expect(status).toBe(200);
    expect(document.documentElement.lang).toBe(locale);
    expect(document.documentElement.getAttribute('dir')).toBe(locale === 'ar' ? 'rtl' : 'ltr');
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content');
    const description = content('meta[name="description"]');
    expect(document.title).toMatch(/131/);
    expect(document.title).toMatch(/\$/); // the advertised price
    expect(description).toContain('131');
    expect(content('meta[name="robots"]')).toBe('noindex');
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(address);
    expect(content('meta[property="og:locale"]')).toMatch(new RegExp(`^${locale}_[A-Z]{2}$`));
    expect(content('meta[property="og:site_name"]')).toBe('Quotient');
    expect(content('meta[property="og:type"]')).toBe('website');
    expect(content('meta[property="og:url"]')).toBe(address);
    expect(content('meta[property="og:image:type"]')).toBe('image/png');
    expect(content('meta[name="twitter:card"]')).toBe('summary_large_image');
    for (const tag of ['meta[property="og:title"]', 'meta[name="twitter:title"]'])
      expect(content(tag)).toBe(document.title);
    for (const tag of ['meta[property="og:description"]', 'meta[name="twitter:description"]'])
      expect(content(tag)).toBe(description);
    for (const tag of ['meta[property="og:image"]', 'meta[name="twitter:image"]'])
      expect(content(tag)).toBe(`${address}/picture.png`);
    for (const tag of ['meta[property="og:image:alt"]', 'meta[name="twitter:image:alt"]'])
      expect(content(tag)).toContain('131');

    const picture = await app.site.request(new URL(content('meta[property="og:image"]') ?? '').pathname);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const bytes = await picture.arrayBuffer();
    mkdirSync('test-results/pictures', { recursive: true });
    writeFileSync(`test-results/pictures/shared-${locale}.png`, new Uint8Array(bytes));
    expect(size(new DataView(bytes))).toEqual({
      width: Number(content('meta[property="og:image:width"]')),
      height: Number(content('meta[property="og:image:height"]')),
    });
    expect(size(new DataView(bytes))).toEqual({ width: 1200, height: 630 });
  },
);

test('the page says score, label, percentile and correct answers, in the frame of the site and without a script', async () => {
  const app = createApp();
  const { id, token } = await share(app);
  const { document, html, headers } = await app.site.open(`/r/${id}`);
  const main = document.querySelector('main')?.textContent ?? '';
  for (const said of ['131', 'Very Superior', '97.5', '19', '100', 'for entertainment and education only'])
    expect(main).toContain(said);
  expect(main).not.toContain('in less time');
  expect(document.querySelector('header')?.textContent).toBe('Head en');
  expect(document.querySelectorAll('main script, main [style]').length).toBe(0);
  expect(document.querySelector('main a')?.getAttribute('href')).toBe('/');
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(html).not.toContain(token.split('.')[0]);
});

test.each([
  ['de', 'Head de', '/de'],
  ['fr', 'Head en', '/fr'],
])('a result in %s has a frame of its language if that was built', async (locale, head, home) => {
  const app = createApp();
  const { document } = await app.site.open(`/r/${(await share(app, locale)).id}`);
  expect(document.documentElement.lang).toBe(locale);
  expect(document.querySelector('header')?.textContent).toBe(head);
  expect(document.querySelector('main a')?.getAttribute('href')).toBe(home);
});

test('a result that is no longer shared is gone, page and picture, like one that never was', async () => {
  const app = createApp();
  const { id, token } = await share(app);
  expect((await app.site.request(`/r/${id}/picture.png`)).status).toBe(200);
  const other = await app.paid();
  expect(await app.fail('DELETE', `/api/shared-results/${id}`, { token: other.token })).toEqual([
    404,
    'shared_result_not_found',
  ]);
  expect((await app.site.request(`/r/${id}`)).status).toBe(200);
  await app.call('DELETE', `/api/shared-results/${id}`, { token });
  for (const gone of [id, 'A'.repeat(22), 'x', '%3Cscript%3E']) {
    const { status, document } = await app.site.open(`/r/${gone}`, 'xx, fr;q=0.8, de;q=0.9');
    expect(status).toBe(404);
    expect(document.documentElement.lang).toBe('de');
    expect(document.querySelector('main')?.textContent).toContain('kein geteiltes Ergebnis');
    expect(document.querySelector('main a')?.getAttribute('href')).toBe('/de');
    expect(document.querySelector('meta[property]')).toBeNull();
    expect((await app.site.request(`/r/${gone}/picture.png`)).status).toBe(404);
  }
});

test('a label shows from 95 on, an interval and the note on haste where the record has them', async () => {
  const said = async (part: object) =>
    (await sharedPage({ ...createSharedRecord(0), ...part }, PUBLIC_URL).main).toString();
  expect(await said({ iq_score: 95 })).toContain('served-label');
  expect(await said({ iq_score: 94 })).not.toContain('served-label');
  expect(await said({})).not.toMatch(/served-(?:band|warning)/);
  expect(await said({ interval: { low: 93, high: 107 } })).toMatch(/served-band.*between 93 and 107/s);
  for (const doubt of [{ isTooFew: true }, { isTooFast: true }])
    expect(await said({ interval: { low: 93, high: 107 }, ...doubt })).not.toMatch(/served-band|between 93/);
  expect(await said({ isTooFast: true })).toContain('little about the person');
});

test('the one action comes before the curve, the facts and the disclaimer', async () => {
  const page = (await sharedPage(createSharedRecord(0), PUBLIC_URL).main).toString();
  const [action, curve] = ['Take the IQ Test yourself', 'served-curve'].map((text) => page.indexOf(text));
  expect(action).toBeGreaterThan(page.indexOf('served-score'));
  expect(action).toBeLessThan(curve ?? 0);
  expect(page.match(/<a /g)).toHaveLength(1);
});

test('on a demo the page keeps the mark of the demo', async () => {
  const app = createTestApp();
  const { html } = await createServedSite(app.ports, pictures, true).open('/r/x');
  expect(html).toContain('<html data-demo lang="en"');
});

test('a page that cannot be read says so, and the log does not say whose it is', async () => {
  const texts = new Map<string, string>();
  const app = createTestApp({ store: createMemoryStore(texts) });
  const site = createServedSite(app.ports, noPictures);
  const id = 'd'.repeat(22);
  texts.set(`shared-results/${id}`, 'damaged');
  for (const address of [`/r/${id}`, `/r/${id}/picture.png`]) {
    const response = await site.request(address);
    expect(response.status).toBe(500);
    expect(await response.text()).toContain("The server can't read the stored record.");
  }
  expect(app.logged.map(({ event, fields }) => [event, fields.code, fields.area])).toEqual([
    ['page_failed', 'record_damaged', 'r'],
    ['page_failed', 'record_damaged', 'r'],
  ]);
  expect(JSON.stringify(app.logged)).not.toContain(id);
});
