import { expect, test } from 'vitest';
import { createTestApp } from './testing/testApp.ts';

test('an unknown path or method answers not_found as JSON', async () => {
  const { fail } = createTestApp();
  expect(await fail('GET', '/api/nope')).toEqual([404, 'not_found']);
  expect(await fail('PATCH', '/api/test-sessions')).toEqual([404, 'not_found']);
  expect(await fail('GET', '/')).toEqual([404, 'not_found']);
});

test('a body of more than 64 kB is refused, declared or streamed', async () => {
  const { app, fail } = createTestApp();
  const body = JSON.stringify({ locale: 'x'.repeat(65 * 1024) });
  expect(await fail('POST', '/api/test-sessions', { body })).toEqual([413, 'body_too_large']);
  const streamed = await app.request('/api/test-sessions', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: new Blob([body]).stream(),
    duplex: 'half',
  } as RequestInit); // `duplex` is missing in the DOM's type
  expect([streamed.status, await streamed.json()]).toMatchObject([413, { code: 'body_too_large' }]);
});

test('an unexpected failure answers internal, and its log shows no secret', async () => {
  const token = `1767225600000-k3v9x2m8q1.${'x'.repeat(43)}`;
  const { fail, logged } = createTestApp({
    bank: {
      sets: ['main'],
      getQuestionSet: () => {
        throw new Error(`cannot write to ann@example.org with ${token}`);
      },
    },
  });
  expect(await fail('POST', '/api/test-sessions')).toEqual([500, 'internal']);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatchObject({
    event: 'internal',
    fields: { method: 'POST', path: '/api/test-sessions' },
  });
  expect(JSON.stringify(logged)).toContain('cannot write to [address] with [token]');
});

test('every answer carries the headers that act on it, and answers about a session are never kept', async () => {
  const { start, call } = createTestApp();
  const session = await start();
  for (const path of [`/api/test-sessions/${session.id}`, '/api/nope', '/healthz']) {
    const { headers } = await call('GET', path, session);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    if (path.startsWith('/api/')) expect(headers.get('cache-control')).toBe('no-store');
  }
});

test('HSTS is not sent where the site is not on HTTPS', async () => {
  const { call } = createTestApp({ publicUrl: 'http://localhost:3000' });
  expect((await call('GET', '/healthz')).headers.has('strict-transport-security')).toBe(false);
});

test('the process reports that it lives, and that it can save', async () => {
  const { call } = createTestApp();
  expect((await call('GET', '/healthz')).body).toEqual({ status: 'ok' });
  expect((await call('GET', '/readyz')).body).toEqual({ status: 'ready' });
});
