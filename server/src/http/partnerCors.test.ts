import { expect, test } from 'vitest';
import { acme, createTestApp, PUBLIC_URL } from '../testing/testApp.ts';

const [listed = ''] = acme.origins;
const preflight = (origin: string, method = 'POST') => ({
  method: 'OPTIONS',
  headers: {
    Origin: origin,
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': 'authorization,content-type',
  },
});
/** Headers of an answer to a partner's page. */
const readable = { 'access-control-allow-origin': listed };
const corsOf = ({ headers }: { headers: Headers }) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));

test("a page of a partner may ask for everything the embed needs, for ten minutes, without the visitor's cookies", async () => {
  const { app } = createTestApp();
  for (const origin of acme.origins) {
    const response = await app.request('/api/test-sessions', preflight(origin));
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(corsOf(response)).toEqual({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': 'authorization, content-type, x-test-token',
      'access-control-max-age': '600',
    });
    expect(response.headers.get('vary')).toBe('Origin');
  }
});

test.each([
  'null',
  '*',
  '',
  'https://evil.test',
  'https://acme.example.evil.test',
  'https://evil-acme.example',
  'https://www.acme.example',
  'http://acme.example',
  'https://acme.example:8443',
  'https://ACME.example',
  'https://acme.example.',
  'https://acme.example/',
  'https://acme.example, https://evil.test',
  'http://localhost:8081',
  PUBLIC_URL,
])('the origin %j gets no word of CORS, neither ahead nor in an answer', async (origin) => {
  const { app, call } = createTestApp();
  const ahead = await app.request('/api/test-sessions', preflight(origin));
  expect([ahead.status, corsOf(ahead)]).toEqual([404, {}]);
  const answer = await call('GET', '/api/svg-shapes', { headers: { Origin: origin } });
  expect([answer.status, corsOf(answer)]).toEqual([200, {}]);
  expect(answer.headers.get('vary')).toMatch(/(^|, )Origin$/);
});

test('answers and refusals of every kind can be read by the page of a partner, and by no other', async () => {
  const { call, app } = createTestApp({
    bank: {
      sets: ['main'],
      getQuestionSet: () => {
        throw new Error('disk on fire');
      },
    },
  });
  const headers = { Origin: listed };
  const answers = [
    await call('GET', '/api/svg-shapes', { headers }),
    await call('GET', '/api/shared-results/AAAAAAAAAAAAAAAAAAAAAA', { headers }),
    await call('POST', '/api/test-sessions', { headers, body: '{' }),
    await call('POST', '/api/test-sessions', { headers, body: ' '.repeat(70_000) }),
    await call('POST', '/api/create-payment', { headers }),
    await call('POST', '/api/test-sessions', { headers, body: { partner: 'acme' } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 400, 413, 401, 500]);
  for (const answer of answers) {
    expect(corsOf(answer)).toEqual(readable);
    expect(answer.headers.get('vary')).toMatch(/(^|, )Origin$/);
  }
  const { headers: known } = await app.request('/api/svg-shapes', { headers });
  const unchanged = await app.request('/api/svg-shapes', {
    headers: { ...headers, 'If-None-Match': known.get('etag') ?? '' },
  });
  expect([unchanged.status, corsOf(unchanged)]).toEqual([304, readable]);
});

test('the page of a partner may read how long to wait, where an answer says it', async () => {
  const { app } = createTestApp({ rateLimitFactor: 0.1 }); // a tenth of all limits, to be fast
  const start = (origin: string) =>
    app.request(
      '/api/test-sessions',
      { method: 'POST', headers: { Origin: origin }, body: '{"partner":"acme"}' },
      { address: 'school' },
    );
  for (let i = 0; i < 12; i += 1) expect((await start(listed)).status).toBe(201);
  const told = await start(listed);
  expect([told.status, corsOf(told)]).toEqual([
    429,
    { ...readable, 'access-control-expose-headers': 'Retry-After' },
  ]);
  const other = await start('https://evil.test');
  expect([other.headers.has('retry-after'), corsOf(other)]).toEqual([true, {}]);
});

test.each([
  '/api/demo-checkouts/demo_0123456789',
  '/api/nope',
  '/api/admin/sessions',
  '/api/webhooks/stripe',
  '/api/docs',
  '/api/openapi.json',
  '/healthz',
  '/readyz',
])('%s is for our own pages only', async (path) => {
  const { app } = createTestApp();
  expect(corsOf(await app.request(path, preflight(listed)))).toEqual({});
  expect(corsOf(await app.request(path, { headers: { Origin: listed } }))).toEqual({});
});
