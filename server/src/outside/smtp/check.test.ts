import net, { type AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SmtpServer } from '../../start/mailVariables.ts';
import { answering, startSmtpServer } from '../../testing/smtpServer.ts';
import { createSmtpMailer } from './smtp.ts';

/** Server on this machine, under an address that doesn't look like it. */
const elsewhere = { host: '::ffff:127.0.0.1' };
const login = { user: 'post', password: 'hunter2&%' };

/** Advice in the log, `undefined` without one. */
async function check(server: SmtpServer): Promise<string | undefined> {
  let advice: string | undefined;
  const mailer = createSmtpMailer({ server, sender: { name: '', address: 'no-reply@iq.test' } });
  onTestFinished(() => mailer.close());
  await mailer.check({
    warn() {},
    error(event, fields) {
      expect(event).toBe('mail_server_unusable');
      expect(JSON.stringify(fields)).not.toContain(login.password);
      advice = String(fields.advice);
    },
  });
  return advice;
}

/** A raw server with its own handler of connections, as an address of a mail server. */
async function startRaw(onConnection: (socket: net.Socket) => void): Promise<SmtpServer> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { host: '127.0.0.1', port, isSecure: false, login: undefined };
}

test('a mail server that works is checked without an email, even on this machine with a self-signed certificate', async () => {
  const server = await startSmtpServer({ server: { disabledCommands: [], authOptional: true } });
  expect(await check(server.address)).toBeUndefined();
  expect(server.received).toEqual([]);
});

test('a wrong password: user and password are to be checked, and the password is not said', async () => {
  const server = await startSmtpServer({
    server: {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_, __, done) => done(answering(535, 'no')),
    },
  });
  expect(await check({ ...server.address, login })).toMatch(/user or the password/);
});

test('a certificate that cannot be trusted elsewhere: its name or NODE_EXTRA_CA_CERTS', async () => {
  const server = await startSmtpServer({ server: { disabledCommands: [] } });
  expect(await check({ ...server.address, ...elsewhere })).toContain('NODE_EXTRA_CA_CERTS');
});

test('no encryption elsewhere, with a login: another port, or no login', async () => {
  const server = await startSmtpServer({ server: { allowInsecureAuth: true } });
  expect(await check({ ...server.address, ...elsewhere, login })).toMatch(
    /no encryption.*leave the login out/,
  );
});

test('smtps:// for a port that does not begin with TLS: smtp://', async () => {
  const server = await startSmtpServer();
  expect(await check({ ...server.address, isSecure: true })).toContain('smtp:// instead of smtps://');
});

test.each([true, false])('STARTTLS is offered and encryption fails (on this machine: %j)', async (isHere) => {
  const server = await startRaw((socket) => {
    socket.write('220 here\r\n');
    socket.on('data', (bytes) => {
      const text = bytes.toString();
      if (text.startsWith('EHLO')) socket.write('250-here\r\n250 STARTTLS\r\n');
      else if (text.startsWith('STARTTLS')) socket.write('220 go\r\n');
      else socket.end('no TLS at all, sorry\r\n');
    });
  });
  expect(await check({ ...server, ...(!isHere && elsewhere) })).toMatch(/encryption fails/i);
});

test('a port where nobody listens', async () => {
  const server = await startSmtpServer();
  await server.stop();
  expect(await check(server.address)).toContain('takes no connection');
});

test('a server that hangs up at once', async () => {
  expect(await check(await startRaw((socket) => socket.end()))).toContain('takes no connection');
});

test('a server that refuses at the greeting', async () => {
  expect(await check(await startRaw((socket) => socket.end('554 5.7.1 blocked\r\n')))).toContain(
    'look at its answer',
  );
});

test('a name that nothing has', async () => {
  const nowhere = { host: 'mail.invalid', port: 25, isSecure: false, login: undefined };
  expect(await check(nowhere)).toContain('No mail server has the name mail.invalid');
});

test('a server that is silent is not waited for longer than half a minute', async () => {
  const server = await startRaw(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const checked = check(server);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await checked).toContain('Nothing answers');
});
