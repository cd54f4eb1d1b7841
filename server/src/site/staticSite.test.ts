import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { createStaticSite } from './staticSite.ts';

const files = {
  'site/index.html': 'home',
  'site/imprint.html': 'imprint',
  'site/payment-success/index.html': 'success',
  'site/r/index.html': 'shared',
  'site/404.html': 'Oops! Page not found',
  'site/assets/app-3kd92j.js': 'script',
  'site/icon.svg': '<svg/>',
  'embed/embed.js': 'loader',
  'embed/app-92kd.js': 'app',
  'secret.txt': 'secret',
};

function createSite() {
  const root = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  writeFileSync(path.join(root, 'site/assets/app-3kd92j.js.gz'), gzipSync('script'));
  writeFileSync(path.join(root, 'site/assets/app-3kd92j.js.br'), 'brotli');
  return createStaticSite({
    siteDir: path.join(root, 'site'),
    embedDir: path.join(root, 'embed'),
    publicUrl: 'http://localhost:3000',
  });
}

test.each([
  ['/', 'home'],
  ['/?utm=1', 'home'],
  ['/imprint', 'imprint'],
  ['/imprint/', 'imprint'],
  ['/payment-success?checkout=x', 'success'],
  ['/r/AAAAAAAAAAAAAAAAAAAAAA', 'shared'],
])('%s answers its page, to be revalidated each time', async (address, text) => {
  const response = await createSite().request(address);
  expect([response.status, await response.text()]).toEqual([200, text]);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
});

test.each([
  ['/', 'same-origin-allow-popups'],
  ['/payment-success?checkout=x', 'unsafe-none'],
])(
  '%s has the opener policy %s, so that a checkout and the page that opened it keep each other',
  async (address, policy) => {
    const response = await createSite().request(address);
    expect(response.headers.get('cross-origin-opener-policy')).toBe(policy);
  },
);

test.each(['/nope', '/r/a/b', '/assets/', '/index.html/x'])(
  'S220: the unknown path %s answers the 404 page with status 404',
  async (address) => {
    const response = await createSite().request(address);
    expect([response.status, await response.text()]).toEqual([404, files['site/404.html']]);
  },
);

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/embed/..%2f..%2fsecret.txt',
  '/%00',
  '/%',
])('%s does not climb out of the folder', async (address) => {
  const response = await createSite().request(`http://localhost${address}`);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('secret');
});

test('hashed files are kept for good, in the best encoding that is there and accepted', async () => {
  const site = createSite();
  const request = (encodings?: string) =>
    site.request('/assets/app-3kd92j.js', { headers: encodings ? { 'Accept-Encoding': encodings } : {} });
  const best = await request('gzip, deflate, br;q=1');
  expect([await best.text(), best.headers.get('content-encoding')]).toEqual(['brotli', 'br']);
  expect(best.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(best.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(best.headers.get('vary')).toBe('Accept-Encoding');
  expect((await request('gzip')).headers.get('content-encoding')).toBe('gzip');
  const plain = await request();
  expect([await plain.text(), plain.headers.get('content-encoding')]).toEqual(['script', null]);
});

test('a page that did not change is not sent again', async () => {
  const site = createSite();
  const first = await site.request('/imprint');
  const again = await site.request('/imprint', {
    headers: { 'If-None-Match': first.headers.get('etag') ?? '' },
  });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test.each([
  ['/embed.js', 'loader'],
  ['/embed/app-92kd.js', 'app'],
])('%s may be loaded from other origins', async (address, text) => {
  const response = await createSite().request(address);
  expect([response.status, await response.text()]).toEqual([200, text]);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('pages may not be loaded as a resource of other origins', async () => {
  const { headers } = await createSite().request('/');
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('a site that is built anew while the server runs is served anew', async () => {
  const root = temporaryFolder();
  const site = createStaticSite({ siteDir: root, embedDir: root, publicUrl: 'http://localhost:3000' });
  expect((await site.request('/new')).status).toBe(404);
  writeFileSync(path.join(root, 'new.html'), 'new');
  expect(await (await site.request('/new')).text()).toBe('new');
});

test('only reading is allowed', async () => {
  expect((await createSite().request('/', { method: 'HEAD' })).status).toBe(200);
  const response = await createSite().request('/', { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('a site that is not built answers 404 everywhere instead of failing', async () => {
  const site = createStaticSite({
    siteDir: '/nonexistent/site',
    embedDir: '/nonexistent/embed',
    publicUrl: 'http://localhost',
  });
  for (const address of ['/', '/embed.js', '/r/x']) expect((await site.request(address)).status).toBe(404);
});
