import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, unlinkSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createVisitor } from '@quotient/fixtures/visitor';
import { startLocalStripe } from '@quotient/local-stripe';
import Stripe from 'stripe';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { plainClock } from './clock/plainClock.ts';
import { createMailQueue } from './mail/mailQueue.ts';
import { openLowdbStore } from './outside/lowdb/lowdbStore.ts';
import { bundle } from './testing/bundle.ts';
import { createRecord } from './testing/records.ts';
import { startSmtpServer } from './testing/smtpServer.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';
import { acme } from './testing/testApp.ts';

const DAY_MS = 86_400_000;

/** The server as it ships: one file, run where nothing is installed. */
let main: string;
beforeAll(async () => {
  main = await bundle('src/main.ts');
});

/** Starts the real server with `env` only; kills it when the test ends. */
function startServer(env: Record<string, string>) {
  const child = fork(main, {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const output = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => {
    output.out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output.err += chunk;
  });
  return { child, output };
}

/** Resolves to the address of the server once it reports that it is ready; rejects if it ends instead. */
function ready(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}.`)));
    child.once('message', ({ type, url }: { type: string; url: string }) => {
      expect(type).toBe('ready');
      resolve(url.replace('localhost', '127.0.0.1'));
    });
  });
}

/** Lines of the server once it is ready. Its lines and its message arrive separately, in any order. */
async function startLines({ child, output }: ReturnType<typeof startServer>): Promise<string[]> {
  await ready(child);
  await vi.waitFor(() => expect(output.out).toMatch(/^Email .*\n/m)); // the last one
  return output.out.trimEnd().split('\n');
}

/** Sends a request with any `Host`: `fetch` writes its own. */
async function ask(url: string, address: string, headers: Record<string, string>) {
  const asked = request(url + address, { headers }).end();
  const [answer] = await once(asked, 'response');
  return { status: answer.statusCode, text: await text(answer) };
}

async function exitCode({ child, output }: ReturnType<typeof startServer>) {
  const [code] = await once(child, 'close');
  return { code, err: output.err.trimEnd() };
}

test('one character beyond ASCII would double what the source of the server takes in memory: there is none', async () => {
  const source = await fs.readFile(main);
  expect(source.byteLength).toBeGreaterThan(1_000_000);
  expect(source.findIndex((byte) => byte > 127)).toBe(-1);
});

test('the server starts on a free port, prints all addresses, works, and stops on a signal', async () => {
  const folder = temporaryFolder();
  const siteDir = path.join(folder, 'site');
  mkdirSync(siteDir);
  writeFileSync(path.join(siteDir, 'index.html'), 'home');
  writeFileSync(path.join(siteDir, '404.html'), 'Oops! Page not found');
  mkdirSync(path.join(siteDir, 'assets'));
  const script = path.join(siteDir, 'assets/app-3kd92j.js');
  writeFileSync(script, 'script');
  const dataDir = path.join(folder, 'data');
  const partnersFile = path.join(folder, 'partners.json');
  writeFileSync(partnersFile, JSON.stringify([acme]));
  const server = startServer({ DATA_DIR: dataDir, SITE_DIR: siteDir, PARTNERS_FILE: partnersFile });
  const url = await ready(server.child);

  for (const words of [
    '/api/docs',
    'Partners  acme',
    dataDir,
    'DEMO',
    'no money moves',
    path.join(dataDir, 'outbox'),
  ]) {
    expect(server.output.out).toContain(words);
  }
  expect(server.output.out.trimEnd().split('\n')).toHaveLength(11);
  const page = await fetch(url);
  expect(await page.text()).toBe('home');
  expect((await fetch(`${url}/nope`)).status).toBe(404);
  expect((await fetch(`${url}/api/nope`)).headers.get('content-type')).toBe('application/json');
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const shapes = await fetch(`${url}/api/svg-shapes`);
  expect(shapes.headers.get('content-encoding')).toBe('gzip');
  expect(shapes.headers.get('vary')?.toLowerCase()).toBe('accept-encoding, origin');
  expect(await shapes.json()).not.toHaveLength(0);

  const started = await fetch(`${url}/api/test-sessions`, { method: 'POST' });
  const { id, token, questions } = (await started.json()) as {
    id: string;
    token: string;
    questions: unknown[];
  };
  expect(questions).toHaveLength(20);
  expect((await fs.stat(path.join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);

  const startFrom = async (origin: string) => {
    const response = await fetch(`${url}/api/test-sessions`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: '{"partner":"acme"}',
    });
    return [response.status, response.headers.get('access-control-allow-origin')];
  };
  expect(await startFrom('https://acme.example')).toEqual([201, 'https://acme.example']);
  expect(await startFrom('https://evil.test')).toEqual([403, null]);
  expect(await startFrom(url)).toEqual([201, null]);

  expect(server.output.out).toContain('Visitors  on this machine only: set PUBLIC_URL to let others in');
  for (const address of ['/', '/api/docs', '/readyz']) {
    const stranger = await ask(url, address, { host: 'evil.test', origin: 'http://evil.test' });
    expect([stranger.status, JSON.parse(stranger.text)]).toMatchObject([421, { code: 'unknown_host' }]);
  }

  const kept = path.join(dataDir, 'site-archive/assets/app-3kd92j.js');
  await vi.waitFor(() => expect(existsSync(kept)).toBe(true));
  server.child.kill('SIGTERM');
  expect(await exitCode(server)).toEqual({ code: 0, err: '' });

  unlinkSync(script); // as another build does
  const again = startServer({ DATA_DIR: dataDir, SITE_DIR: siteDir });
  const newUrl = await ready(again.child);
  const resumed = await fetch(`${newUrl}/api/test-sessions/${id}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(resumed.status).toBe(200);
  expect(await (await fetch(`${newUrl}/assets/app-3kd92j.js`)).text()).toBe('script');
});

test('with a mail server the start names it, without its password, and an email left by an earlier process is sent', async () => {
  const mail = await startSmtpServer();
  const folder = temporaryFolder();
  const store = await openLowdbStore({ folder, log: { warn() {}, error() {} } });
  const queue = createMailQueue({
    store,
    mailer: { send: () => Promise.reject(new Error('away')) },
    clock: plainClock(Date.now),
    log: { warn() {}, error() {} },
  });
  const id = 'e'.repeat(24);
  const words = { to: 'ann@example.org', subject: 'Your results', text: 'IQ 131', html: '' };
  await queue.add({ id, sessionId: null, ...words });
  await queue.stop();
  await store.close();

  const server = startServer({
    DATA_DIR: folder,
    SMTP_URL: `smtp://127.0.0.1:${mail.address.port}`,
    MAIL_FROM: 'Quiz <quiz@example.org>',
  });
  const lines = await startLines(server);
  expect(lines.at(-1)).toBe(`Email     sent through 127.0.0.1:${mail.address.port} from quiz@example.org`);
  await vi.waitFor(() => expect(mail.received).toHaveLength(1));
  expect(await mail.read()).toMatchObject([{ messageId: `<${id}@example.org>`, subject: 'Your results' }]);
  server.child.kill('SIGTERM');
  expect(await exitCode(server)).toEqual({ code: 0, err: '' });
  expect(mail.received).toHaveLength(1);
});

test('the start does not reveal the password of the mail server', async () => {
  const server = startServer({ DATA_DIR: temporaryFolder(), SMTP_URL: 'smtps://post:hunter2@127.0.0.1:9' });
  expect((await startLines(server)).at(-1)).toContain('127.0.0.1:9');
  server.child.kill('SIGTERM');
  const { err } = await exitCode(server);
  expect(server.output.out + err).not.toContain('hunter2');
});

test('a public address without encryption is warned about', async () => {
  const server = startServer({
    DATA_DIR: temporaryFolder(),
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://iq.example.org',
    DEMO_CHECKOUT: 'allow',
  });
  expect((await startLines(server)).join('\n')).toContain('Visitors  WITHOUT ENCRYPTION');
});

test('a hangup, which log rotation sends, does not stop the server', async () => {
  const server = startServer({ DATA_DIR: temporaryFolder() });
  const url = await ready(server.child);
  server.child.kill('SIGHUP');
  await vi.waitFor(() => expect(server.output.err).toContain('hangup_ignored'));
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect((await exitCode(server)).code).toBe(0);
});

test('a flood through the proxy is refused and told how long to wait, while another visitor still starts', async () => {
  const server = startServer({
    DATA_DIR: temporaryFolder(),
    TRUSTED_PROXIES: '1',
    RATE_LIMIT_FACTOR: '0.02', // two starts at once for one address
  });
  const url = await ready(server.child);
  const startFrom = (address: string) =>
    fetch(`${url}/api/test-sessions`, { method: 'POST', headers: { 'X-Forwarded-For': address } });
  expect((await startFrom('203.0.113.7')).status).toBe(201);
  expect((await startFrom('203.0.113.7')).status).toBe(201);
  const refusal = await startFrom('203.0.113.7');
  expect(refusal.status).toBe(429);
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await startFrom('198.51.100.1')).status).toBe(201);
});

test('nothing is deleted right after a start, when clocks are wrong most often, however old it is', async () => {
  const folder = temporaryFolder();
  const idOf = (startedAt: number) => `${startedAt}-k3v9x2m8q1`;
  const now = Date.now();
  const [old, young] = [now - 31 * DAY_MS, now - 29 * DAY_MS];
  const store = await openLowdbStore({ folder, log: { warn() {}, error() {} } });
  for (const startedAt of [old, young])
    await store.testSessions.create(idOf(startedAt), { ...createRecord(idOf(startedAt)), startedAt });
  await store.close();
  const sessions = async () =>
    (await fs.readdir(path.join(folder, 'test-sessions/q1'))).filter((name) => !name.includes('.fixed.'));
  expect(await sessions()).toHaveLength(2);

  const server = startServer({ DATA_DIR: folder });
  await ready(server.child);
  server.child.kill('SIGTERM');
  await exitCode(server);
  expect(server.output.err).not.toContain('swept');
  expect(await sessions()).toHaveLength(2);
});

// Each problem is tested beside its reader. Here two occur before the store is open, two while it opens, and one
// after.
test('a reason not to start is printed in one sentence, with exit code 1', async () => {
  const folder = temporaryFolder();
  const inFolder = (name: string) => path.join(folder, name);
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  writeFileSync(inFolder('file'), '');
  mkdirSync(inFolder('key'));
  writeFileSync(inFolder('key/secret.key'), 'short');

  const cases: [env: Record<string, string>, sentence: RegExp][] = [
    [
      { SMTP_URL: 'smtp://post:hunter2@mail.example.org/inbox', DATA_DIR: inFolder('data') },
      /^The environment variable SMTP_URL is not usable: [^\n]+$/,
    ],
    [
      { OPERATOR_FILE: inFolder('file'), DATA_DIR: inFolder('data') },
      /^The operator file [^\n]+ is not JSON: [^\n]+$/,
    ],
    [{ DATA_DIR: inFolder('file/data') }, /^Cannot write to the data folder [^\n]+\(ENOTDIR\): [^\n]+$/],
    [{ DATA_DIR: inFolder('key') }, /^The file [^\n]+secret\.key is damaged: [^\n]+$/],
    [
      { PORT: String(port), DATA_DIR: inFolder('data') },
      new RegExp(`^Port ${port} is already in use: [^\n]+$`),
    ],
  ];
  for (const [env, sentence] of cases) {
    const { code, err } = await exitCode(startServer(env));
    expect(err).toMatch(sentence);
    expect(err).not.toContain('hunter2');
    expect(code).toBe(1);
  }
  expect(await fs.readdir(inFolder('data'))).not.toContain('lock');
});

/** A local Stripe, and the variables of a server that takes payments by it. */
async function startStripe() {
  const stripe = await startLocalStripe();
  onTestFinished(() => stripe.close());
  const env = {
    DATA_DIR: temporaryFolder(),
    STRIPE_SECRET_KEY: 'sk_test_1234567890',
    STRIPE_WEBHOOK_SECRET: 'whsec_1234567890',
    STRIPE_API_URL: stripe.url,
  };
  return { stripe, env };
}

test('the start says whether the money is real', async () => {
  const { stripe, env } = await startStripe();
  const lines = await startLines(startServer(env));
  const checkout = lines.find((line) => line.startsWith('Checkout'));
  expect(checkout).toContain(`Stripe, TEST MODE: no money moves (${stripe.url}); webhook http://localhost:`);
  expect(checkout).toMatch(/:\d+\/api\/webhooks\/stripe$/);
  const { STRIPE_WEBHOOK_SECRET: _, ...half } = env;
  const { code, err } = await exitCode(startServer({ ...half, DATA_DIR: temporaryFolder() }));
  expect([code, err]).toEqual([1, expect.stringContaining('STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET')]);
});

test('killed while Stripe makes a checkout, the server finds that one after its start, and no other', async () => {
  const { stripe, env } = await startStripe();
  const first = startServer(env);
  const firstUrl = await ready(first.child);
  const visitorOf = (baseUrl: string) => createVisitor({ baseUrl, fetch: (url, init) => fetch(url, init) });
  const session = await visitorOf(firstUrl).start();
  await visitorOf(firstUrl).finish(session);
  stripe.controls.fail({ call: 'checkout.sessions.create', how: 'hang', when: 'after' });
  const lost = visitorOf(firstUrl).openCheckout(session);
  await vi.waitFor(() => expect(stripe.controls.faults()).toEqual([]), 10_000); // it is made, and not answered
  first.child.kill('SIGKILL');
  await expect(lost).rejects.toThrow();

  const again = visitorOf(await ready(startServer({ ...env, PORT: new URL(firstUrl).port }).child));
  const { url } = await again.openCheckout(session);
  const checkoutId = new URL(url).pathname.split('/').at(-1) ?? '';
  stripe.controls.pay(checkoutId);
  expect((await again.look(session)).paymentStatus).toBe('paid');
  await expect(again.openCheckout(session)).rejects.toThrow('already_paid');
  const client = new Stripe('sk_test_1234567890', { host: '127.0.0.1', port: stripe.port, protocol: 'http' });
  expect((await client.checkout.sessions.list()).data.map(({ id }) => id)).toEqual([checkoutId]);
});
