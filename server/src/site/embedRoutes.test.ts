import path from 'node:path';
import { expect, test } from 'vitest';
import { folderWith, siteIn } from '../testing/siteFolder.ts';
import { acme } from '../testing/testApp.ts';

function createSite() {
  const root = folderWith({
    'site/index.html': 'home',
    'embed/embed.js': 'loader',
    'embed/manifest.json': '{"version":"0.1.0"}',
    'embed/custom-elements.json': '{}',
    'embed/frame.html': '<html>frame',
    'embed/v0.1.0/embed.js': 'loader',
    'embed/v0.1.0/app.js': 'app',
  });
  return siteIn(path.join(root, 'site'), {
    embedDir: path.join(root, 'embed'),
    embedArchiveDir: path.join(root, 'archive'),
    isDemo: true,
  });
}

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

test.each([
  ['/embed/frame', 200, '<html>frame', "'self'"],
  ['/embed/frame?partner=acme', 200, '<html>frame', `'self' ${acme.origins.join(' ')}`],
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
