import { fixtureQuestions } from '@quotient/fixtures';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';

const token = 'operator';
const [first] = fixtureQuestions;
if (!first) throw new Error('There are no fixture questions.');

test('browsing the questions shows no key, no explanation and nothing of a proof', async () => {
  const { call } = createTestApp();
  const listed = await call('GET', '/api/admin/questions', { token });
  const one = await call('GET', `/api/admin/questions/main/${first.id}`, { token });
  expect(listed.body).toMatchObject({ sets: [{ set: 'main', seed: null }, { set: 'fresh' }] });
  expect(one.body).toMatchObject({ id: first.id, category: first.category, points: first.points });
  for (const { text } of [listed, one])
    for (const secret of ['"correct"', '"rightIndex"', 'xplanation', 'fitting', 'verified'])
      expect(text).not.toContain(secret);
});

test('showing an answer is written into the audit log, and the log does not say the answer', async () => {
  const { call, admin } = createTestApp();
  const { body } = await call('GET', `/api/admin/questions/main/${first.id}/answer`, { token });
  expect(body).toMatchObject({ rightIndex: first.correct, explanation: first.explanation });
  const [done, asked] = await admin.audit.list(undefined, 10);
  expect(asked).toMatchObject({ action: 'question.reveal', subject: 'main', outcome: 'asked', details: {} });
  expect(done).toMatchObject({ outcome: 'done', details: { id: first.id } });
  expect(Object.keys(done?.details ?? {})).toEqual(['id']);
});

test('looking at questions leaves no entry in the audit log', async () => {
  const { call, admin } = createTestApp();
  await call('GET', '/api/admin/questions', { token });
  await call('GET', `/api/admin/questions/main/${first.id}`, { token });
  expect(await admin.audit.list(undefined, 10)).toEqual([]);
});

test('a sample of the generated set is named by its seed', async () => {
  const { call, admin } = createTestApp();
  const { body } = await call('GET', '/api/admin/questions?seed=abc', { token });
  expect(body).toMatchObject({ sets: [{}, { set: 'fresh', seed: 'abc', questions: { length: 3 } }] });
  const id = fixtureQuestions.at(-1)?.id;
  await call('GET', `/api/admin/questions/fresh/${id}/answer?seed=abc`, { token });
  expect((await admin.audit.list(undefined, 1))[0]?.details).toEqual({ id, seed: 'abc' });
});

test.each(['main/999', 'advanced/1'])('the question %s is not there', async (path) => {
  const { fail } = createTestApp();
  expect(await fail('GET', `/api/admin/questions/${path}`, { token })).toEqual([404, 'unknown_question']);
  expect(await fail('GET', `/api/admin/questions/${path}/answer`, { token })).toEqual([
    404,
    'unknown_question',
  ]);
});

test.each(['other/1', 'main/0', 'main/x', 'main/1?seed=../x', 'main/1?locale=_'])(
  'the address %s is refused',
  async (path) => {
    const { fail } = createTestApp();
    expect(await fail('GET', `/api/admin/questions/${path}`, { token })).toEqual([400, 'invalid_request']);
  },
);
