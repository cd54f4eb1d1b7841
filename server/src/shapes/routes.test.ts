import { expect, test } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';
import { drawShape } from './grammar.ts';

test('S194: the shapes table is answered as rows of name and svg_content', async () => {
  const { call } = createTestApp();
  const { status, body } = await call<object[]>('GET', '/api/svg-shapes');
  expect(status).toBe(200);
  expect(body).toEqual([{ name: 'square', svg_content: '<rect width="100" height="100"/>' }]);
});

const path = '/api/svg-shapes?names=';

test('those with the names alone are answered, each once; what no grammar knows is left out', async () => {
  const { call } = createTestApp();
  const names = [
    'square',
    'no-such-figure',
    'square',
    'SQUARE',
    '__proto__',
    `square${'+dot-top'.repeat(20)}`,
  ];
  const { body } = await call<object[]>('GET', path + encodeURIComponent(names.join()));
  expect(body).toEqual([{ name: 'square', svg_content: '<rect width="100" height="100"/>' }]);
  expect(await call('GET', path)).toMatchObject({ status: 200, body: [] });
  expect(await call('GET', `${path}${'a'.repeat(8001)}`)).toMatchObject({
    status: 400,
    body: { code: 'invalid_request' },
  });
});

test('a figure that is not stored is drawn, as the forms of fresh need it; a stored row replaces the drawing', async () => {
  const { call } = createTestApp();
  const { body } = await call<{ name: string; svg_content: string }[]>(
    'GET',
    path + encodeURIComponent('circle+dot-top,square'),
  );
  expect(body).toEqual([
    { name: 'square', svg_content: '<rect width="100" height="100"/>' },
    { name: 'circle+dot-top', svg_content: drawShape('circle+dot-top') },
  ]);
});

test('a page can ask for no more drawings than it needs', async () => {
  const { call } = createTestApp();
  const figures = ['circle', 'star', 'hexagon', 'pentagon', 'cross'];
  const places = ['top', 'bottom', 'left', 'right', 'center', 'top-left', 'top-right', 'bottom-left'];
  const tokens = figures.flatMap((figure) =>
    places.flatMap((place) =>
      ['', '-filled', '-hatched', '-dashed', '-medium', '-small'].map(
        (kind) => `${figure}${kind}+dot-${place}`,
      ),
    ),
  );
  expect(tokens.length).toBeGreaterThan(200);
  const { body } = await call<object[]>('GET', path + encodeURIComponent(tokens.join()));
  expect(body).toHaveLength(200);
});

test.each(['', '?names=square,circle%2Bdot-top'])(
  'the shapes table%s is revalidated each time, and sent again only to a client that lacks it',
  async (query) => {
    const { app } = createTestApp();
    const first = await app.request(`/api/svg-shapes${query}`);
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const etag = first.headers.get('etag') ?? '';
    const again = await app.request(`/api/svg-shapes${query}`, { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  },
);
