import type { StartedTestSession } from '@quotient/contract';
import { fixtureQuestions, personas } from '@quotient/fixtures';
import { createMemoryStore } from '@quotient/server/stand-ins';
import { expect, test } from 'vitest';
import { createMockApp } from './createMockApp.ts';

/** Calls a mock app as a page would. */
const caller =
  ({ app }: ReturnType<typeof createMockApp>) =>
  async (method: string, path: string, token?: string, body?: unknown) => {
    const response = await app.request(path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };

test('the mock is the real app: start, answer, finish, pay, read the results, get the e-mail', async () => {
  const mock = createMockApp();
  const call = caller(mock);
  const { id, token } = (await call('POST', '/api/test-sessions', undefined, {})).body as StartedTestSession;
  for (const [i, optionIndex] of personas.quick.answers.entries()) {
    await call('PUT', `/api/test-sessions/${id}/answers/${i}`, token, { optionIndex, seq: i + 1 });
  }
  await call('POST', `/api/test-sessions/${id}/finish`, token);
  const { url } = (await call('POST', '/api/create-payment', token)).body;
  await call('POST', `/api/demo-checkouts/${new URL(url).searchParams.get('id')}/decision`, undefined, {
    action: 'pay',
  });
  const results = await call('GET', `/api/test-sessions/${id}/results`, token);
  expect(results).toMatchObject({ status: 200, body: { totalCorrect: 20, label: 'Genius' } });
  await call('POST', '/api/send-results-email', token, { email: 'ann@example.org' });
  expect(mock.sentEmails.map(({ to }) => to)).toEqual(['ann@example.org']);
});

test('two pages on one storage see the same: what the pop-up pays, the opener finds paid', async () => {
  const texts = new Map<string, string>();
  const opener = caller(createMockApp({ store: createMemoryStore(texts) }));
  const popup = caller(createMockApp({ store: createMemoryStore(texts) }));
  const { id, token } = (await opener('POST', '/api/test-sessions', undefined, {}))
    .body as StartedTestSession;
  await opener('POST', `/api/test-sessions/${id}/finish`, token);
  const { url } = (await opener('POST', '/api/create-payment', token)).body;
  await popup('POST', `/api/demo-checkouts/${new URL(url).searchParams.get('id')}/decision`, undefined, {
    action: 'pay',
  });
  expect((await opener('GET', `/api/test-sessions/${id}`, token)).body).toMatchObject({
    paymentStatus: 'paid',
  });
});

test('the shapes of the mock draw every figure of the fixture questions', async () => {
  const { body } = await caller(createMockApp())('GET', '/api/svg-shapes');
  const names = new Set((body as { name: string }[]).map(({ name }) => name.replace(/-outline$/, '')));
  const used = fixtureQuestions
    .flatMap(({ visualPattern }) => visualPattern ?? [])
    .flatMap(({ type, grid, optionShapes }) => [
      ...(type === 'matrix' ? (grid?.flat() ?? []) : []),
      ...(optionShapes ?? []),
    ])
    .filter((cell) => cell !== '' && cell !== '?');
  for (const token of used) expect(names).toContain(token.replace(/-outline$/, ''));
});
