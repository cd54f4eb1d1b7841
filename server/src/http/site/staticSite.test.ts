import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { byRetentionKind, retention } from '@quotient/contract/retention';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryStore } from '../../outside/memoryStore.ts';
import { createPartners } from '../../partners/partners.ts';
import { createServedPages } from '../../sharing/servedPages.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { acme } from '../../testing/testApp.ts';
import { noPictures } from '../../testing/testPictures.ts';
import { createStaticSite } from './staticSite.ts';

const files = {
  'site/index.html': 'home',
  'site/imprint.html': '<!doctype html><html lang="en">imprint',
  'site/payment-success/index.html': 'success',
  'site/404.html': 'Oops! Page not found',
  'site/assets/app-3kd92j.js': 'script',
  'site/icon.svg': '<svg/>',
  'embed/embed.js': 'loader',
  'site/figures/cubes.svg': '<svg>cubes</svg>',
  'site/vision/index.html': 'vision',
  'embed/manifest.json': '{"version":"0.1.0"}',
  'embed/custom-elements.json': '{}',
  'embed/frame.html': 'frame',
  'embed/v0.1.0/embed.js': 'loader',
  'embed/v0.1.0/app.js': 'app',
  'secret.txt': 'secret',
};

const partners = createPartners([acme]);
const pages = createServedPages({
  store: createMemoryStore(),
  publicUrl: 'http://localhost:3000',
  pictures: noPictures,
});

function createSite(isDemo = false) {
  const root = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  writeFileSync(path.join(root, 'site/assets/app-3kd92j.js.gz'), gzipSync('script'));
  writeFileSync(path.join(root, 'site/assets/app-3kd92j.js.br'), 'brotli');
  writeFileSync(path.join(root, 'site/imprint.html.gz'), gzipSync(files['site/imprint.html']));
  return createStaticSite({
    siteDir: path.join(root, 'site'),
    embedDir: path.join(root, 'embed'),
    embedArchiveDir: path.join(root, 'archive'),
    publicUrl: 'http://localhost:3000',
    partners,
    pages,
    log: { error: vi.fn() },
    isDemo,
  });
}

/** A site whose files are all in one folder. */
const siteOf = (folder: string, isDemo = false) =>
  createStaticSite({
    siteDir: folder,
    embedDir: folder,
    embedArchiveDir: folder,
    publicUrl: 'http://x',
    partners,
    pages,
    log: { error: vi.fn() },
    isDemo,
  });

test.each([
  ['/', 'home'],
  ['/?utm=1', 'home'],
  ['/imprint', files['site/imprint.html']],
  ['/imprint/', files['site/imprint.html']],
  ['/payment-success?checkout=x', 'success'],
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
  expect((await request('br;q=0, gzip')).headers.get('content-encoding')).toBe('gzip');
  expect((await request('br; q=0.0, gzip;q=0')).headers.get('content-encoding')).toBeNull();
  const plain = await request();
  expect([await plain.text(), plain.headers.get('content-encoding')]).toEqual(['script', null]);
});

test('a demo marks every page, and never sends one that was kept or compressed without the mark', async () => {
  const demo = createSite(true);
  const headers = { 'Accept-Encoding': 'gzip, br' };
  const plain = await createSite().request('/imprint', { headers });
  expect(plain.headers.get('content-encoding')).toBe('gzip');
  const kept = {
    ...headers,
    'If-None-Match': (await createSite().request('/imprint')).headers.get('etag') ?? '',
  };
  const marked = await demo.request('/imprint', { headers: kept });
  expect([marked.status, marked.headers.get('content-encoding')]).toEqual([200, 'gzip']);
  const text = gunzipSync(await marked.arrayBuffer()).toString();
  expect(text).toBe('<!doctype html><html data-demo lang="en">imprint');
  expect(marked.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect((await demo.request('/assets/app-3kd92j.js', { headers })).headers.get('content-encoding')).toBe(
    'br',
  );
});

test('a page of a demo is marked and compressed once, with a tag of its own for each encoding', async () => {
  let zippedCount = 0;
  class CountedStream extends CompressionStream {
    constructor(format: CompressionFormat) {
      super(format);
      zippedCount += 1;
    }
  }
  vi.stubGlobal('CompressionStream', CountedStream);
  onTestFinished(() => void vi.unstubAllGlobals());
  const demo = createSite(true);
  const ask = (encoding: string, tag = '') =>
    demo.request('/imprint', { headers: { 'Accept-Encoding': encoding, 'If-None-Match': tag } });
  const [plain, zipped] = [await ask(''), await ask('gzip')];
  expect([plain.headers.get('content-encoding'), zipped.headers.get('content-encoding')]).toEqual([
    null,
    'gzip',
  ]);
  const [plainTag, zippedTag] = [plain, zipped].map(({ headers }) => headers.get('etag') ?? '');
  expect(plainTag).not.toBe(zippedTag);
  expect([(await ask('', plainTag)).status, (await ask('gzip', zippedTag)).status]).toEqual([304, 304]);
  expect([(await ask('', zippedTag)).status, (await ask('gzip', plainTag)).status]).toEqual([200, 200]);
  expect(zippedCount).toBe(1);
});

test('a demo sends what is no page as it is: nothing is compressed on its way', async () => {
  const root = temporaryFolder();
  const file = path.join(root, 'font.woff2');
  writeFileSync(file, 'f'.repeat(5000));
  writeFileSync(path.join(root, '404.html'), '<html>nothing here');
  const site = (isDemo: boolean) => siteOf(root, isDemo);
  const headers = { 'Accept-Encoding': 'gzip' };
  const [usual, demo] = [
    await site(false).request('/font.woff2', { headers }),
    await site(true).request('/font.woff2', { headers }),
  ];
  expect(demo.headers.get('content-encoding')).toBeNull();
  expect(demo.headers.get('etag')).toBe(usual.headers.get('etag'));
  expect((await demo.arrayBuffer()).byteLength).toBe(5000);
  const lost = await site(true).request('/nope', { headers });
  expect([lost.status, gunzipSync(await lost.arrayBuffer()).toString()]).toEqual([
    404,
    '<html data-demo>nothing here',
  ]);
});

test('a page of a demo that is built anew while the server runs is marked anew', async () => {
  const root = temporaryFolder();
  const page = path.join(root, 'new.html');
  const site = siteOf(root, true);
  writeFileSync(page, '<html>old');
  expect(await (await site.request('/new')).text()).toBe('<html data-demo>old');
  writeFileSync(page, '<html>newer');
  expect(await (await site.request('/new')).text()).toBe('<html data-demo>newer');
});

test('a page that did not change is not sent again, also where its tag is one of several or was made weak', async () => {
  const site = createSite();
  const tag = (await site.request('/imprint')).headers.get('etag');
  const ask = (tags: string) => site.request('/imprint', { headers: { 'If-None-Match': tags } });
  for (const tags of [`${tag}`, `W/${tag}`, `"other", ${tag}`, `"other",W/${tag} , "more"`]) {
    const again = await ask(tags);
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
  expect((await ask(`"other", "${tag?.slice(1, -2)}"`)).status).toBe(200);
});

test.each([
  ['/embed.js', 'loader', 'no-cache'],
  ['/embed/manifest.json', '{"version":"0.1.0"}', 'no-cache'],
  ['/embed/custom-elements.json', '{}', 'no-cache'],
  ['/embed/v0.1.0/embed.js', 'loader', 'public, max-age=31536000, immutable'],
  ['/embed/v0.1.0/app.js', 'app', 'public, max-age=31536000, immutable'],
])('%s may be loaded from other origins', async (address, text, caching) => {
  const response = await createSite().request(address);
  expect([response.status, await response.text()]).toEqual([200, text]);
  expect(response.headers.get('cache-control')).toBe(caching);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a file that a version lacks is not missing for good', async () => {
  const response = await createSite().request('/embed/v0.1.0/nope.js');
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-cache']);
});

test('a page whose name begins like a version is no version', async () => {
  expect((await createSite().request('/vision')).headers.get('cache-control')).toBe('no-cache');
});

test('a picture of a question may be shown on pages of other origins, but not read by them', async () => {
  const response = await createSite().request('/figures/cubes.svg');
  expect([response.status, await response.text()]).toEqual([200, files['site/figures/cubes.svg']]);
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test.each([
  ['/embed/frame', 200, 'frame', "'self'"],
  ['/embed/frame?partner=acme', 200, 'frame', `'self' ${acme.origins.join(' ')}`],
  ['/embed/frame?partner=nobody', 404, 'No partner has this key.', "'none'"],
  ['/embed/frame?partner=', 404, 'No partner has this key.', "'none'"],
])('%s answers %d %s, to be framed by %s', async (address, status, text, ancestors) => {
  const site = createSite();
  const response = await site.request(address);
  expect([response.status, await response.text()]).toEqual([status, text]);
  const pagePolicy = (await site.request('/')).headers.get('content-security-policy') ?? '';
  expect(pagePolicy).toContain("frame-ancestors 'self'");
  expect(response.headers.get('content-security-policy')).toBe(
    pagePolicy.replace("frame-ancestors 'self'", `frame-ancestors ${ancestors}`),
  );
  expect(response.headers.get('x-frame-options')).toBeNull();
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('every other page may be framed by our own pages only', async () => {
  for (const address of ['/', '/imprint', '/embed/frame.html', '/nope']) {
    const { headers } = await createSite().request(address);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  }
});

test('pages may not be loaded as a resource of other origins', async () => {
  const { headers } = await createSite().request('/');
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('a site that is built anew while the server runs is served anew', async () => {
  const root = temporaryFolder();
  const site = siteOf(root);
  expect((await site.request('/new')).status).toBe(404);
  writeFileSync(path.join(root, 'new.html'), 'new');
  expect(await (await site.request('/new')).text()).toBe('new');
});

test('an address of nothing but slashes takes no time', async () => {
  const started = performance.now();
  await createSite().request(`/${'/'.repeat(200_000)}x`);
  // by a pattern it took 40 s
  expect(performance.now() - started).toBeLessThan(5000);
});

test('only reading is allowed', async () => {
  expect((await createSite().request('/', { method: 'HEAD' })).status).toBe(200);
  const response = await createSite().request('/', { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('a site that is not built answers 404 everywhere instead of failing', async () => {
  const site = siteOf('/nonexistent');
  for (const address of ['/', '/embed.js', '/embed/frame', '/r/x'])
    expect((await site.request(address)).status).toBe(404);
});

test('pages say for how long this server keeps records; where nothing differs, they are sent as they were built', async () => {
  const root = temporaryFolder();
  const built = '<p>Gone <span data-retention="paidTests">after 730 days</span>.</p>';
  writeFileSync(path.join(root, 'policy.html'), built);
  const textWith = async (paidTests: number) => {
    const site = createStaticSite({
      siteDir: root,
      embedDir: root,
      embedArchiveDir: root,
      publicUrl: 'http://x',
      partners,
      pages,
      log: { error: vi.fn() },
      retentionDays: { ...byRetentionKind((kind) => retention[kind].days), paidTests },
    });
    const answer = await site.request('/policy');
    return [await answer.text(), answer.headers.get('ETag') !== null];
  };
  expect(await textWith(730)).toEqual([built, true]);
  expect((await textWith(1))[0]).toBe(built.replace('after 730 days', 'after 1 day'));
  expect((await textWith(0))[0]).toBe(built.replace('after 730 days', 'never'));
});
