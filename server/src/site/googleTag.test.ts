import { expect, test } from 'vitest';
import { folderWith, siteIn } from '../testing/siteFolder.ts';

const siteWith = (googleTagId?: string) =>
  siteIn(folderWith({ 'index.html': '<html lang="en">home', 'frame.html': '<html>frame' }), { googleTagId });

/** The policy of an answer, by directive. */
async function policyOf(site: ReturnType<typeof siteIn>, address: string) {
  const header = (await site.request(address)).headers.get('content-security-policy') ?? '';
  return Object.fromEntries(
    header.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('a page with a Google tag is marked with its id, and may use what that needs and nothing else', async () => {
  const analytics = siteWith('G-ABC1234567');
  expect(await (await analytics.request('/')).text()).toBe(
    '<html data-google-tag="G-ABC1234567" lang="en">home',
  );
  const usual = await policyOf(siteWith(), '/');
  expect(await policyOf(analytics, '/')).toEqual({
    ...usual,
    'script-src': ["'self'", 'https://*.googletagmanager.com'],
    'connect-src': [
      "'self'",
      'https://*.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.google.com',
    ],
    'img-src': ["'self'", 'data:', 'https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  });
  expect(usual).not.toHaveProperty('script-src');
  expect(usual['img-src']).toEqual(["'self'", 'data:']);
});

test.each(['GTM-ABC1234', 'GT-ABC1234', 'AW-123456789'])(
  'what may serve ads is let to Google Ads, too; nothing inline ever runs: %s',
  async (tagId) => {
    const policy = await policyOf(siteWith(tagId), '/');
    for (const directive of ['script-src', 'connect-src', 'img-src']) {
      expect(policy[directive]).toContain('https://*.googletagmanager.com');
      expect(policy[directive]).toContain('https://www.googleadservices.com');
    }
    expect(JSON.stringify(policy)).not.toContain('unsafe');
    expect(policy['default-src']).toEqual(["'self'"]);
  },
);

test('the test on pages of partners has no tag: its frame is not marked, and its policy is as without', async () => {
  const container = siteWith('GTM-ABC1234');
  for (const address of ['/embed/frame', '/embed/frame.html']) {
    expect(await (await container.request(address)).text()).toBe('<html>frame');
    expect(await policyOf(container, address)).toEqual(await policyOf(siteWith(), address));
  }
});
