import { expect, test, vi } from 'vitest';
import { ada, createOperatorWorld } from '../../testing/operatorWorld.ts';
import { PUBLIC_URL } from '../../testing/testApp.ts';
import { HOUR_MS, login, pass, stopTheDate } from './signIn.fixture.ts';

stopTheDate();

test('an operator whom a stranger keeps waiting gets in by a link for a new password', async () => {
  const world = await createOperatorWorld();
  await world.setUp();
  for (let round = 0; round < 6; round += 1) await login(world, 'a wrong password here');
  await world.post('recover', { email: ada.email, locale: 'en' });
  await vi.waitFor(() => expect(world.emails).toHaveLength(1));
  const [, token] = /\/admin\/reset#([\w-]{43})/.exec(world.emails[0]?.text ?? '') ?? [];
  const fromBrowser = (name: string, body: unknown, cookie = '') =>
    world.call('POST', `/api/admin/auth/${name}`, { body, headers: { Origin: PUBLIC_URL, Cookie: cookie } });
  const password = 'another quiet river';
  const { headers } = await fromBrowser('reset', { token, password });
  const device = headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-quotient-device'));
  const sent = { email: ada.email, password };
  expect((await fromBrowser('login', sent)).status).toBe(429);
  expect((await fromBrowser('login', sent, device?.split(';')[0])).status).toBe(200);
});

test('a new password by mail ends every session, the link works once and for an hour', async () => {
  const world = await createOperatorWorld();
  const { token } = await world.setUp();
  const ask = async () => {
    const before = world.emails.length;
    await world.post('recover', { email: ada.email, locale: 'de' });
    await vi.waitFor(() => expect(world.emails).toHaveLength(before + 1));
    const { text, to } = world.emails.at(-1) ?? { text: '', to: '' };
    expect(to).toBe(ada.email);
    return /\/admin\/reset#([\w-]{43})/.exec(text)?.[1];
  };
  const late = await ask();
  pass(HOUR_MS);
  const password = 'another quiet river';
  expect((await world.post('reset', { token: late, password })).body.code).toBe('link_over');
  const replaced = await ask();
  const newest = await ask();
  expect((await world.post('reset', { token: replaced, password })).body.code).toBe('link_over');
  expect((await world.post('reset', { token: newest, password })).status).toBe(204);
  expect((await world.post('reset', { token: newest, password })).body.code).toBe('link_over');
  expect(await world.fail('GET', '/api/admin/auth/user', { token })).toEqual([401, 'signed_out']);
  expect((await login(world)).status).toBe(401);
  expect((await login(world, password)).status).toBe(200);
});

test('asking for a new password does not reveal if there is such an operator, and sends few emails', async () => {
  const world = await createOperatorWorld();
  await world.setUp();
  const unknown = await world.post('recover', { email: 'nobody@quotient.test', locale: 'en' });
  expect(world.emails).toHaveLength(0);
  for (let round = 0; round < 6; round += 1) {
    const known = await world.post('recover', { email: ada.email, locale: 'en' });
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  }
  await vi.waitFor(() => expect(world.emails).toHaveLength(3));
});

test('a link for a new password ends with the password and with the address that it was for', async () => {
  const world = await createOperatorWorld();
  const { token } = await world.setUp();
  const linked = async (email: string) => {
    const before = world.emails.length;
    await world.post('recover', { email, locale: 'en' });
    await vi.waitFor(() => expect(world.emails).toHaveLength(before + 1));
    return /#([\w-]{43})/.exec(world.emails.at(-1)?.text ?? '')?.[1];
  };
  const newPassword = 'another quiet river';
  const first = await linked(ada.email);
  await world.post('password', { password: ada.password, newPassword }, token);
  expect((await world.post('reset', { token: first, password: ada.password })).body.code).toBe('link_over');
  const second = await linked(ada.email);
  const moved = { name: ada.name, email: 'ada@elsewhere.test', password: newPassword };
  await world.call('PUT', '/api/admin/auth/user', { token, body: moved });
  expect((await world.post('reset', { token: second, password: ada.password })).body.code).toBe('link_over');
});
