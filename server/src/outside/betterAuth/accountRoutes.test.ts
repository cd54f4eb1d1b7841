import { expect, test } from 'vitest';
import { ada, createOperatorWorld } from '../../testing/operatorWorld.ts';
import { login, stopTheDate } from './signIn.fixture.ts';

stopTheDate();

test('S200: sign in, refresh, read and change the account, and sign out', async () => {
  const world = await createOperatorWorld();
  await world.setUp();
  const { body } = await login(world);
  const token = String(body.access_token);
  const refreshed = await world.post('refresh', { refresh_token: body.refresh_token });
  const newToken = String(refreshed.body.access_token);
  expect(newToken).not.toBe(token);
  const changed = await world.call('PUT', '/api/admin/auth/user', {
    token: newToken,
    body: { name: 'Ada L.', email: ada.email },
  });
  expect(changed.body).toMatchObject({ name: 'Ada L.' });
  const account = await world.call('GET', '/api/admin/auth/user', { token: newToken });
  expect(account.body).toMatchObject({ user: { name: 'Ada L.' }, hasTotp: false, passkeys: [] });
  expect((await world.post('logout', { refresh_token: refreshed.body.refresh_token })).status).toBe(204);
  expect(await world.fail('GET', '/api/admin/auth/user', { token: newToken })).toEqual([401, 'signed_out']);
  expect(await world.fail('GET', '/api/admin/auth/user', { token })).toEqual([401, 'signed_out']);
});

test('sessions are listed with their device, and end one by one or all at once', async () => {
  const world = await createOperatorWorld();
  const { token } = await world.setUp();
  const { body } = await world.call('POST', '/api/admin/auth/login', {
    body: { email: ada.email, password: ada.password },
    headers: { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  });
  const other = String(body.access_token);
  const list = async () =>
    (
      await world.call<{ sessions: { id: string; isCurrent: boolean; browser: string | null }[] }>(
        'GET',
        '/api/admin/auth/sessions',
        { token },
      )
    ).body.sessions;
  const sessions = await list();
  expect(sessions.map(({ isCurrent, browser }) => [isCurrent, browser])).toEqual(
    expect.arrayContaining([
      [true, null],
      [false, 'Firefox'],
    ]),
  );
  const foreign = sessions.find(({ isCurrent }) => !isCurrent)?.id;
  expect((await world.call('DELETE', `/api/admin/auth/sessions/${foreign}`, { token })).status).toBe(204);
  expect(await world.fail('GET', '/api/admin/auth/user', { token: other })).toEqual([401, 'signed_out']);
  expect(await list()).toHaveLength(1);
  await world.call('DELETE', '/api/admin/auth/sessions', { token });
  expect(await world.fail('GET', '/api/admin/auth/user', { token })).toEqual([401, 'signed_out']);
});

test('a changed password ends the other sessions and keeps this one', async () => {
  const world = await createOperatorWorld();
  const { token } = await world.setUp();
  const other = String((await login(world)).body.access_token);
  const change = (password: string) =>
    world.post('password', { password, newPassword: 'another quiet river' }, token);
  expect((await change('not the right one')).body.code).toBe('wrong_password');
  expect((await change(ada.password)).status).toBe(204);
  expect((await world.call('GET', '/api/admin/auth/user', { token })).status).toBe(200);
  expect(await world.fail('GET', '/api/admin/auth/user', { token: other })).toEqual([401, 'signed_out']);
});

test('an operator lets another one in by a link', async () => {
  const world = await createOperatorWorld();
  const { token } = await world.setUp();
  const { body } = await world.post('invitations', { password: ada.password }, token);
  const secret = String(body.url).split('#')[1];
  const taken = await world.post('setup', { token: secret, ...ada });
  expect(taken.body.code).toBe('email_taken');
  const grace = { token: secret, name: 'Grace', email: 'grace@quotient.test', password: ada.password };
  expect((await world.post('setup', grace)).status).toBe(200);
  expect((await login(world, ada.password, grace.email)).status).toBe(200);
});
