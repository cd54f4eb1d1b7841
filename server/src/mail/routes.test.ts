import { personas } from '@quotient/fixtures';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';
import { notOneAddress } from '../testing/wrongAddresses.ts';

const email = 'ann@example.org';

test('S197: the email takes the specified body, and sends the stored results instead of the posted ones', async () => {
  const { paid, call, sentEmails } = createTestApp();
  const { token } = await paid(personas.careful.answers);
  const body = {
    email,
    iqScore: 160,
    percentile: 99.9,
    totalCorrect: 20,
    categoryAnalysis: [{ category: 'fluid-reasoning', correct: 4, performance: 'Godlike' }],
  };
  expect((await call('POST', '/api/send-results-email', { token, body })).body).toEqual({
    id: expect.stringMatching(/^[a-z0-9]{24}$/),
    state: 'queued',
  });
  expect(sentEmails).toHaveLength(1);
  const [sent] = sentEmails;
  expect(sent).toMatchObject({ to: email, subject: 'Your IQ Test Results' });
  for (const text of [sent?.text, sent?.html]) {
    for (const stored of [
      '131',
      '97.5',
      '19 of 20',
      'Fluid Reasoning',
      '3 of 4, Strong',
      'entertainment and education',
    ]) {
      expect(text).toContain(stored);
    }
    for (const posted of ['160', '99.9', 'Godlike']) expect(text).not.toContain(posted);
  }
});

test.each(notOneAddress)('%j is not one bare address', async (address) => {
  const { paid, call, sentEmails } = createTestApp();
  const { token } = await paid();
  const answer = await call('POST', '/api/send-results-email', { token, body: { email: address } });
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'invalid_request', fields: { email: expect.any(String) } },
  });
  expect(sentEmails).toHaveLength(0);
});

test.each([
  ['jo@b\u00fccher.example', 'jo@xn--bcher-kva.example'],
  ['jo@bu\u0308cher\u3002example', 'jo@xn--bcher-kva.example'],
  ['ann@ex\u0430mple.org', 'ann@xn--exmple-4nf.org'], // one letter is Cyrillic: another domain than example.org
])('an email to %s goes to %s', async (email, to) => {
  const { paid, call, sentEmails } = createTestApp();
  const { token } = await paid();
  expect((await call('POST', '/api/send-results-email', { token, body: { email } })).status).toBe(202);
  expect(sentEmails).toMatchObject([{ to }]);
});

test('letters before the @ are refused in words', async () => {
  const { paid, call } = createTestApp();
  const { token } = await paid();
  const body = { email: 'j\u00f6@example.org' };
  expect(await call('POST', '/api/send-results-email', { token, body })).toMatchObject({
    body: { fields: { email: 'must have no letters other than a to z before the @' } },
  });
});

test('S182: an address without a dot is taken, as the browser takes it', async () => {
  const { paid, call, sentEmails } = createTestApp();
  const { token } = await paid();
  const { status } = await call('POST', '/api/send-results-email', { token, body: { email: 'a@b' } });
  expect(status).toBe(202);
  expect(sentEmails).toMatchObject([{ to: 'a@b' }]);
});
