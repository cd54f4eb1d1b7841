import { refusal } from '@quotient/contract/admin/refusal';
import { call } from '@quotient/contract/call';
import { proxyAnswer } from '@quotient/contract/refusal';
import { number, object } from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { send } from './send.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

const read = call('GET', '/api/admin/shapes/:token', object({ version: number() }));
const change = {
  ...call('PUT', '/api/admin/shapes/:token', object({ version: number() })),
  body: object({}),
};
const remove = { method: 'DELETE', path: '/api/admin/shapes/:token' } as const;
const at = { params: { token: 'square' } };
const answers = (body: unknown) => fetched.mockResolvedValue(Response.json(body));
const asked = () => [fetched.mock.lastCall?.[0], fetched.mock.lastCall?.[1]] as const;
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error) => error,
  );

test('what is asked for stands in the address, and what is empty does not', async () => {
  answers({ version: 1 });
  const listed = { ...read, query: object({}) };
  const sent = { ...at, query: { from: '2026-01-01', partner: '', set: undefined } };
  expect(await send(listed, sent as typeof at)).toEqual({ version: 1 });
  const [address, init] = asked();
  expect(address).toBe('/api/admin/shapes/square?from=2026-01-01');
  expect(init).toMatchObject({ method: 'GET', credentials: 'same-origin' });
  expect(init?.body).toBeUndefined();
});

test('what changes something is JSON, also where nothing is sent: the server takes nothing else', async () => {
  answers({ version: 2 });
  await send(change, { ...at, body: { svg: '<g/>' } });
  expect(asked()[1]).toMatchObject({
    body: '{"svg":"<g/>"}',
    headers: { 'content-type': 'application/json' },
  });
  fetched.mockResolvedValue(new Response(null, { status: 204 }));
  expect(await send(remove, at)).toBeUndefined();
  expect(asked()[1]?.body).toBe('{}');
});

test('an answer that is not what the contract says is a failure of ours', async () => {
  answers({ version: 'one' });
  await expect(send(read, at)).rejects.toMatchObject({ code: 'invalid_answer' });
});

test.each([
  ['version_changed', {}, { code: 'version_changed', fields: {} }],
  ['invalid_request', { fields: { name: 'is missing' } }, { fields: { name: 'is missing' } }],
  ['too_many_attempts', { retryAfterSeconds: 7 }, { retryAfterSeconds: 7 }],
  ['too_many_attempts', { retryAfterSeconds: 0 }, { retryAfterSeconds: undefined }],
] as const)('a refusal (%s, %j) is told', async (code, more, told) => {
  fetched.mockResolvedValue(refusal(code, more));
  expect(await failure(send(read, at))).toMatchObject({ name: 'ApiError', ...told });
});

test.each([
  [502, 'page', undefined],
  [502, 'JSON', '{"error":"of a proxy"}'],
  [200, 'page', undefined],
  [401, 'page', undefined],
])('the %i %s of a proxy is a foreign answer, not a crash', async (status, _, body) => {
  fetched.mockResolvedValue(proxyAnswer(status, { body }));
  expect(await failure(send(read, at))).toMatchObject({ code: 'foreign_answer' });
});

test('without a connection the network is named; who has left hears of the leaving alone', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await failure(send(read, at))).toMatchObject({ code: 'network' });
  const left = AbortSignal.abort();
  expect(await failure(send(read, at, left))).toBeInstanceOf(TypeError);
});
