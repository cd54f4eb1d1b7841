import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { securityHeaders } from './securityHeaders.ts';

/** The headers of an answer of this type, without those of the answer itself. */
async function headersOf(type: string | null, status: 200 | 204 = 200): Promise<string[]> {
  const app = new Hono();
  app.use(securityHeaders('https://quotient.example'));
  app.get('/', () => new Response(null, { status, headers: type ? { 'Content-Type': type } : {} }));
  const { headers } = await app.request('/');
  return [...headers.keys()].filter((name) => name !== 'content-type').sort();
}

const ofEverything = ['cross-origin-resource-policy', 'strict-transport-security', 'x-content-type-options'];

test.each(['text/javascript; charset=utf-8', 'text/css; charset=utf-8', 'font/woff2', 'image/png'])(
  '%s is not a page, and lacks the headers of pages',
  async (type) => {
    expect(await headersOf(type)).toEqual(ofEverything);
  },
);

test('an answer without a body lacks the headers of pages', async () => {
  expect(await headersOf(null, 204)).toEqual(ofEverything);
});

test('data is shown by nobody: its policy allows nothing', async () => {
  expect(await headersOf('application/json')).toEqual(['content-security-policy', ...ofEverything]);
  const app = new Hono();
  app.use(securityHeaders('https://quotient.example'));
  app.get('/', (c) => c.json({}));
  expect((await app.request('/')).headers.get('content-security-policy')).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  );
});

test.each([
  'text/html; charset=utf-8',
  'image/svg+xml',
  'application/xhtml+xml',
  'application/pdf',
  'text/plain; charset=UTF-8',
  null, // a type that a browser may guess counts as a page
])('%s carries all of them', async (type) => {
  expect(await headersOf(type)).toEqual(
    [
      ...ofEverything,
      'content-security-policy',
      'cross-origin-opener-policy',
      'origin-agent-cluster',
      'permissions-policy',
      'referrer-policy',
      'x-dns-prefetch-control',
      'x-download-options',
      'x-frame-options',
      'x-permitted-cross-domain-policies',
      'x-xss-protection',
    ].sort(),
  );
});

test('the policy of pages allows nothing inline', async () => {
  const app = new Hono();
  app.use(securityHeaders('https://quotient.example'));
  app.get('/', (c) => c.html('<p>'));
  const policy = (await app.request('/')).headers.get('content-security-policy');
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe');
});
