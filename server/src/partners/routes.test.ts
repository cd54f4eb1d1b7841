import { expect, test } from 'vitest';
import { acme, createTestApp, PUBLIC_URL } from '../testing/testApp.ts';
import { createPartners } from './partners.ts';

const [listed = ''] = acme.origins;
const { origins: _, ...forPages } = acme;
const get = (key: string, origin?: string) =>
  createTestApp().call(
    'GET',
    `/api/partners/${key}`,
    origin === undefined ? {} : { headers: { Origin: origin } },
  );

test.each([undefined, listed, PUBLIC_URL])(
  'a partner answers to the origin %s, without its list of origins, to be asked again each time',
  async (origin) => {
    const { status, body, headers } = await get('acme', origin);
    expect([status, body]).toEqual([200, forPages]);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('vary')).toBe('Accept-Encoding, Origin');
  },
);

test('a partner of key, name and origins only answers key and name', async () => {
  const { key, name, origins } = acme;
  const { call } = createTestApp({ partners: createPartners([{ key, name, origins }]) });
  expect((await call('GET', '/api/partners/acme')).body).toEqual({ key, name });
});

test.each(['https://evil.test', 'https://acme.example.evil.test', 'http://acme.example', 'null'])(
  'the origin %s is refused a known partner and told so, readable',
  async (origin) => {
    const { status, body, headers } = await get('acme', origin);
    expect([status, body.code]).toEqual([403, 'origin_not_allowed']);
    expect(body.message).toContain("Ask the operator to add this page's origin to the partner.");
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toBe('Accept-Encoding, Origin');
  },
);

test.each([
  ['nobody', undefined],
  ['nobody', listed],
  ['nobody', 'https://evil.test'],
  ['Acme', 'https://evil.test'],
  ['..%2Facme', 'https://evil.test'],
])('the unknown key %s is reported to the origin %s, readable', async (key, origin) => {
  const { status, body, headers } = await get(key, origin);
  expect([status, body.code]).toEqual([404, 'partner_not_found']);
  expect(headers.get('access-control-allow-origin')).toBe(origin ?? null);
});
