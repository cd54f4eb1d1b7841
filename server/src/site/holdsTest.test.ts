import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Visit } from '../partners/ports.ts';
import { folderWith, siteIn } from '../testing/siteFolder.ts';

const withTest = '<!doctype html><main><div data-island="iq-test"></div></main>';
const without = '<!doctype html><main><p>About</p></main>';

/** A site that records visits. */
function countedSite() {
  const visits: Visit[] = [];
  const siteDir = folderWith({
    'index.html': withTest,
    'de/index.html': withTest,
    'iq-test-online/index.html': withTest,
    'about/index.html': without,
    '404.html': withTest,
    'assets/app-3kd92j.js': 'data-island="iq-test"',
  });
  const site = siteIn(siteDir, { visits: { count: (_, visit) => visits.push(visit) } });
  return { site, visits, siteDir };
}

test('a page with the test on it is a visit, in its language', async () => {
  const { site, visits } = countedSite();
  for (const address of ['/', '/de', '/iq-test-online']) await site.request(address);
  expect(visits).toEqual([
    { partner: null, locale: 'en' },
    { partner: null, locale: 'de' },
    { partner: null, locale: 'en' },
  ]);
});

test('other pages, files and addresses without a page are none', async () => {
  const { site, visits } = countedSite();
  for (const address of ['/about', '/assets/app-3kd92j.js', '/nope', '/index.html'])
    await site.request(address);
  expect(visits).toEqual([]);
});

test('a prefetched page is a visit too', async () => {
  const { site, visits } = countedSite();
  const etag = (await site.request('/')).headers.get('ETag') ?? '';
  const again = await site.request('/', { headers: { 'If-None-Match': etag } });
  expect([again.status, visits.length]).toEqual([304, 2]);
});

test('a page that is built again without the test no longer counts', async () => {
  const { site, visits, siteDir } = countedSite();
  await site.request('/');
  writeFileSync(path.join(siteDir, 'index.html'), without);
  await site.request('/');
  expect(visits).toHaveLength(1);
});
