import { type Question, QuestionSchema } from '@quotient/contract';
import { fixtureQuestions, personas } from '@quotient/fixtures';
import { expect, test } from 'vitest';
import { createTestApp } from './testing/testApp.ts';

/** Fields of a question that reveal the key or its points. */
const secretFields = Object.keys(QuestionSchema.entries).filter(
  (field) => !['id', 'question', 'options', 'type', 'skill', 'isVisual', 'visualPattern'].includes(field),
);

/** Every key and every text anywhere in a JSON value. */
function scan(value: unknown): { keys: string[]; texts: string[] } {
  if (typeof value === 'string') return { keys: [], texts: [value] };
  if (typeof value !== 'object' || value === null) return { keys: [], texts: [] };
  const parts = Object.values(value).map(scan);
  return {
    keys: [...(Array.isArray(value) ? [] : Object.keys(value)), ...parts.flatMap(({ keys }) => keys)],
    texts: parts.flatMap(({ texts }) => texts),
  };
}

test('the scan of answers looks for keys, points, difficulty, category and explanations', () => {
  expect(secretFields).toEqual(
    expect.arrayContaining([
      'difficulty',
      'category',
      'points',
      'correct',
      'explanation',
      'choices',
    ] satisfies (keyof Question)[]),
  );
  expect(scan({ a: [{ correct: 1 }], b: 'x' })).toEqual({ keys: ['a', 'b', 'correct'], texts: ['x'] });
});

test('the whole journey works, and no answer before the payment shows a key, a point, a score or an explanation', async () => {
  const app = createTestApp();
  const seen: unknown[] = [];
  const visit = async (method: string, path: string, options: Parameters<typeof app.call>[2] = {}) => {
    const { status, body } = await app.call(method, path, options);
    seen.push(body);
    return { status, body };
  };
  const session = await app.start();
  seen.push(session);
  const { id, token } = session;
  const path = `/api/test-sessions/${id}`;
  for (const [i, optionIndex] of personas.careful.answers.entries()) {
    const q_number = i + 1;
    const viewed = { q_number, action_type: 'viewed', sess_id: id };
    expect((await visit('POST', '/api/track-question-progress', { token, body: viewed })).status).toBe(204);
    expect(
      (await visit('PUT', `${path}/answers/${i}`, { token, body: { optionIndex, seq: q_number } })).status,
    ).toBe(200);
  }
  const completed = { q_number: 20, action_type: 'completed', sess_id: id };
  await visit('POST', '/api/track-question-progress', { token, body: completed });
  expect((await visit('GET', path, { token })).body).toMatchObject({ status: 'testing', lastSeq: 20 });
  expect((await visit('POST', `${path}/finish`, { token })).status).toBe(200);
  expect((await visit('GET', `${path}/results`, { token })).status).toBe(402);
  expect(
    (await visit('POST', '/api/send-results-email', { token, body: { email: 'ann@example.org' } })).status,
  ).toBe(402);
  expect((await visit('POST', '/api/shared-results', { token, body: {} })).status).toBe(402);
  const { url } = (await visit('POST', '/api/create-payment', { token })).body;
  const checkoutPath = `/api/demo-checkouts/${new URL(String(url)).searchParams.get('id')}`;
  await visit('GET', checkoutPath);
  await visit('GET', path, { token });
  await visit('GET', '/api/svg-shapes');

  for (const body of seen) {
    const { keys, texts } = scan(body);
    for (const field of [
      ...secretFields,
      'iq',
      'score',
      'scorePercent',
      'totalCorrect',
      'percentile',
      'tokenHash',
    ]) {
      expect(keys).not.toContain(field);
    }
    for (const { explanation } of fixtureQuestions) expect(texts).not.toContain(explanation);
  }

  await app.decide(checkoutPath.split('/').at(-1) ?? '', 'pay');
  app.time.now += 1000;
  expect((await app.call('GET', path, { token })).body).toMatchObject({ paymentStatus: 'paid' });
  expect((await app.call('GET', `${path}/results`, { token })).body).toMatchObject({
    iq: 131,
    totalCorrect: 19,
  });
  expect(
    (await app.call('POST', '/api/send-results-email', { token, body: { email: 'ann@example.org' } })).status,
  ).toBe(202);
  expect((await app.call('POST', '/api/shared-results', { token, body: {} })).status).toBe(201);
  expect(app.logged).toEqual([]);
});
