import { expect, test } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { acme, createTestApp, PUBLIC_URL } from '../testing/testApp.ts';
import { createPartners } from './partners.ts';

/** Starts a test from a page of `origin`; returns the stored session and the number of documents. */
async function startFrom(origin: string | undefined, body: object) {
  const texts = new Map<string, string>();
  const { call } = createTestApp({ store: createMemoryStore(texts) });
  const headers = origin === undefined ? {} : { Origin: origin };
  const { status, body: answer } = await call('POST', '/api/test-sessions', { headers, body });
  const stored = [...texts].filter(([key]) => key.startsWith('test-sessions/'));
  const [[, document] = ['', '{}']] = stored;
  const { partner, hostOrigin } = JSON.parse(document);
  return { status, code: answer.code, count: stored.length, partner, hostOrigin };
}

test.each(acme.origins)(
  "a page of a partner's origin %s starts a session, which remembers both",
  async (origin) => {
    expect(await startFrom(origin, { partner: 'acme' })).toMatchObject({
      status: 201,
      partner: 'acme',
      hostOrigin: origin,
    });
  },
);

test.each([undefined, PUBLIC_URL])(
  'for the origin %s it is our own page: no partner is needed, and one may be named',
  async (origin) => {
    expect(await startFrom(origin, {})).toMatchObject({ status: 201, partner: null, hostOrigin: null });
    expect(await startFrom(origin, { partner: 'acme' })).toMatchObject({
      status: 201,
      partner: 'acme',
      hostOrigin: null,
    });
  },
);

test.each([
  'null',
  '',
  'https://evil.test',
  'https://acme.example.evil.test',
  'https://evil-acme.example',
  'http://acme.example',
  'https://acme.example:8443',
  'https://ACME.example',
  'https://acme.example.',
  'https://acme.example/',
  'http://localhost:8081',
  'https://quotient.test.evil.test',
  'https://quotient.test:8443',
  'https://quotient.test@evil.test',
  // the requested host: any site can name its own
  'http://localhost',
  // the public one, without its lock
  'http://quotient.test',
])('the origin %j starts nothing, with or without a partner, and nothing is stored', async (origin) => {
  const refusal = { status: 403, code: 'origin_not_allowed', count: 0 };
  expect(await startFrom(origin, {})).toMatchObject(refusal);
  expect(await startFrom(origin, { partner: 'acme' })).toMatchObject(refusal);
});

test('a listed origin without its partner, or with another one, starts nothing', async () => {
  const [origin = ''] = acme.origins;
  expect(await startFrom(origin, {})).toMatchObject({ status: 403, count: 0 });
  const { fail } = createTestApp({
    partners: createPartners([acme, { key: 'other', name: 'Other', origins: ['https://other.example'] }]),
  });
  expect(
    await fail('POST', '/api/test-sessions', { headers: { Origin: origin }, body: { partner: 'other' } }),
  ).toEqual([403, 'origin_not_allowed']);
});

test.each([undefined, PUBLIC_URL, 'https://acme.example', 'https://evil.test'])(
  'an unknown partner is reported to the origin %s, and nothing is stored',
  async (origin) => {
    expect(await startFrom(origin, { partner: 'nobody' })).toMatchObject({
      status: 404,
      code: 'partner_not_found',
      count: 0,
    });
  },
);
