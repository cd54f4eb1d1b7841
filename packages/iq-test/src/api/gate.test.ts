import { proxyAnswer, refusal } from '@quotient/contract/refusal';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { createGatedFetch } from './gate.ts';

let warned: MockInstance<typeof console.warn>;
let site = '';
let sites = 0;
beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  sites += 1;
  site = `https://staging-${sites}.example`; // nothing is said twice
  vi.stubGlobal('location', new URL(`${site}/quiz`));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const asksForPassword = () => proxyAnswer(401, { headers: { 'WWW-Authenticate': 'Basic realm="Staging"' } });
/** Answers each request with the next of these. */
const answering = (...answers: Response[]) =>
  vi.fn(async (_address: URL | RequestInfo, _init?: RequestInit) =>
    (answers.shift() ?? Response.json([])).clone(),
  );
const sent = (fetch: ReturnType<typeof answering>) =>
  fetch.mock.calls.map(([, init]) => ({ credentials: init?.credentials, ...(init?.headers as object) }));

test('behind a gate of its own site, the token leaves Authorization to the gate, from then on', async () => {
  const fetch = answering(asksForPassword());
  const send = createGatedFetch(fetch);
  expect(await send(`${site}/api/a`, { headers: { accept: 'x' } }, 'secret')).toMatchObject({ isOurs: true });
  await send(`${site}/api/b`, {}, 'secret');
  await send(`${site}/api/c`);
  expect(sent(fetch)).toEqual([
    { credentials: 'omit', authorization: 'Bearer secret', accept: 'x' },
    { credentials: 'same-origin', 'x-test-token': 'secret', accept: 'x' },
    { credentials: 'same-origin', 'x-test-token': 'secret' },
    { credentials: 'same-origin' },
  ]);
  expect(warned).not.toHaveBeenCalled();
});

test.each([
  ['a login page', () => proxyAnswer(200)],
  ['a refusal', () => proxyAnswer(403)],
  ['a proxy that asks for a password', () => proxyAnswer(407)],
])('%s of its own site is asked again once', async (_, gate) => {
  const fetch = answering(gate(), Response.json({ a: 1 }));
  expect(await createGatedFetch(fetch)(`${site}/api/a`)).toMatchObject({ isOurs: true, body: { a: 1 } });
  expect(fetch).toHaveBeenCalledTimes(2);
});

/** `fetch`'s answer to a redirect that it must not follow. */
const redirect = () => {
  const answer = Response.error();
  Object.defineProperty(answer, 'type', { value: 'opaqueredirect' });
  answer.clone = redirect;
  return answer;
};

test("a gate that redirects to its login on another origin is passed with the browser's cookies", async () => {
  const fetch = answering(redirect(), Response.json({ a: 1 }));
  expect(await createGatedFetch(fetch)(`${site}/api/a`, {}, 'secret')).toMatchObject({ isOurs: true });
  expect(fetch.mock.calls.map(([, init]) => init?.redirect)).toEqual(['manual', undefined]);
  expect(sent(fetch)[1]).toEqual({ credentials: 'same-origin', 'x-test-token': 'secret' });
});

test('a gate that still redirects gives a foreign answer', async () => {
  const fetch = answering();
  fetch.mockImplementationOnce(async () => redirect());
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await createGatedFetch(fetch)(`${site}/api/a`)).toMatchObject({ isOurs: false });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('if a proxy removes Authorization, the token is sent in its own header', async () => {
  const fetch = answering(refusal('missing_token'), Response.json({ a: 1 }));
  expect(await createGatedFetch(fetch)('https://quiz.example/api/a', {}, 'secret')).toMatchObject({
    body: { a: 1 },
  });
  expect(sent(fetch)[1]).toEqual({ credentials: 'omit', 'x-test-token': 'secret' });
});

test('a proxy that removes Authorization is remembered, so later calls are sent once', async () => {
  const fetch = answering(refusal('missing_token'));
  const send = createGatedFetch(fetch);
  for (const path of ['a', 'b', 'c']) await send(`https://quiz.example/api/${path}`, {}, 'secret');
  expect(sent(fetch).slice(1)).toEqual(
    Array.from({ length: 3 }, () => ({ credentials: 'omit', 'x-test-token': 'secret' })),
  );
});

test('a server that misses the token in either header has refused twice, and the next call tries again', async () => {
  const fetch = answering(...Array.from({ length: 4 }, () => refusal('missing_token')));
  const send = createGatedFetch(fetch);
  for (const path of ['a', 'b'])
    expect(await send(`https://quiz.example/api/${path}`, {}, 'secret')).toMatchObject({
      code: 'missing_token',
    });
  expect(fetch).toHaveBeenCalledTimes(4);
});

test('a gate that lets through and then takes too long is a timeout', async () => {
  const fetch = answering();
  fetch.mockImplementationOnce(async () => redirect());
  fetch.mockRejectedValueOnce(new DOMException('late', 'TimeoutError'));
  await expect(createGatedFetch(fetch)(`${site}/api/a`)).rejects.toThrow('late');
});

test('what our server says is final, on every origin', async () => {
  for (const answer of [refusal('missing_token'), refusal('internal'), new Response(null, { status: 204 })]) {
    const fetch = answering(answer);
    expect(await createGatedFetch(fetch)(`${site}/api/a`)).toMatchObject({ isOurs: true });
    expect(fetch).toHaveBeenCalledTimes(1);
  }
});

test('no server of another origin is sent what the browser keeps for it, and a gateway is not asked twice', async () => {
  const elsewhere = answering(asksForPassword());
  expect(await createGatedFetch(elsewhere)(`https://quiz-${sites}.example/api/a`)).toMatchObject({
    isOurs: false,
  });
  const failing = answering(proxyAnswer(502));
  expect(await createGatedFetch(failing)(`${site}/api/a`)).toMatchObject({ isOurs: false });
  expect([...sent(elsewhere), ...sent(failing)]).toEqual([{ credentials: 'omit' }, { credentials: 'omit' }]);
});

test('who answers in the place of our server, and what helps, is said once', async () => {
  const send = createGatedFetch(
    answering(asksForPassword(), asksForPassword(), asksForPassword(), asksForPassword()),
  );
  await send(`${site}/api/a`);
  await send(`${site}/api/b`);
  expect(warned).toHaveBeenCalledExactlyOnceWith(
    `[iq-test] foreign_answer: ${site} answers 401 (WWW-Authenticate: Basic), but not as the server of the test does. A gate, firewall or proxy is before it: let it pass /api/ and /embed*.`,
  );
});
