import { apiErrors } from '@quotient/contract';
import { proxyAnswer, refusal } from '@quotient/contract/refusal';
import { expect, test, vi } from 'vitest';
import { testSession } from '../runner/testSession.fixture.ts';
import { createApiClient } from './apiClient.ts';

const credentials = { id: testSession.id, token: 'secret' };
/** A client, and what it asks: each call is answered with a copy. */
const answering = (answer: Response) => {
  const fetch = vi.fn(async (_url: URL | RequestInfo, _init?: RequestInit) => answer.clone());
  return { fetch, client: createApiClient({ baseUrl: 'https://quiz.example', fetch }) };
};

test('what is no address throws nothing where a page is drawn: each call fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const client = createApiClient({ baseUrl: 'quiz.example' });
  expect(client.origin).toBe('');
  await expect(client.getTestSession(credentials)).rejects.toMatchObject({ code: 'network' });
  vi.restoreAllMocks();
});

test('the token travels in the Authorization header only', async () => {
  const { client, fetch } = answering(Response.json(testSession));
  await client.getTestSession(credentials);
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(String(url)).toBe(`https://quiz.example/api/test-sessions/${testSession.id}`);
  expect(init?.headers).toEqual({ authorization: 'Bearer secret' });
});

test('every call survives a page that wraps fetch and reads the address as text', async () => {
  const wrapped = vi.fn(async (...[address]: Parameters<typeof fetch>) => {
    // how shops and extensions find their own calls: a URL has no such method
    if ((address as string).includes('/cart')) return Response.json({});
    return new Response(null, { status: 204 });
  });
  const client = createApiClient({ baseUrl: 'https://quiz.example', fetch: wrapped });
  const { origin: _, ...calls } = { ...client, listSvgShapes: () => client.listSvgShapes(['square']) };
  for (const call of Object.values(calls) as ((...args: unknown[]) => Promise<unknown>)[])
    expect(await call(credentials, {}, {}).catch(({ code }) => code)).not.toBe('network');
  for (const [address] of wrapped.mock.calls) expect(typeof address).toBe('string');
});

test("S187: no call sends a cookie, and none says more of the visitor than the test session's token", async () => {
  const { client, fetch } = answering(new Response(null, { status: 204 }));
  const { origin: _, ...calls } = { ...client, listSvgShapes: () => client.listSvgShapes(['square']) };
  for (const call of Object.values(calls) as ((...args: unknown[]) => Promise<unknown>)[])
    await call(credentials, {}, {}).catch(() => {}); // the answer is nobody's
  expect(fetch.mock.calls).toHaveLength(Object.keys(calls).length);
  for (const [, init] of fetch.mock.calls) {
    expect(init?.credentials).toBe('omit');
    expect(['Bearer secret', null]).toContain(new Headers(init?.headers).get('authorization'));
  }
});

test('S196: create-payment is a POST without a body', async () => {
  const { client, fetch } = answering(Response.json({ url: 'https://pay.example/1' }));
  await expect(client.createPayment(credentials)).resolves.toEqual({ url: 'https://pay.example/1' });
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'POST' });
  expect(fetch.mock.calls[0]?.[1]).not.toHaveProperty('body');
});

test('a consent that the operator asks for goes along', async () => {
  const { client, fetch } = answering(Response.json({ url: 'https://pay.example/1' }));
  await client.createPayment(credentials, { immediatePerformance: true });
  expect(fetch.mock.calls[0]?.[1]?.body).toBe('{"immediatePerformance":true}');
});

test('an answer of another form is refused rather than used', async () => {
  const { client } = answering(Response.json({ ...testSession, answers: [7] }));
  await expect(client.getTestSession(credentials)).rejects.toMatchObject({ code: 'invalid_answer' });
});

test('an error answer keeps its code, status and message', async () => {
  const { client } = answering(refusal('payment_required'));
  await expect(client.getResults(credentials)).rejects.toMatchObject({
    code: 'payment_required',
    status: 402,
    serverMessage: apiErrors.payment_required.message,
    isTransient: false,
  });
});

test('an error answer says what is wrong with which field, after its message', async () => {
  const fields = { set: 'This server has no such question set. It has: main, visual.' };
  const { client } = answering(refusal('invalid_request', { fields }));
  await expect(client.startTestSession({ timeFactor: 1 })).rejects.toMatchObject({
    serverMessage: `${apiErrors.invalid_request.message} ${JSON.stringify(fields)}`,
  });
});

test.each([
  ['HTML', undefined],
  ['JSON with a message', '{"message":"Forbidden"}'],
  ['JSON with nothing that we know', '{"fields":{"ip":"blocked"}}'],
])(
  "a proxy's answer, here %s, is not our server's: transient, and its words are shown to nobody",
  async (_, body) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { client } = answering(proxyAnswer(403, { body }));
    await expect(client.getResults(credentials)).rejects.toMatchObject({
      code: 'foreign_answer',
      status: 403,
      serverMessage: undefined,
      isTransient: true,
    });
  },
);

test('a page in the place of our server has deleted nothing', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { client } = answering(proxyAnswer(200));
  await expect(client.eraseTestSession(credentials)).rejects.toMatchObject({ code: 'foreign_answer' });
});

test.each(['request_timeout', 'too_many_emails'] as const)(
  'the answer %s asks to try again: what was refused is not lost',
  async (code) => {
    const { client } = answering(refusal(code));
    await expect(client.getResults(credentials)).rejects.toMatchObject({ code, isTransient: true });
  },
);

test.each([
  ['30', 30],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  [undefined, undefined],
])('of the header Retry-After: %s, the seconds are kept: %s', async (header, retryAfterSeconds) => {
  const { client } = answering(proxyAnswer(429, { headers: header ? { 'Retry-After': header } : {} }));
  await expect(client.listSvgShapes()).rejects.toMatchObject({ status: 429, retryAfterSeconds });
});

test('when the server itself asks to wait, it is known for how long', async () => {
  const { client } = answering(refusal('too_many_requests', { retryAfterSeconds: 30 }));
  await expect(client.listSvgShapes()).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: 30,
  });
});

test('a lost connection is a network error', async () => {
  const fetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  const client = createApiClient({ baseUrl: 'https://quiz.example', fetch });
  await expect(client.listSvgShapes()).rejects.toMatchObject({ code: 'network', status: 0 });
});

test.each([
  ["a hotel's log-in page", 200],
  ["a proxy's refusal", 403],
])('%s in place of our server is transient: it must not cost a test', async (_, status) => {
  const { client } = answering(proxyAnswer(status));
  await expect(client.getTestSession(credentials)).rejects.toMatchObject({ isTransient: true });
});

test('S211: an answer without an address is passed on, not refused', async () => {
  await expect(answering(Response.json({})).client.createPayment(credentials)).resolves.toEqual({});
});
