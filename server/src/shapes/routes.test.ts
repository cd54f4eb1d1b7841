import { expect, test } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';

test('S194: the shapes table is answered as rows of name and svg_content', async () => {
  const { call } = createTestApp();
  const { status, body } = await call<object[]>('GET', '/api/svg-shapes');
  expect(status).toBe(200);
  expect(body).toEqual([{ name: 'square', svg_content: '<rect width="100" height="100"/>' }]);
});

test('those with the names alone are answered, each once; one that is not stored is left out', async () => {
  const { call } = createTestApp();
  const path = '/api/svg-shapes?names=';
  const { body } = await call<object[]>('GET', `${path}square,${encodeURIComponent('square+dot')},square`);
  expect(body).toEqual([{ name: 'square', svg_content: '<rect width="100" height="100"/>' }]);
  expect(await call('GET', path)).toMatchObject({ status: 200, body: [] });
  expect(await call('GET', `${path}${'a'.repeat(8001)}`)).toMatchObject({
    status: 400,
    body: { code: 'invalid_request' },
  });
});

test('the shapes table is cached for a while, and revalidated by its tag', async () => {
  const { app } = createTestApp();
  const first = await app.request('/api/svg-shapes');
  expect(first.headers.get('cache-control')).toBe('public, max-age=300');
  const again = await app.request('/api/svg-shapes', {
    headers: { 'If-None-Match': first.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});
