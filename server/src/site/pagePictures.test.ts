import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { createServedPages } from '../publishing/servedPages.ts';
import type { Pictures } from '../publishing/typesetting.ts';
import { folderWith, siteIn } from '../testing/siteFolder.ts';
import { fontsForTests, noPictures, picturesForTests } from '../testing/testPictures.ts';

const pictures = picturesForTests(fontsForTests());
const noted = [
  { path: '/', locale: 'en', heading: 'IQ Test' },
  { path: '/de', locale: 'de', heading: 'IQ-Test' },
  { path: '/de/iq-faq', locale: 'de', heading: 'Häufige Fragen' },
];
const pagesOf = (drawing = pictures, isDemo = false) =>
  createServedPages({
    store: createMemoryStore(),
    publicUrl: 'https://iq.example.org',
    pictures: drawing,
    isDemo,
  });

test.each(['/pictures/pages/en/home.png', '/pictures/pages/de/home.png', '/pictures/pages/de/iq-faq.png'])(
  '%s is a picture that pages of other origins may show, for a day',
  async (address) => {
    const site = siteIn(folderWith({ 'pages.json': JSON.stringify(noted) }), { pages: pagesOf() });
    const response = await site.request(address);
    const { status, headers } = response;
    const picture = new DataView(await response.arrayBuffer());
    expect([picture.getUint32(16), picture.getUint32(20)]).toEqual([1200, 630]);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
  },
);

test("a picture has its page's words, its address, and whether it is a demo", async () => {
  const drawn: string[] = [];
  const noting: Pictures = {
    ...noPictures,
    async png(key) {
      drawn.push(key);
      return new Uint8Array();
    },
  };
  const siteDir = folderWith({ 'pages.json': JSON.stringify(noted) });
  for (const isDemo of [false, true])
    await siteIn(siteDir, { pages: pagesOf(noting, isDemo) }).request('/pictures/pages/de/iq-faq.png');
  expect(drawn.map((key) => JSON.parse(key))).toEqual([
    ['page', 'iq.example.org', 'de', 'Häufige Fragen'],
    ['page', 'DEMO · iq.example.org', 'de', 'Häufige Fragen'],
  ]);
});

test('there is no picture of a page that the build has not noted, and none where it has noted nothing', async () => {
  const siteDir = folderWith({});
  const png = vi.fn(async () => new Uint8Array());
  const site = siteIn(siteDir, { pages: pagesOf({ ...noPictures, png }) });
  const ask = async (address: string) => (await site.request(address)).status;
  expect(await ask('/pictures/pages/en/home.png')).toBe(404);
  writeFileSync(path.join(siteDir, 'pages.json'), JSON.stringify(noted));
  expect(png).not.toHaveBeenCalled();
  for (const address of ['en/iq-faq.png', 'de/de/iq-faq.png', 'de/iq-faq', 'de/home.svg', '../home.png'])
    expect(await ask(`/pictures/pages/${address}`), address).toBe(404);
  expect(png).not.toHaveBeenCalled();
  expect(await ask('/pictures/pages/en/home.png')).toBe(200);
});

test.each(['{', '[{"path":"x","locale":"en","heading":"x"}]', '[{"path":"/","locale":"nl","heading":"x"}]'])(
  'notes of another form (%s) are logged',
  async (text) => {
    const log = { error: vi.fn() };
    const site = siteIn(folderWith({ 'pages.json': text }), { pages: pagesOf(), log });
    expect((await site.request('/pictures/pages/en/home.png')).status).toBe(500);
    expect(log.error).toHaveBeenCalledWith(
      'page_failed',
      expect.objectContaining({ code: 'internal', area: 'pictures' }),
    );
  },
);
