import { expect, test, vi } from 'vitest';
import { testSession } from '../runner/testSession.fixture.ts';
import { createApiClient } from './apiClient.ts';

const credentials = { id: testSession.id, token: 'secret' };
const answering = (status: number, body: string) => {
  const fetch = vi.fn(async (_url: URL | RequestInfo, _init?: RequestInit) => new Response(body, { status }));
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
  const { client, fetch } = answering(200, JSON.stringify(testSession));
  await client.getTestSession(credentials);
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(String(url)).toBe(`https://quiz.example/api/test-sessions/${testSession.id}`);
  expect(init?.headers).toEqual({ authorization: 'Bearer secret' });
});

test("S187: no call sends a cookie, and none says more of the visitor than the test session's token", async () => {
  const { client, fetch } = answering(200, '');
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
  const { client, fetch } = answering(200, '{"url":"https://pay.example/1"}');
  await expect(client.createPayment(credentials)).resolves.toEqual({ url: 'https://pay.example/1' });
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'POST' });
  expect(fetch.mock.calls[0]?.[1]).not.toHaveProperty('body');
});

test('an answer of another form is refused rather than used', async () => {
  const { client } = answering(200, JSON.stringify({ ...testSession, answers: [7] }));
  await expect(client.getTestSession(credentials)).rejects.toMatchObject({ code: 'invalid_answer' });
});

test('an error answer keeps its code, status and message', async () => {
  const { client } = answering(402, '{"code":"payment_required","message":"Pay first."}');
  await expect(client.getResults(credentials)).rejects.toMatchObject({
    code: 'payment_required',
    status: 402,
    serverMessage: 'Pay first.',
    isTransient: false,
  });
});

test.each([
  ['The body is not valid.', 'The body is not valid. '],
  [undefined, ''],
])('an error answer says what is wrong with which field, after the message %s', async (message, start) => {
  const fields = { set: 'This server has no such question set. It has: main, visual.' };
  const { client } = answering(400, JSON.stringify({ code: 'invalid_request', message, fields }));
  await expect(client.startTestSession({ timeFactor: 1 })).rejects.toMatchObject({
    serverMessage: `${start}${JSON.stringify(fields)}`,
  });
});

test("a proxy's HTML page is an unknown, transient failure", async () => {
  const { client } = answering(502, '<html>Bad gateway</html>');
  await expect(client.getResults(credentials)).rejects.toMatchObject({ code: 'unknown', isTransient: true });
});

test.each([
  [408, 'request_timeout'],
  [429, 'too_many_emails'],
])('an answer %d asks to try again: what was refused is not lost', async (status, code) => {
  const { client } = answering(status, JSON.stringify({ code, message: 'Later.' }));
  await expect(client.getResults(credentials)).rejects.toMatchObject({ code, isTransient: true });
});

test.each([
  ['30', 30],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  [undefined, undefined],
])('of the header Retry-After: %s, the seconds are kept: %s', async (header, retryAfterSeconds) => {
  const body = '{"code":"too_many_requests","message":"Later."}';
  const headers: HeadersInit = header ? { 'retry-after': header } : {};
  for (const text of [body, '<html>Busy</html>']) {
    const fetch = async () => new Response(text, { status: 429, headers });
    const client = createApiClient({ baseUrl: 'https://quiz.example', fetch });
    await expect(client.listSvgShapes()).rejects.toMatchObject({ status: 429, retryAfterSeconds });
  }
});

test('a lost connection is a network error', async () => {
  const fetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  const client = createApiClient({ baseUrl: 'https://quiz.example', fetch });
  await expect(client.listSvgShapes()).rejects.toMatchObject({ code: 'network', status: 0 });
});

test.each([
  ["a hotel's log-in page", 200, '<html>Welcome</html>'],
  ["a proxy's refusal", 403, '<html>Forbidden</html>'],
])('%s in place of our server is transient: it must not cost a test', async (_, status, body) => {
  const { client } = answering(status, body);
  await expect(client.getTestSession(credentials)).rejects.toMatchObject({ isTransient: true });
});

test('S211: an answer without an address is passed on, not refused', async () => {
  await expect(answering(200, '{}').client.createPayment(credentials)).resolves.toEqual({});
});
