import { expect, test } from 'vitest';
import { createTestServer, type StoredTest, testQuestions, testResults, testSessions } from './testing.ts';

type Server = ReturnType<typeof createTestServer>;
/** Client's result for this test: the answer's body, or the code of the refusal. */
async function ask(server: Server, { id, token }: StoredTest, what = '', method = 'GET', body?: object) {
  const answer = await server.fetch(`http://localhost/api/${what || `test-sessions/${id}`}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return answer.ok ? text && JSON.parse(text) : JSON.parse(text).code;
}

test('a test goes from its start to its results, which only the paid one has', async () => {
  const server = createTestServer();
  const held = await server.visit('payment', { answers: testSessions.finished.answers });
  const results = `test-sessions/${held.id}/results`;
  expect(await ask(server, held, results)).toBe('payment_required');
  await server.pay(held);
  expect((await ask(server, held, results)).totalQuestions).toBe(testQuestions.length);
  await ask(server, held, 'send-results-email', 'POST', { email: 'ada@example.org' });
  expect(server.emails).toEqual([expect.objectContaining({ to: 'ada@example.org' })]);
});

test('trouble begins and ends, and time passes as set', async () => {
  const server = createTestServer();
  const held = await server.visit('testing', { timeFactor: 1.5 });
  server.play('offline');
  await expect(ask(server, held)).rejects.toThrow('Failed to fetch');
  server.play('online');
  const before = await ask(server, held);
  server.elapse(60_000);
  expect((await ask(server, held)).now - before.now).toBeGreaterThanOrEqual(60_000);
  server.elapse(40 * 60_000);
  expect((await ask(server, held)).status).toBe('finished');
});

test('two servers know nothing of each other, and the data fit together', async () => {
  const held = await createTestServer().visit('testing');
  expect(await ask(createTestServer(), held)).toBe('session_not_found');
  expect(testSessions.justStarted.questions).toHaveLength(testQuestions.length);
  expect(testResults.iq131.iq).toBe(131);
});
