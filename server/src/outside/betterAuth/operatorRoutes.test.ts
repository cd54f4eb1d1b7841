import type { operatorRoutes } from '@quotient/contract/admin';
import type { AnswerOf } from '@quotient/contract/calls';
import { expect, test } from 'vitest';
import { ada, createOperatorWorld } from '../../testing/operatorWorld.ts';
import { PUBLIC_URL } from '../../testing/testApp.ts';
import { createMemoryStore } from '../memoryStore.ts';
import { openOperators } from './operatorStore.ts';
import { createPasskeyDevice } from './passkey.fixture.ts';
import { challengeOf, codeOf, HOUR_MS, login, pass, stopTheDate, withTotp } from './signIn.fixture.ts';

stopTheDate();

type Team = AnswerOf<typeof operatorRoutes.listOperators>;
type World = Awaited<ReturnType<typeof createOperatorWorld>>;
const grace = { ...ada, email: 'grace@quotient.test', name: 'Grace' };
const bob = { ...ada, email: 'bob@quotient.test', name: 'Bob' };

const secretIn = (url: unknown) => String(url).split('#')[1] ?? '';
const list = async ({ call }: World, token: string) =>
  (await call<Team>('GET', '/api/admin/auth/operators', { token })).body;
const invite = async ({ post }: World, token: string) =>
  secretIn((await post('invitations', { password: ada.password }, token)).body.url);
/** Adds one more operator; resolves to the token. */
async function join(world: World, by: string, person: typeof ada): Promise<string> {
  const { body } = await world.post('setup', { token: await invite(world, by), ...person });
  return String(body.access_token);
}
const idOf = async (world: World, token: string, name: string) =>
  (await list(world, token)).operators.find((each) => each.name === name)?.id ?? '';
const remove = (world: World, token: string, id: string, password = ada.password) =>
  world.post(`operators/${id}/remove`, { password }, token);
const isSignedIn = async ({ call }: World, token: string) =>
  (await call('GET', '/api/admin/auth/user', { token })).status === 200;

/** Ada, and Grace whom she has invited. */
async function two(options?: Parameters<typeof createOperatorWorld>[0]) {
  const world = await createOperatorWorld(options);
  const { token } = await world.setUp();
  return { world, ofAda: token, ofGrace: await join(world, token, grace) };
}

async function addPasskey(world: World, token: string): Promise<void> {
  const { body } = await world.post('passkeys/question', { password: ada.password }, token);
  const { challenge } = body.options as { challenge: string };
  const credential = createPasskeyDevice(PUBLIC_URL).make(challenge);
  const added = await world.post('passkeys', { challenge: body.challenge, credential, name: 'Phone' }, token);
  expect(added.status).toBe(200);
}

/** The secret of a new link for a new password. */
async function resetLink(world: World): Promise<string> {
  const before = world.emails.length;
  await world.post('recover', { email: ada.email, locale: 'en' });
  await expect.poll(() => world.emails.length).toBe(before + 1);
  return /\/admin\/reset#([\w-]{43})/.exec(world.emails.at(-1)?.text ?? '')?.[1] ?? '';
}

test('operators are listed with who invited them and when they were last here, invitations with their end', async () => {
  const { world, ofAda, ofGrace } = await two();
  await addPasskey(world, ofAda);
  await invite(world, ofGrace);
  pass(HOUR_MS);
  const later = await login(world, ada.password, grace.email);
  const start = Date.UTC(2026, 0, 1);
  const { operators, invitations } = await list(world, String(later.body.access_token));
  const common = { id: expect.any(String), createdAt: start, hasTotp: false };
  expect(operators).toEqual([
    {
      ...common,
      name: 'Ada',
      email: ada.email,
      lastSignInAt: start,
      passkeys: 1,
      sessions: 1,
      invitedBy: null,
    },
    {
      ...common,
      name: 'Grace',
      email: grace.email,
      lastSignInAt: start + HOUR_MS,
      passkeys: 0,
      sessions: 2,
      invitedBy: 'Ada',
    },
  ]);
  expect(invitations).toEqual([
    { id: expect.any(String), invitedBy: 'Grace', createdAt: start, expiresAt: start + 24 * HOUR_MS },
  ]);
  pass(23 * HOUR_MS);
  const { body } = await login(world);
  expect((await list(world, String(body.access_token))).invitations).toEqual([]);
});

test('a removed operator is signed out at once, everywhere, and earlier invitations stop working', async () => {
  const { world, ofAda, ofGrace } = await two();
  const [ofRemoved, ofOther] = [await invite(world, ofGrace), await invite(world, ofAda)];
  const id = await idOf(world, ofAda, 'Grace');
  expect((await remove(world, ofAda, id, 'not the right one')).body.code).toBe('wrong_password');
  expect(await isSignedIn(world, ofGrace)).toBe(true);
  expect((await remove(world, ofAda, id)).status).toBe(204);
  expect(await isSignedIn(world, ofGrace)).toBe(false);
  expect((await login(world, ada.password, grace.email)).body.code).toBe('invalid_credentials');
  expect((await world.post('link', { token: ofRemoved, kind: 'setup' })).body.code).toBe('link_over');
  expect((await world.post('setup', { token: ofRemoved, ...bob })).body.code).toBe('link_over');
  expect((await world.post('link', { token: ofOther, kind: 'setup' })).status).toBe(200);
  expect((await remove(world, ofAda, id)).body.code).toBe('not_found');
  expect((await world.actions()).at(-1)).toBe('auth.remove');
});

test('the only operator stays; one of two may leave', async () => {
  const { world, ofAda, ofGrace } = await two();
  expect((await remove(world, ofGrace, await idOf(world, ofGrace, 'Grace'))).status).toBe(204);
  expect(await isSignedIn(world, ofGrace)).toBe(false);
  const refused = await remove(world, ofAda, await idOf(world, ofAda, 'Ada'));
  expect([refused.status, refused.body.code]).toEqual([409, 'last_operator']);
  expect(await isSignedIn(world, ofAda)).toBe(true);
});

test('if operators remove each other at once, one remains', async () => {
  const { world, ofAda, ofGrace } = await two();
  const ofBob = await join(world, ofAda, bob);
  const ids = Object.fromEntries((await list(world, ofAda)).operators.map(({ name, id }) => [name, id]));
  const answers = await Promise.all([
    remove(world, ofAda, ids.Grace ?? ''),
    remove(world, ofGrace, ids.Bob ?? ''),
    remove(world, ofBob, ids.Ada ?? ''),
  ]);
  expect(answers.filter(({ status }) => status === 204).length).toBeGreaterThan(0);
  const left = await Promise.all([ofAda, ofGrace, ofBob].map((token) => isSignedIn(world, token)));
  const done = answers.filter(({ status }) => status === 204).length;
  expect(left.filter(Boolean)).toHaveLength(3 - done);
  expect(left).toContain(true);
});

test('what a removed operator had asked for before comes to nothing', async () => {
  const store = createMemoryStore();
  const { world, ofAda, ofGrace } = await two({ store });
  const id = await idOf(world, ofAda, 'Grace');
  const [, invited, removed] = await Promise.all([
    remove(world, ofAda, id),
    world.post('invitations', { password: ada.password }, ofGrace),
    remove(world, ofGrace, await idOf(world, ofAda, 'Ada')),
  ]);
  const { user, links } = await openOperators(store.collection).read();
  expect(user).toHaveLength(1);
  // whichever was first: the one who was removed left no way in
  expect(links.filter(({ madeBy }) => madeBy === id && user[0]?.id !== id)).toEqual([]);
  expect([200, 401, 403]).toContain(invited.status);
  expect([204, 401, 403, 404]).toContain(removed.status);
});

test('a withdrawn invitation lets nobody in, and is withdrawn once', async () => {
  const { world, ofAda, ofGrace } = await two();
  const secret = await invite(world, ofAda);
  const [invitation] = (await list(world, ofGrace)).invitations;
  const withdraw = () =>
    world.call('DELETE', `/api/admin/auth/invitations/${invitation?.id}`, { token: ofGrace });
  expect((await withdraw()).status).toBe(204);
  expect((await world.post('link', { token: secret, kind: 'setup' })).body.code).toBe('link_over');
  expect((await world.post('setup', { token: secret, ...bob })).body.code).toBe('link_over');
  expect((await list(world, ofAda)).invitations).toEqual([]);
  expect((await withdraw()).status).toBe(404);
  expect(await world.actions()).toContain('auth.invitation-withdraw');
});

test('what is listed of an invitation lets nobody in', async () => {
  const { world, ofAda } = await two();
  await invite(world, ofAda);
  const [invitation] = (await list(world, ofAda)).invitations;
  expect((await world.post('setup', { token: invitation?.id, ...bob })).body.code).toBe('link_over');
});

test("a link for a new password isn't an invitation: it is neither listed nor withdrawn", async () => {
  const { texts, ...world } = await createOperatorWorld();
  const { token } = await world.setUp();
  const secret = await resetLink({ texts, ...world });
  expect((await list({ texts, ...world }, token)).invitations).toEqual([]);
  const { links } = JSON.parse(texts.get('operators/operators') ?? '');
  const path = `/api/admin/auth/invitations/${links[0].hash}`;
  expect(await world.fail('DELETE', path, { token })).toEqual([404, 'not_found']);
  expect((await world.post('link', { token: secret, kind: 'reset' })).status).toBe(200);
});

test('all sessions of an operator can be ended by another one', async () => {
  const { world, ofAda, ofGrace } = await two();
  const path = `/api/admin/auth/operators/${await idOf(world, ofAda, 'Grace')}/sessions`;
  expect((await world.call('DELETE', path, { token: ofAda })).status).toBe(204);
  expect([await isSignedIn(world, ofGrace), await isSignedIn(world, ofAda)]).toEqual([false, true]);
  expect(await world.fail('DELETE', '/api/admin/auth/operators/nobody/sessions', { token: ofAda })).toEqual([
    404,
    'not_found',
  ]);
});

test('a link for a new password ends what a stranger may have left behind; passkeys stay on request', async () => {
  const { world, ofAda, ofGrace } = await two();
  const password = 'another quiet river';
  for (const dropPasskeys of [false, undefined]) {
    const token = String((await login(world)).body.access_token);
    await addPasskey(world, token);
    const [own, others] = [await invite(world, token), await invite(world, ofGrace)];
    const secret = await resetLink(world);
    const before = (await list(world, ofGrace)).operators[0]?.passkeys;
    expect((await world.post('link', { token: secret, kind: 'reset' })).body.passkeys).toBe(before);
    const sent = { token: secret, password, ...(dropPasskeys !== undefined && { dropPasskeys }) };
    expect((await world.post('reset', sent)).status).toBe(204);
    expect([await isSignedIn(world, token), await isSignedIn(world, ofAda)]).toEqual([false, false]);
    expect((await world.post('link', { token: own, kind: 'setup' })).body.code).toBe('link_over');
    expect((await world.post('link', { token: others, kind: 'setup' })).status).toBe(200);
    expect((await list(world, ofGrace)).operators[0]?.passkeys).toBe(dropPasskeys === false ? before : 0);
    // back to the password that the next round signs in with
    const again = await login(world, password);
    await world.post('password', { password, newPassword: ada.password }, String(again.body.access_token));
  }
  expect(await isSignedIn(world, ofGrace)).toBe(true);
});

test('a sign-in of which only the password was checked ends with that password', async () => {
  for (const change of ['by link', 'by the account page'] as const) {
    const { world, token, secret } = await withTotp();
    const challenge = await challengeOf(world);
    const password = 'another quiet river';
    if (change === 'by link') await world.post('reset', { token: await resetLink(world), password });
    else await world.post('password', { password: ada.password, newPassword: password }, token);
    const answer = await world.post('login/code', { challenge, code: codeOf(secret) });
    expect(answer.body.code, change).toBe('challenge_over');
  }
});

test('an invitation of an earlier version, without its maker, ends with any removed operator', async () => {
  const store = createMemoryStore();
  const { world, ofAda } = await two({ store });
  const secret = await invite(world, ofAda);
  await openOperators(store.collection).change((all) => ({
    ...all,
    links: all.links.map(({ madeBy: _, ...link }) => link),
  }));
  expect((await list(world, ofAda)).invitations).toMatchObject([{ invitedBy: null }]);
  await remove(world, ofAda, await idOf(world, ofAda, 'Grace'));
  expect((await world.post('link', { token: secret, kind: 'setup' })).body.code).toBe('link_over');
});
