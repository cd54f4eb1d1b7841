import type { SharedResult, TestResults } from '@quotient/contract';
import { fixtureQuestions, personas, testResults } from '@quotient/fixtures';
import { compactDecrypt } from 'jose';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';

const pathOf = ({ id }: { id: string }, rest = '') => `/api/test-sessions/${id}${rest}`;
const email = 'ann@example.org';

test('S189: without payment there are no results, whatever is posted or stored on the device', async () => {
  const { finished, fail, call } = createTestApp();
  const session = await finished(personas.quick.answers);
  const { token } = session;
  const claims = {
    paid: true,
    'iq-test_payment_status': 'paid',
    iq_score: 160,
    percentile: 99.9,
    iqScore: 160,
  };
  const results = pathOf(session, '/results');
  expect(await fail('GET', results, { token })).toEqual([402, 'payment_required']);
  expect(await fail('GET', `${results}?iq-test_payment_status=paid`, { token })).toEqual([
    402,
    'payment_required',
  ]);
  expect(await fail('GET', results, { token, headers: { Cookie: 'iq-test_payment_status=paid' } })).toEqual([
    402,
    'payment_required',
  ]);
  expect(await fail('POST', '/api/send-results-email', { token, body: { ...claims, email } })).toEqual([
    402,
    'payment_required',
  ]);
  expect(await fail('POST', '/api/shared-results', { token, body: claims })).toEqual([
    402,
    'payment_required',
  ]);
  expect((await call('GET', pathOf(session), { token })).body).toMatchObject({ paymentStatus: 'unpaid' });
});

test('calls before the finish are refused as such', async () => {
  const { start, fail } = createTestApp();
  const session = await start();
  const { token } = session;
  const refusal = [409, 'session_not_finished'];
  expect(await fail('GET', pathOf(session, '/results'), { token })).toEqual(refusal);
  expect(await fail('POST', '/api/create-payment', { token })).toEqual(refusal);
  expect(await fail('POST', '/api/send-results-email', { token, body: { email } })).toEqual(refusal);
  expect(await fail('POST', '/api/shared-results', { token, body: {} })).toEqual(refusal);
});

test('an open, a declined and a canceled checkout do not count as a payment', async () => {
  const { finished, openCheckout, decide, fail, time } = createTestApp();
  const session = await finished();
  const { id } = await openCheckout(session);
  for (const action of [undefined, 'decline', 'cancel'] as const) {
    if (action) await decide(id, action);
    time.now += 2000;
    expect(await fail('GET', pathOf(session, '/results'), session), action).toEqual([
      402,
      'payment_required',
    ]);
  }
});

test('the paid results say everything: score, label, categories and the review of each question', async () => {
  const { paid, call } = createTestApp();
  const session = await paid(personas.careful.answers);
  const { body } = await call<TestResults>('GET', pathOf(session, '/results'), session);
  expect(body).toEqual({
    ...testResults.iq131,
    sessionId: session.id,
    startedAt: session.startedAt,
    finishedAt: session.startedAt,
    timeUsedSeconds: 0,
    isTooFast: true,
    interval: undefined,
    orderNumber: expect.stringMatching(/^Q-2026-/),
  });
  expect(body.review[19]).toEqual({
    questionIndex: 19,
    category: 'working-memory',
    chosenIndex: 0,
    correctIndex: 2,
    points: 10,
    explanation: fixtureQuestions[19]?.explanation,
  });
});

test('results have the duration of the test, and how it ended', async () => {
  const { start, openCheckout, decide, call, time } = createTestApp();
  const session = await start({ timeFactor: 1.5 });
  time.now = session.deadlineAt + 60_000;
  await call('GET', pathOf(session), session);
  await decide((await openCheckout(session)).id, 'pay');
  const { body } = await call<TestResults>('GET', pathOf(session, '/results'), session);
  expect(body).toMatchObject({
    finishReason: 'time-up',
    finishedAt: session.deadlineAt,
    timeUsedSeconds: 2250,
    durationSeconds: 2250,
    timeFactor: 1.5,
  });
});

test('S240: the random digit is drawn once: reload, sealed score, email and shared result show the same IQ', async () => {
  const { paid, finish, call, draw, sentEmails, ports } = createTestApp();
  draw.digit = 7;
  const session = await paid(personas.careful.answers);
  const { token } = session;
  for (const digit of [0, 3, 9]) {
    draw.digit = digit;
    const { body } = await call<TestResults>('GET', pathOf(session, '/results'), { token });
    expect([body.iq, body.percentile, body.totalCorrect]).toEqual([137, 97.5, 19]);
  }
  const { plaintext } = await compactDecrypt((await finish(session)).sealedScore, ports.sealingKey);
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toMatchObject({
    iq: 137,
    percentile: 97.5,
    totalCorrect: 19,
  });
  await call('POST', '/api/send-results-email', { token, body: { email } });
  expect(sentEmails[0]?.text).toContain('IQ score: 137\nVery Superior');
  const { id } = (await call<{ id: string }>('POST', '/api/shared-results', { token, body: {} })).body;
  const shared = await call<SharedResult>('GET', `/api/shared-results/${id}`);
  expect(shared.body).toEqual({
    id,
    iq_score: 137,
    percentile: 97.5,
    total_correct: 19,
    isTooFast: true,
  });
  expect(draw.count).toBe(1);
});

test('an older result has its interval too; one of a removed scoring model has none', async () => {
  const { paid, call, store } = createTestApp();
  const session = await paid(personas.careful.answers, 600_000);
  const results = pathOf(session, '/results');
  const { body } = await call<TestResults>('GET', results, session);
  expect(body.interval).toEqual({ low: 120, high: 145, standardError: 11.9 });
  expect(JSON.stringify(await store.testSessions.get(session.id))).not.toContain('standardError');
  await store.testSessions.update(session.id, (record) => ({
    ...record,
    finish: record.finish && { ...record.finish, score: { ...record.finish.score, model: 'other-2.0' } },
  }));
  const other = (await call<TestResults>('GET', results, session)).body;
  expect(other).toMatchObject({ model: 'other-2.0', iq: 131 });
  expect(other.interval).toBeUndefined();
});
