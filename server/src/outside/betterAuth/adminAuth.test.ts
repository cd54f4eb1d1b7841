import { expect, test, vi } from 'vitest';
import { operatorCommand } from '../../commands/operator/operatorCommand.ts';
import { ada, createOperatorWorld } from '../../testing/operatorWorld.ts';
import { PUBLIC_URL } from '../../testing/testApp.ts';
import { systemClock } from '../cryptoPorts.ts';
import { createMemoryStore } from '../memoryStore.ts';
import { challengeOf, codeOf, HOUR_MS, login, pass, stopTheDate, withTotp } from './signIn.fixture.ts';

stopTheDate();

test('the link of the first start works once, for a day; each start prints the same one', async () => {
  const world = await createOperatorWorld();
  const first = await world.auth.firstLink();
  expect(first?.url).toMatch(new RegExp(`^${PUBLIC_URL}/admin/setup#[\\w-]{43}$`));
  pass(23 * HOUR_MS);
  expect(await world.auth.firstLink()).toEqual(first);
  const setUp = (url = '') => world.post('setup', { token: url.split('#')[1], ...ada });
  pass(HOUR_MS);
  expect((await setUp(first?.url)).body.code).toBe('link_over');
  const next = await world.auth.firstLink();
  expect((await setUp(next?.url)).status).toBe(200);
  expect((await setUp(next?.url)).body.code).toBe('link_over');
  expect(await world.auth.firstLink()).toBeUndefined();
});

test('a first operator by an invitation of the command voids the link of the start', async () => {
  const world = await createOperatorWorld();
  const first = await world.auth.firstLink();
  const lines: string[] = [];
  await operatorCommand({
    store: createMemoryStore(world.texts),
    clock: systemClock,
    publicUrl: PUBLIC_URL,
    args: ['invite'],
    print: (line) => void lines.push(line),
  });
  const tokenIn = (text = '') => text.split('#')[1];
  expect(await world.auth.firstLink()).toEqual(first);
  expect((await world.post('setup', { token: tokenIn(lines.join()), ...ada })).status).toBe(200);
  const eve = { ...ada, email: 'eve@quotient.test' };
  expect((await world.post('setup', { token: tokenIn(first?.url), ...eve })).body.code).toBe('link_over');
});

test('if two use one link at once, one becomes an operator', async () => {
  const world = await createOperatorWorld();
  const token = (await world.auth.firstLink())?.url.split('#')[1];
  const both = await Promise.all(
    ['one@x.test', 'two@x.test'].map((email) => world.post('setup', { token, ...ada, email })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test.each([
  ['fourteen chars', 'a'.repeat(14)],
  ['the e-mail address', 'Ada.Lovelace@Quotient.test'],
  ['129 characters', 'a'.repeat(129)],
])('a password of %s is refused, and the link stays', async (_, password) => {
  const world = await createOperatorWorld();
  const token = (await world.auth.firstLink())?.url.split('#')[1];
  const person = { token, email: 'ada.lovelace@quotient.test', name: 'Ada' };
  const refused = await world.post('setup', { ...person, password });
  expect(refused.body).toMatchObject({ code: 'invalid_request', fields: { password: expect.any(String) } });
  expect((await world.post('setup', { ...person, password: 'a'.repeat(15) })).status).toBe(200);
});

test('nothing that opens anything is stored in clear', async () => {
  const { world, secret, backupCodes } = await withTotp();
  const { body } = await world.post('login/code', {
    challenge: await challengeOf(world),
    code: codeOf(secret),
  });
  await world.post('recover', { email: ada.email, locale: 'en' });
  await vi.waitFor(() => expect(world.emails).toHaveLength(1));
  const link = /#([\w-]{43})/.exec(world.emails[0]?.text ?? '')?.[1] ?? 'no link';
  const stored = [...world.texts]
    .filter(([key]) => !key.startsWith('emails/'))
    .map(([, text]) => text)
    .join('\n');
  expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  const secretsOf = (token: unknown) => String(token).split('.').slice(1);
  const parts = [...secretsOf(body.access_token), ...secretsOf(body.refresh_token)];
  expect(parts).toHaveLength(3);
  for (const open of [ada.password, secret, link, ...backupCodes, ...parts]) {
    expect(open.length).toBeGreaterThan(9);
    expect(stored).not.toContain(open);
  }
});

test('operators, sessions and codes survive a restart', async () => {
  const { world, token, secret } = await withTotp();
  const again = await createOperatorWorld({ texts: world.texts });
  expect((await again.call('GET', '/api/admin/auth/user', { token })).body).toMatchObject({ hasTotp: true });
  expect(await again.auth.firstLink()).toBeUndefined();
  const code = codeOf(secret);
  const challenge = await challengeOf(again);
  expect((await again.post('login/code', { challenge, code })).status).toBe(200);
});

test('many sign in at once, and each keeps the session', async () => {
  const world = await createOperatorWorld();
  await world.setUp();
  const all = await Promise.all(Array.from({ length: 4 }, () => login(world)));
  for (const { body } of all) {
    const token = String(body.access_token);
    expect((await world.call('GET', '/api/admin/auth/user', { token })).status).toBe(200);
  }
});

test('a damaged record lets nobody become the first operator', async () => {
  const texts = new Map<string, string>();
  const world = await createOperatorWorld({ texts });
  await world.setUp();
  texts.set('operators/operators', '{"schemaVersion":4');
  const again = await createOperatorWorld({ texts });
  expect(await again.auth.firstLink()).toBeUndefined();
  expect(again.authLogged).toContain('operators_unreadable');
  expect((await login(again)).body.code).toBe('record_damaged');
  expect(texts.get('operators/operators')).toBe('{"schemaVersion":4');
});

test('the audit log has sign-ins and changes, and no address', async () => {
  const { world, token } = await withTotp();
  await world.post('backup-codes', { password: ada.password }, token);
  expect(await world.actions()).toEqual([
    'auth.set-up',
    'auth.sign-in',
    'auth.totp-start',
    'auth.totp-on',
    'auth.backup-codes',
  ]);
  const audit = [...world.texts].filter(([key]) => key.startsWith('audit/')).map(([, text]) => text);
  expect(audit.join()).not.toContain('@');
});
