import type { SharedResult } from '@quotient/contract';
import { personas } from '@quotient/fixtures';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';

const share = (app: ReturnType<typeof createTestApp>, token: string, body: unknown = {}) =>
  app.call<{ id: string }>('POST', '/api/shared-results', { token, body });

test('S198: sharing takes iq_score, percentile and total_correct, returns an id, and stores the real ones', async () => {
  const app = createTestApp();
  const { token } = await app.paid(personas.careful.answers, 600_000);
  const { status, body } = await share(app, token, { iq_score: 160, percentile: 99.9, total_correct: 20 });
  expect(status).toBe(201);
  expect((await app.call('GET', `/api/shared-results/${body.id}`)).body).toEqual({
    id: body.id,
    iq_score: 131,
    percentile: 97.5,
    total_correct: 19,
    interval: { low: 120, high: 145 },
  });
});

test('a too fast test is marked in the email and on the shared page', async () => {
  const app = createTestApp();
  for (const [usedMs, isTooFast] of [
    [61_000, true],
    [600_000, undefined],
  ] as const) {
    const session = await app.start();
    await app.answerAll(session, personas.careful.answers);
    app.time.now += usedMs;
    await app.finish(session);
    await app.decide((await app.openCheckout(session)).id, 'pay');
    const { id } = (await share(app, session.token)).body;
    const { body } = await app.call<SharedResult>('GET', `/api/shared-results/${id}`);
    expect(body.isTooFast).toBe(isTooFast);
    expect(body.interval === undefined).toBe(isTooFast ?? false);
    await app.call('POST', '/api/send-results-email', {
      token: session.token,
      body: { email: 'a@example.org' },
    });
    expect(app.sentEmails.at(-1)?.text.includes('This score says little about you.')).toBe(
      isTooFast ?? false,
    );
  }
});

test('S141: a shared result is id, iq_score, percentile and total_correct, with the interval of the score, and nothing else', async () => {
  const app = createTestApp();
  const session = await app.start();
  await app.answerAll(session, personas.careful.answers);
  app.time.now += 600_000;
  await app.finish(session);
  await app.decide((await app.openCheckout(session)).id, 'pay');
  const { id } = (await share(app, session.token)).body;
  const { body, text } = await app.call('GET', `/api/shared-results/${id}`);
  expect(Object.keys(body).sort()).toEqual(['id', 'interval', 'iq_score', 'percentile', 'total_correct']);
  expect(text).not.toContain(session.id);
});

test('an unknown id is not found, a malformed one is refused', async () => {
  const { fail } = createTestApp();
  expect(await fail('GET', `/api/shared-results/${'A'.repeat(22)}`)).toEqual([
    404,
    'shared_result_not_found',
  ]);
  expect(await fail('GET', '/api/shared-results/x')).toEqual([400, 'invalid_request']);
});
