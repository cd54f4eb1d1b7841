import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages } from './pages.ts';

test('no two pages have one address', () => {
  const addresses = ['/', '/assets', '/404', ...pages.flatMap(({ path, routes = [] }) => [path, ...routes])];
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) expect(address).toMatch(/^\/[a-z0-9/-]*$/);
});

test('every page has its file, and every file is a page', () => {
  const files = readdirSync(new URL('pages', import.meta.url));
  const known = pages.flatMap(({ path, without }) => [path.slice(1), without ?? []].flat());
  expect(files.sort()).toEqual(['404', 'index', ...known].map((name) => `${name}.html`).sort());
});

const policies = pages.flatMap(({ path, nonce = false, headers = {} }) => {
  const policy = headers['Content-Security-Policy'];
  return policy === undefined ? [] : [{ path, nonce, policy }];
});

test.each(policies)('the policy of $path is as strict as a partner would copy it', ({ nonce, policy }) => {
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(policy).toMatch(/(?:^|; )script-src /);
  expect(policy.includes("'nonce-{{nonce}}'")).toBe(nonce);
  expect(policy.replaceAll(/\{\{(?:quiz|nonce)\}\}/g, '')).not.toContain('{{');
});
