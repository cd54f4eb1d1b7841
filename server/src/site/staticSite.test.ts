import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { byRetentionKind, retention } from '@quotient/contract/retention';
import { expect, test } from 'vitest';
import { folderWith, siteIn } from '../testing/siteFolder.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';

const files = {
  'site/index.html': 'home',
  'site/imprint.html': '<!doctype html><html lang="en">imprint',
  'site/payment-success/index.html': 'success',
  'site/de/index.html': 'Startseite',
  'site/de/payment-success/index.html': 'Bezahlt',
  'site/ar/demo-checkout/index.html': 'الدفع',
  'site/404.html': 'Oops! Page not found',
  'site/de/404.html': 'Seite nicht gefunden',
  'site/r/index.html': 'template',
  'site/de/r/index.html': 'Vorlage',
  'site/verify/index.html': 'template',
  'site/icon.svg': '<svg/>',
  'site/assets/app-3kd92j.js': 'script',
  'site/figures/cubes.svg': '<svg>cubes</svg>',
  'site/vision/index.html': 'vision',
  'embed/frame.html': 'frame',
  'secret.txt': 'secret',
};

function createSite(more: Record<string, string> = {}) {
  const root = folderWith({ ...files, ...more });
  return siteIn(path.join(root, 'site'), {
    embedDir: path.join(root, 'embed'),
    embedArchiveDir: path.join(root, 'archive'),
  });
}

test.each([
  ['/', 'home'],
  ['/?utm=1', 'home'],
  ['/imprint', files['site/imprint.html']],
  ['/payment-success?checkout=x', 'success'],
  ['/de', 'Startseite'],
])('%s answers its page, to be revalidated each time', async (address, text) => {
  const response = await createSite().request(address);
  expect([response.status, await response.text()]).toEqual([200, text]);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
});

test.each([
  ['/imprint/', '/imprint'],
  ['/imprint/?a=1&b=%2F', '/imprint?a=1&b=%2F'],
  ['/de/', '/de'],
  ['/index.html', '/'],
  ['/vision/index.html?x', '/vision?x'],
  ['/imprint.html', '/imprint'],
  ['/r/abc/', '/r/abc'],
  ['//evil.example/', '/evil.example'],
  ['//evil.example/%2e%2e', '/'],
  ['/\\evil.example/', '/evil.example'],
])('%s leads to %s, on this site and for good', async (address, place) => {
  const response = await createSite().request(`http://localhost${address}`);
  expect([response.status, response.headers.get('location')]).toEqual([301, place]);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  ['/', 'same-origin-allow-popups'],
  ['/payment-success?checkout=x', 'unsafe-none'],
  ['/de/payment-success?checkout=x', 'unsafe-none'],
  ['/ar/demo-checkout?id=x', 'unsafe-none'],
])(
  '%s has the opener policy %s, so that a checkout and the page that opened it keep each other',
  async (address, policy) => {
    const response = await createSite().request(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('cross-origin-opener-policy')).toBe(policy);
  },
);

test.each(['/nope', '/r/a/b', '/assets', '/assets/gone.js', '/index.html/x', '/404', '/r', '/fr/nope'])(
  'S220: the unknown path %s answers the 404 page with status 404',
  async (address) => {
    const response = await createSite().request(address);
    expect([response.status, await response.text()]).toEqual([404, files['site/404.html']]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  },
);

test.each(['/de/nope', '/de/nope/deep', '/de/404', '/de/r', '/de/r/x'])(
  'S220: the unknown path %s answers the 404 page of its language',
  async (address) => {
    const response = await createSite().request(address);
    expect([response.status, await response.text()]).toEqual([404, files['site/de/404.html']]);
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

test('a page whose name begins like a version is not a version', async () => {
  expect((await createSite().request('/vision')).headers.get('cache-control')).toBe('no-cache');
});

test('icons may be a day old, scripts are cached for good, figures are requested each time', async () => {
  const site = createSite();
  const caching = async (address: string) => (await site.request(address)).headers.get('cache-control');
  expect(await caching('/icon.svg')).toBe('public, max-age=86400');
  expect(await caching('/assets/app-3kd92j.js')).toBe('public, max-age=31536000, immutable');
  expect(await caching('/figures/cubes.svg')).toBe('no-cache');
});

test('pages name the rules for what to fetch ahead where the site has them; nothing else does', async () => {
  const rulesOf = async (site: ReturnType<typeof createSite>, address: string) =>
    (await site.request(address)).headers.get('speculation-rules');
  const site = createSite({ 'site/speculation-rules.json': '{}' });
  for (const address of ['/', '/de', '/nope'])
    expect(await rulesOf(site, address)).toBe('"/speculation-rules.json"');
  for (const address of ['/icon.svg', '/assets/app-3kd92j.js', '/speculation-rules.json', '/embed/frame'])
    expect(await rulesOf(site, address)).toBeNull();
  expect(await rulesOf(createSite(), '/')).toBeNull();
});

test('a picture of a question may be shown on pages of other origins, but not read by them', async () => {
  const response = await createSite().request('/figures/cubes.svg');
  expect([response.status, await response.text()]).toEqual([200, files['site/figures/cubes.svg']]);
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test('every page but the frame may be framed by our own pages only', async () => {
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

test('a site that is built again while the server runs is served again', async () => {
  const root = temporaryFolder();
  const site = siteIn(root);
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
  const site = siteIn('/nonexistent');
  for (const address of ['/', '/embed.js', '/embed/frame', '/r/x'])
    expect((await site.request(address)).status).toBe(404);
});

test('pages say for how long this server keeps records; where nothing differs, they are sent as they were built', async () => {
  const built = '<html lang="de"><p>Höchstens: <span data-days="paidTests">2 Jahre (730 Tage)</span>.</p>';
  const folder = folderWith({ 'policy.html': built });
  const textWith = async (paidTests: number) => {
    const retentionDays = { ...byRetentionKind((kind) => retention[kind].days), paidTests };
    return (await siteIn(folder, { retentionDays }).request('/policy')).text();
  };
  expect(await textWith(730)).toBe(built);
  expect(await textWith(1)).toBe(built.replace('2 Jahre (730 Tage)', '1 Tag'));
  expect(await textWith(0)).toBe(built.replace('2 Jahre (730 Tage)', 'bis zur Löschung'));
});
