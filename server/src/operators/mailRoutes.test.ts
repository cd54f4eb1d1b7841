import { expect, test } from 'vitest';
import { MAX_ATTEMPTS } from '../mail/retryDelay.ts';
import { operatorCalls } from '../testing/operatorCalls.ts';
import { createTestApp } from '../testing/testApp.ts';

const DAY_MS = 86_400_000;

test('an operator sees what waits, without its address, and sends all of it again', async () => {
  const server = { isBack: false };
  const sent: string[] = [];
  const app = createTestApp({
    mailer: {
      async send({ to }) {
        if (!server.isBack) throw new Error('away');
        sent.push(to);
      },
    },
  });
  const { read, ask } = operatorCalls(app);
  expect(await read('/emails/waiting')).toEqual({ count: 0, first: [] });
  const { id, token } = await app.paid();
  const { body } = await app.call<{ id: string }>('POST', '/api/send-results-email', {
    token,
    body: { email: 'ann@example.org' },
  });
  const askedAt = app.time.now;
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    await app.mail.deliverDue();
    app.time.now += DAY_MS / 8;
  }
  const waiting = {
    id: body.id,
    sessionId: id,
    isAcknowledgment: false,
    askedAt,
    attempts: MAX_ATTEMPTS,
    isGivenUp: true,
  };
  expect(await read('/emails/waiting')).toEqual({ count: 1, first: [waiting] });

  server.isBack = true;
  expect((await ask('POST', '/emails/waiting')).body).toEqual({ count: 1 });
  await app.mail.deliverDue();
  expect(sent).toEqual(['ann@example.org']);
  expect(await read('/emails/waiting')).toEqual({ count: 0, first: [] });
  const entries = await app.admin.audit.list(undefined, 100);
  expect(entries[0]).toMatchObject({ action: 'email.send-waiting', outcome: 'done', details: { count: 1 } });
  expect(JSON.stringify(entries)).not.toContain('ann@');
});

test('an acknowledgment of a withdrawal is named as such, not as an email to an operator', async () => {
  const app = createTestApp({ mailer: { send: () => Promise.reject(new Error('away')) } });
  const declared = await app.call('POST', '/api/withdrawals', {
    body: { name: 'Jenny', contract: 'my test', email: 'ann@example.org' },
  });
  expect(declared.status).toBe(202);
  expect(await operatorCalls(app).read('/emails/waiting')).toMatchObject({
    count: 1,
    first: [{ sessionId: null, isAcknowledgment: true }],
  });
});
