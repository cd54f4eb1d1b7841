import { expect, onTestFinished, test } from 'vitest';
import { MailRefused } from '../../mail/mailRefused.ts';
import type { SmtpServer } from '../../start/mailVariables.ts';
import { answering, type DeliveryStep, startSmtpServer } from '../../testing/smtpServer.ts';
import { notOneAddress } from '../../testing/wrongAddresses.ts';
import { createSmtpMailer } from './smtp.ts';

const email = {
  id: 'e'.repeat(24),
  createdAt: 1_767_225_600_000,
  to: 'ann@example.org',
  subject: 'نتيجتك في اختبار الذكاء',
  text: 'IQ 131, für dich – 智商',
  html: '<p dir="rtl">نتيجتك</p>',
};

function mailerFor(server: SmtpServer, name = 'IQ Test') {
  const mailer = createSmtpMailer({ server, sender: { name, address: 'no-reply@iq.test' } });
  onTestFinished(() => mailer.close());
  return mailer;
}

test('a mail server receives one email with both bodies, and subjects and words of any script', async () => {
  const server = await startSmtpServer();
  await mailerFor(server.address, 'Größe, „Ltd“').send(email);
  expect(server.received).toMatchObject([{ from: 'no-reply@iq.test', to: ['ann@example.org'] }]);
  const [read] = await server.read();
  expect(read).toMatchObject({
    from: { name: 'Größe, „Ltd“', address: 'no-reply@iq.test' },
    to: [{ address: 'ann@example.org' }],
    subject: email.subject,
    messageId: `<${email.id}@iq.test>`,
    date: '2026-01-01T00:00:00.000Z',
  });
  expect(read?.text?.trim()).toBe(email.text);
  expect(read?.html?.trim()).toBe(email.html);
  expect(read?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
});

test('the same email is the same bytes at the second try', async () => {
  const server = await startSmtpServer();
  for (let i = 0; i < 2; i += 1) await mailerFor(server.address).send(email);
  const [first, second] = server.received;
  expect(second).toEqual(first);
});

const unauthenticated = '5.7.26 ann@example.org: the sender is unauthenticated';
test.each<[DeliveryStep, number, string, boolean]>([
  ['to', 550, 'no such mailbox: ann@example.org', true],
  ['to', 553, 'ann@example.org is not known here', true],
  ['to', 550, '5.1.1 User unknown', true],
  ['to', 554, '5.2.2 Mailbox full', true],
  ['taken', 550, '5.1.1 User unknown', true],
  ['taken', 552, '5.2.2 Mailbox full', true],
  ['to', 554, 'Relay access denied', false],
  ['to', 550, 'blocked using zen.spamhaus.org', false],
  ['to', 550, '5.7.1 not from you', false],
  ['to', 550, '5.1.8 no-reply@iq.test: Sender address rejected', false],
  ['taken', 550, unauthenticated, false],
  ['taken', 550, `${unauthenticated}\n550 ${unauthenticated}`, false],
  ['taken', 554, '5.2.0 SendAsDenied', false],
  ['taken', 550, '5.4.5 Daily sending quota exceeded', false],
  ['taken', 550, '5.7.515 Access denied', false],
  ['taken', 554, 'Transaction failed', false],
  ['from', 550, '5.1.1 User unknown', false],
  ['from', 550, '5.7.1 SPF', false],
  ['to', 451, '5.1.1 come again', false],
  ['to', 450, '4.2.0 greylisted', false],
  ['to', 452, '4.5.3 Too many recipients', false],
  ['to', 421, '4.7.0 too fast', false],
  ['taken', 452, '4.2.2 Mailbox full', false],
  ['connect', 554, '5.7.1 blocked', false],
  ['connect', 550, 'no such user', false],
  ['connect', 421, 'busy', false],
])('at %s, %i %s: it is about the address: %j', async (where, code, words, isAboutAddress) => {
  const server = await startSmtpServer({
    atStep(step) {
      if (step === where) throw answering(code, words);
    },
  });
  const error = await mailerFor(server.address)
    .send(email)
    .catch((thrown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof MailRefused).toBe(isAboutAddress);
  expect(server.received).toEqual([]);
});

test('a missing mail server is not a final refusal', async () => {
  const server = await startSmtpServer();
  await server.stop();
  const error = await mailerFor(server.address)
    .send(email)
    .catch((thrown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(MailRefused);
});

/** Server on this machine, under an address that doesn't look like it. */
const elsewhere = { host: '::ffff:127.0.0.1' };
const login = { user: 'post', password: 'hunter2&%' };

test('user and password reach the mail server; a wrong one is the operator’s to mend, and in no message', async () => {
  let seen: unknown;
  const server = await startSmtpServer({
    server: {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _, done) {
        seen = { user: username, password };
        if (password === login.password) done(null, { user: username });
        else done(answering(535, 'wrong'));
      },
    },
  });
  await mailerFor({ ...server.address, login }).send(email);
  expect(seen).toEqual(login);
  const error = await mailerFor({ ...server.address, login: { ...login, password: 'other-secret' } })
    .send(email)
    .catch((thrown) => thrown);
  expect(error).not.toBeInstanceOf(MailRefused);
  expect(String(error.stack)).not.toContain('other-secret');
  expect(server.received).toHaveLength(1);
});

test('a password never travels without encryption to another machine', async () => {
  let seen = 0;
  const server = await startSmtpServer({
    server: {
      allowInsecureAuth: true,
      onAuth(_, __, done) {
        seen += 1;
        done(null, { user: 'post' });
      },
    },
  });
  const there = { ...server.address, ...elsewhere };
  await expect(mailerFor({ ...there, login }).send(email)).rejects.toThrow();
  expect([seen, server.received]).toEqual([0, []]);
  await mailerFor(there).send(email);
  expect(server.received).toHaveLength(1);
});

/** A server with a self-signed certificate for another name. */
const selfMade = (isSecure: boolean) =>
  startSmtpServer({ server: { secure: isSecure, disabledCommands: [], authOptional: true } });

test.each([true, false])(
  'a certificate that nobody vouches for ends it on other machines (TLS from the start: %j)',
  async (isSecure) => {
    const server = await selfMade(isSecure);
    await expect(mailerFor({ ...server.address, ...elsewhere, isSecure }).send(email)).rejects.toThrow(
      /certificate/i,
    );
    expect(server.received).toEqual([]);
  },
);

test.each([true, false])(
  'a mail server on this machine needs no proof, and encryption is used (TLS from the start: %j)',
  async (isSecure) => {
    const secured: boolean[] = [];
    const server = await startSmtpServer({
      server: {
        secure: isSecure,
        disabledCommands: [],
        onMailFrom: (_, session, done) => {
          secured.push(session.secure);
          done();
        },
      },
    });
    for (const host of ['127.0.0.1', 'localhost'])
      await mailerFor({ ...server.address, host, isSecure }).send(email);
    expect([secured, server.received.length]).toEqual([[true, true], 2]);
  },
);

test('anything but one bare address reaches no mail server', async () => {
  const asked: (string | undefined)[] = [];
  const server = await startSmtpServer({ atStep: (_, address) => asked.push(address) });
  const mailer = mailerFor(server.address);
  expect(notOneAddress.length).toBeGreaterThan(30);
  // A domain is already in mail servers' letters here.
  for (const to of [...notOneAddress, 'jo@b\u00fccher.example', 'ann@example\uff0eorg'])
    await expect(mailer.send({ ...email, to })).rejects.toThrow(MailRefused);
  expect([asked, server.received]).toEqual([[], []]);
});

test('words with line breaks and headers in them stay words', async () => {
  const server = await startSmtpServer();
  const subject = 'IQ 131\r\nBcc: eve@example.org\r\n\r\nBuy!';
  await mailerFor(server.address, 'IQ\r\nBcc: eve@example.org').send({ ...email, subject });
  expect(server.received).toMatchObject([{ to: ['ann@example.org'] }]);
  const [read] = await server.read();
  expect(read?.bcc).toBeUndefined();
  expect(read?.text?.trim()).toBe(email.text);
});
