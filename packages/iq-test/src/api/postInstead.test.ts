import { proxyAnswer, refusal } from '@quotient/contract/refusal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from './apiClient.ts';
import { createRealServer, ORIGIN } from './realServer.fixture.ts';

const SAVE = '/api/test-sessions/:id/answers/0';
const body = { optionIndex: 1, seq: 1 };
let server: ReturnType<typeof createRealServer>;
beforeEach(() => {
  server = createRealServer();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const credentials = () => server.visitor.start();

test.each([400, 403, 404, 405, 406, 501, 200])(
  'an answer that a firewall refuses as a PUT (%d) is saved as a POST, and so are all later ones',
  async (status) => {
    const mine = await credentials();
    server.answerNext(`PUT ${SAVE}`, proxyAnswer(status));
    expect(await server.api.saveAnswer(mine, 0, body)).toMatchObject({ optionIndex: 1 });
    expect(await server.api.saveAnswer(mine, 0, { ...body, seq: 2 })).toMatchObject({ seq: 2 });
    expect(server.calls).toEqual([`PUT ${SAVE}`, `POST ${SAVE}`, `POST ${SAVE}`]);
  },
);

test('a test is deleted behind a firewall that blocks DELETE', async () => {
  const mine = await credentials();
  server.answerNext('DELETE /api/test-sessions/:id', proxyAnswer(405));
  await server.api.eraseTestSession(mine);
  await expect(server.api.getTestSession(mine)).rejects.toMatchObject({ code: 'session_not_found' });
});

test('an older server without POST gets PUT again, and no answer is lost', async () => {
  const mine = await credentials();
  server.answerNext(`PUT ${SAVE}`, proxyAnswer(403));
  await server.api.saveAnswer(mine, 0, body);
  server.answerNext(`POST ${SAVE}`, refusal('not_found'), refusal('not_found'));
  await server.api.saveAnswer(mine, 0, { ...body, seq: 2 });
  await server.api.saveAnswer(mine, 0, { ...body, seq: 3 });
  expect(server.calls.slice(2)).toEqual([`POST ${SAVE}`, `PUT ${SAVE}`, `PUT ${SAVE}`]);
});

test('behind a firewall, "not found" from an older server is not final', async () => {
  const mine = await credentials();
  server.answerNext(`PUT ${SAVE}`, proxyAnswer(403), proxyAnswer(403), 'kept');
  server.answerNext(`POST ${SAVE}`, refusal('not_found'), refusal('not_found'));
  for (let tries = 0; tries < 2; tries += 1)
    await expect(server.api.saveAnswer(mine, 0, body)).rejects.toMatchObject({
      code: 'foreign_answer',
      isTransient: true,
    });
});

test.each([429, 502, 503])("%d doesn't concern the method: nothing is sent twice", async (status) => {
  const mine = await credentials();
  server.answerNext(`PUT ${SAVE}`, proxyAnswer(status));
  await expect(server.api.saveAnswer(mine, 0, body)).rejects.toMatchObject({ status });
  expect(server.calls).toEqual([`PUT ${SAVE}`]);
});

test('a refusal of our server is final, and nothing is sent twice', async () => {
  const mine = await credentials();
  await expect(server.api.saveAnswer(mine, 999, body)).rejects.toMatchObject({ code: 'question_not_found' });
  expect(server.calls).toHaveLength(1);
});

test.each([
  ["another origin, which can't read a firewall's refusal, sends a POST", 'https://partner.example', 2],
  ['the server itself tries again later', ORIGIN, 1],
])('after a lost connection a page of %s', async (_, page, requests) => {
  vi.stubGlobal('location', new URL(page));
  const asked: string[] = [];
  const client = createApiClient({
    baseUrl: ORIGIN,
    async fetch(_address, init) {
      asked.push(`${init?.method}`);
      if (init?.method === 'PUT') throw new TypeError('Failed to fetch');
      return Response.json({ questionIndex: 0, optionIndex: 1, isFlagged: false, seq: 1, answeredCount: 1 });
    },
  });
  const saving = client.saveAnswer({ id: '1-a', token: 'secret' }, 0, body);
  if (requests === 1) await expect(saving).rejects.toMatchObject({ code: 'network' });
  else expect(await saving).toMatchObject({ seq: 1 });
  expect(asked).toHaveLength(requests);
});
