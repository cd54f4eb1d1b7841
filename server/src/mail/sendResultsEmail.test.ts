import { readPrivateLink } from '@quotient/contract/privateLink';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';
import { MailRefused } from './mailRefused.ts';

const email = 'ann@example.org';
const DAY_MS = 86_400_000;

/** The app, and helpers that request an email and read its state. */
function world(options?: Parameters<typeof createTestApp>[0]) {
  const app = createTestApp(options);
  const ask = (token: string, to = email) =>
    app.call<{ id: string; state: string; code?: string }>('POST', '/api/send-results-email', {
      token,
      body: { email: to },
    });
  const stateOf = async (token: string, id: string) =>
    (await app.call<{ state: string }>('GET', `/api/results-emails/${id}`, { token })).body.state;
  return { ...app, ask, stateOf };
}

test('one payment sends five emails, even for many requests at once', async () => {
  const { paid, ask, mail, sentEmails } = world();
  const { token } = await paid();
  const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => ask(token, `a${i}@example.org`)));
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(5);
  await mail.deliverDue();
  expect(sentEmails).toHaveLength(5);
  expect((await ask(token)).body).toMatchObject({ code: 'too_many_emails' });
});

test('an address gets five emails a day, in any spelling and for any sender', async () => {
  const { paid, ask, time, sentEmails } = world();
  const sessions = [await paid(), await paid(), await paid()];
  const [first, second, third] = sessions.map(({ token }) => token) as [string, string, string];
  for (const to of ['ann@example.org', 'Ann@Example.org', 'ann+iq@example.org'])
    expect((await ask(first, to)).status).toBe(202);
  for (let i = 0; i < 2; i += 1) expect((await ask(second)).status).toBe(202);
  const refusal = await ask(third, 'ANN+6@example.org');
  expect([refusal.status, refusal.body.code]).toEqual([429, 'too_many_emails_to_address']);
  expect(refusal.headers.get('retry-after')).toBe('86400');
  expect((await ask(third, 'eve@example.org')).status).toBe(202);
  time.now += DAY_MS;
  expect((await ask(third)).status).toBe(202);
  expect(sentEmails).toHaveLength(7);
});

test('what is refused by a limit does not count for the session', async () => {
  const { paid, ask, mail, sentEmails } = world({ mailPerDay: 1 });
  const { token } = await paid();
  expect((await ask(token)).status).toBe(202);
  for (let i = 0; i < 6; i += 1) {
    const { status, body, headers } = await ask(token, `a${i}@example.org`);
    expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'too_many_emails_today', '86400']);
  }
  await mail.deliverDue();
  expect(sentEmails).toHaveLength(1);
});

test('the session of an email can read its state, in each of its states', async () => {
  let trouble: Error | undefined = new Error('away');
  const { paid, ask, call, stateOf, mail, time } = world({
    mailer: {
      async send() {
        if (trouble) throw trouble;
      },
    },
  });
  const { token } = await paid();
  const first = (await ask(token)).body;
  expect(first.state).toBe('queued');
  await mail.deliverDue();
  expect(await stateOf(token, first.id)).toBe('queued');
  const delayed = await call('GET', `/api/results-emails/${first.id}`, { token });
  expect(delayed.body).toEqual({ id: first.id, state: 'queued', isDelayed: true });
  trouble = undefined;
  time.now += 10_000;
  await mail.deliverDue();
  expect(await stateOf(token, first.id)).toBe('sent');
  trouble = new MailRefused('550 no such mailbox');
  const second = (await ask(token)).body;
  await mail.deliverDue();
  expect(await stateOf(token, second.id)).toBe('failed');
});

test('no other session can read it, and an id of another form is refused', async () => {
  const { paid, ask, fail } = world();
  const [mine, theirs] = [await paid(), await paid()];
  const { id } = (await ask(theirs.token)).body;
  const gone = [404, 'email_not_found'];
  expect(await fail('GET', `/api/results-emails/${id}`, mine)).toEqual(gone);
  expect(await fail('GET', `/api/results-emails/${'a'.repeat(24)}`, mine)).toEqual(gone);
  expect(await fail('GET', '/api/results-emails/a', mine)).toEqual([400, 'invalid_request']);
  expect(await fail('GET', `/api/results-emails/${id}`)).toEqual([401, 'missing_token']);
});

test('without a payment nothing is taken', async () => {
  const { finished, ask, sentEmails, store } = world();
  const { id, token } = await finished();
  expect((await ask(token)).body.code).toBe('payment_required');
  expect(sentEmails).toEqual([]);
  expect((await store.testSessions.get(id))?.emails).toEqual([]);
});

test('an email that can not be stored is not sent and does not count', async () => {
  const { paid, ask, sentEmails, store } = world();
  const { id, token } = await paid();
  const { create } = store.emails;
  store.emails.create = () => Promise.reject(new Error('disk full'));
  expect((await ask(token)).status).toBe(500);
  store.emails.create = create;
  expect(sentEmails).toEqual([]);
  expect((await store.testSessions.get(id))?.emails).toEqual([]);
});

test('an email has a private link of its own, which opens the results until its owner ends it', async () => {
  const { paid, ask, mail, sentEmails, call } = world();
  const session = await paid();
  for (const to of [email, 'eve@example.org']) expect((await ask(session.token, to)).status).toBe(202);
  await mail.deliverDue();
  const links = sentEmails.map(({ text, html }) => {
    const [, fragment = ''] = /https:\/\/quotient\.test\/my-results(#\S+)/.exec(text) ?? [];
    expect(html).toContain(fragment);
    return readPrivateLink(fragment) ?? { id: '', token: '' };
  });
  expect(new Set(links.map(({ token }) => token)).size).toBe(2);
  const results = (link?: { token: string }) =>
    call('GET', `/api/test-sessions/${session.id}/results`, { token: link?.token ?? '' });
  for (const link of links) expect((await results(link)).status).toBe(200);
  await call('DELETE', `/api/test-sessions/${session.id}/private-link`, session);
  for (const link of links) expect((await results(link)).status).toBe(404);
});
