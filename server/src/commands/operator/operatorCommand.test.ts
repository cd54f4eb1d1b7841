import { expect, test } from 'vitest';
import { systemClock } from '../../outside/cryptoPorts.ts';
import { createMemoryStore } from '../../outside/memoryStore.ts';
import { ada, createOperatorWorld } from '../../testing/operatorWorld.ts';
import { PUBLIC_URL } from '../../testing/testApp.ts';
import { operatorCommand } from './operatorCommand.ts';

/** Runs the command on a stopped server's store, and starts the server again. */
async function run(texts: Map<string, string>, ...args: string[]) {
  const lines: string[] = [];
  const code = await operatorCommand({
    store: createMemoryStore(texts),
    clock: systemClock,
    publicUrl: PUBLIC_URL,
    args,
    print: (line) => void lines.push(line),
  });
  const output = lines.join('\n');
  return {
    code,
    output,
    secret: /#([\w-]{43})/.exec(output)?.[1],
    world: await createOperatorWorld({ texts }),
  };
}

test('a link for a new password opens the account of a locked-out operator', async () => {
  const { texts, ...before } = await createOperatorWorld();
  const { token } = await before.setUp();
  const { code, secret, world } = await run(texts, 'reset-link', ada.email.toUpperCase());
  expect(code).toBe(0);
  const password = 'another quiet river';
  expect((await world.post('reset', { token: secret, password })).status).toBe(204);
  expect((await world.post('login', { email: ada.email, password })).status).toBe(200);
  expect(await world.fail('GET', '/api/admin/auth/user', { token })).toEqual([401, 'signed_out']);
});

test('a link lets a new operator in', async () => {
  const { texts, setUp } = await createOperatorWorld();
  await setUp();
  const { secret, world } = await run(texts, 'invite');
  const grace = { token: secret, name: 'Grace', email: 'grace@quotient.test', password: ada.password };
  expect((await world.post('setup', grace)).status).toBe(200);
  expect((await run(texts, 'list')).output).toBe('Ada <ada@quotient.test>\nGrace <grace@quotient.test>');
});

test('lost codes can be removed', async () => {
  const { texts, setUp, post } = await createOperatorWorld();
  const { token } = await setUp();
  await post('totp', { password: ada.password }, token);
  expect((await run(texts, 'forget-codes', ada.email)).code).toBe(0);
  expect(texts.get('operators/operators')).toContain('"twoFactor":[]');
});

test('removing codes also ends what a stranger may have left behind; passkeys stay on request', async () => {
  const { texts, ...before } = await createOperatorWorld();
  const { token } = await before.setUp();
  const { body } = await before.post('invitations', { password: ada.password }, token);
  const stored = JSON.parse(texts.get('operators/operators') ?? '');
  const createdAt = '2026-01-01T00:00:00.000Z';
  const passkey = { id: 'key', userId: stored.user[0].id, credentialID: 'c', createdAt, backedUp: false };
  texts.set('operators/operators', JSON.stringify({ ...stored, passkey: [passkey] }));
  const kept = await run(texts, 'forget-codes', ada.email, '--keep-passkeys');
  expect(kept.code).toBe(0);
  expect(await kept.world.fail('GET', '/api/admin/auth/user', { token })).toEqual([401, 'signed_out']);
  const invited = { token: String(body.url).split('#')[1], kind: 'setup' };
  expect((await kept.world.post('link', invited)).status).toBe(404);
  const passkeys = () => JSON.parse(texts.get('operators/operators') ?? '').passkey;
  expect(passkeys()).toEqual([passkey]);
  expect((await run(texts, 'forget-codes', ada.email)).code).toBe(0);
  expect(passkeys()).toEqual([]);
});

test('an operator is removed with all that he could sign in with', async () => {
  const { texts, ...before } = await createOperatorWorld();
  const { token } = await before.setUp();
  const { code, world } = await run(texts, 'remove', ada.email);
  expect(code).toBe(0);
  expect((await world.post('login', { email: ada.email, password: ada.password })).status).toBe(401);
  expect(await world.fail('GET', '/api/admin/auth/user', { token })).toEqual([401, 'signed_out']);
  expect(await world.auth.firstLink()).toBeDefined();
});

test('a removed operator does not return by an own invitation', async () => {
  const { texts, ...before } = await createOperatorWorld();
  const { token } = await before.setUp();
  const { body } = await before.post('invitations', { password: ada.password }, token);
  const { world } = await run(texts, 'remove', ada.email);
  const invited = { token: String(body.url).split('#')[1], ...ada };
  expect((await world.post('setup', invited)).status).toBe(404);
});

test.each([
  [],
  ['invite', 'x@y.z'],
  ['reset-link'],
  ['nonsense'],
  ['reset-link', 'a@b.c', 'more'],
  ['remove', 'a@b.c', '--keep-passkeys'],
])('%s %s is explained', async (...args) => {
  const { code, output } = await run(new Map(), ...args);
  expect(code).toBe(2);
  expect(output).toContain('npm run operator -- invite');
});

test('an unknown address changes nothing', async () => {
  const texts = new Map<string, string>();
  const { code, output } = await run(texts, 'reset-link', 'nobody@quotient.test');
  expect([code, output]).toEqual([1, expect.stringContaining('Nobody has the address')]);
});
