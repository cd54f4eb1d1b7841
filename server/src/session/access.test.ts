import { expect, test } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';

const answer = { optionIndex: 1, seq: 1 };
const sharedId = 'A'.repeat(22);

/** All routes with a session in their path or body, and all that know it by the token alone. */
const withId = (id: string) =>
  [
    ['GET', `/api/test-sessions/${id}`, undefined],
    ['PUT', `/api/test-sessions/${id}/answers/0`, answer],
    ['POST', `/api/test-sessions/${id}/answers/0`, answer],
    ['POST', `/api/test-sessions/${id}/delete`, undefined],
    ['POST', `/api/test-sessions/${id}/finish`, undefined],
    ['GET', `/api/test-sessions/${id}/results`, undefined],
    ['POST', '/api/track-question-progress', { q_number: 1, action_type: 'viewed', sess_id: id }],
  ] as const;
const byToken = [
  ['POST', '/api/create-payment', undefined],
  ['POST', '/api/send-results-email', { email: 'ann@example.org' }],
  ['POST', '/api/shared-results', {}],
  ['DELETE', `/api/shared-results/${sharedId}`, undefined],
  ['POST', '/api/certificates', undefined],
  ['DELETE', '/api/certificates', undefined],
  ['POST', `/api/shared-results/${sharedId}/delete`, undefined],
  ['POST', '/api/certificates/delete', undefined],
] as const;

test('the id of a session alone opens nothing', async () => {
  const { start, fail } = createTestApp();
  const { id } = await start();
  for (const [method, path, body] of [...withId(id), ...byToken]) {
    expect(await fail(method, path, { body }), path).toEqual([401, 'missing_token']);
  }
});

test('a garbage token opens nothing', async () => {
  const { start, fail } = createTestApp();
  const { id } = await start();
  for (const token of ['', 'x', id, `${id}.`, `${id}.${'A'.repeat(43)}`, `${id}.${'A'.repeat(10_000)}`]) {
    for (const [method, path, body] of withId(id)) {
      expect(await fail(method, path, { token, body }), path).toEqual([404, 'session_not_found']);
    }
    for (const [method, path, body] of byToken) {
      expect(await fail(method, path, { token, body }), path).toEqual([401, 'invalid_token']);
    }
  }
});

test("another session's token opens nothing, and cannot be told from a session that does not exist", async () => {
  const { start, fail, call } = createTestApp();
  const [mine, theirs] = [await start(), await start()];
  const unknown = `${theirs.startedAt}-nosuchsession`;
  for (const [method, path, body] of withId(theirs.id)) {
    expect(await fail(method, path, { token: mine.token, body }), path).toEqual([404, 'session_not_found']);
  }
  const secret = mine.token.split('.')[1];
  const wrong = await call('GET', `/api/test-sessions/${theirs.id}`, { token: `${theirs.id}.${secret}` });
  const absent = await call('GET', `/api/test-sessions/${unknown}`, { token: `${unknown}.${secret}` });
  expect(absent.text).toBe(wrong.text);
});

test('a token in the path, the query or the body is not looked at', async () => {
  const { start, fail } = createTestApp();
  const { id, token } = await start();
  expect(await fail('GET', `/api/test-sessions/${id}?token=${token}`)).toEqual([401, 'missing_token']);
  expect(await fail('POST', '/api/create-payment', { body: { token } })).toEqual([401, 'missing_token']);
  expect(await fail('GET', `/api/test-sessions/${token}`)).toEqual([400, 'invalid_request']);
});

test('only the hash of a token is stored', async () => {
  const { start, ports } = createTestApp();
  const { id, token } = await start();
  const stored = JSON.stringify(await ports.store.testSessions.get(id));
  expect(stored).not.toContain(token.split('.')[1]);
  expect(stored).toContain('"tokenHash"');
});

test.each(['x', '1767225600000', '..%2F..%2Fetc%2Fpasswd', '1767225600000-ABCDEFGHIJ'])(
  'the malformed session id %s is refused before anything is looked up',
  async (id) => {
    const { start, fail } = createTestApp();
    const { token } = await start();
    expect(await fail('GET', `/api/test-sessions/${id}`, { token })).toEqual([400, 'invalid_request']);
  },
);
