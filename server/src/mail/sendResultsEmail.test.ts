import { expect, test } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';

const email = 'ann@example.org';

test('one payment sends five e-mails, also when many are asked for at once', async () => {
  const { paid, call, fail, sentEmails } = createTestApp();
  const { token } = await paid();
  const statuses = await Promise.all(
    Array.from(
      { length: 8 },
      async () => (await call('POST', '/api/send-results-email', { token, body: { email } })).status,
    ),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(sentEmails).toHaveLength(5);
  expect(await fail('POST', '/api/send-results-email', { token, body: { email } })).toEqual([
    429,
    'too_many_emails',
  ]);
});

test('an e-mail that could not be handed over is reported and does not count', async () => {
  let failures = 6;
  const { paid, call, fail, logged } = createTestApp({
    mailer: {
      async send() {
        failures -= 1;
        if (failures >= 0) throw new Error(`no route to ${email}`);
      },
    },
  });
  const { token } = await paid();
  for (let i = 0; i < 6; i += 1) {
    expect(await fail('POST', '/api/send-results-email', { token, body: { email } })).toEqual([
      502,
      'mail_failed',
    ]);
  }
  expect((await call('POST', '/api/send-results-email', { token, body: { email } })).status).toBe(200);
  expect(JSON.stringify(logged)).not.toContain(email);
});
