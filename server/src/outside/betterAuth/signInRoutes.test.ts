import { expect, test } from 'vitest';
import { ada, createOperatorWorld } from '../../testing/operatorWorld.ts';
import { PUBLIC_URL } from '../../testing/testApp.ts';
import {
  challengeOf,
  codeOf,
  HOUR_MS,
  login,
  MINUTE_MS,
  pass,
  stopTheDate,
  withTotp,
} from './signIn.fixture.ts';

stopTheDate();

test('S143: a sign-in answers access_token, refresh_token, expires_at and user', async () => {
  const world = await createOperatorWorld();
  await world.setUp();
  const { status, body } = await login(world);
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(['access_token', 'expires_at', 'refresh_token', 'user']);
  expect(body.user).toMatchObject({ email: ada.email, name: ada.name });
  expect(body.expires_at).toBe(Date.now() / 1000 + 600);
});

test('a wrong password and an unknown address get the same answer', async () => {
  const world = await createOperatorWorld();
  await world.setUp();
  const wrong = await login(world, 'something else entirely');
  const unknown = await login(world, ada.password, 'nobody@quotient.test');
  expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text]);
  expect(wrong.body.code).toBe('invalid_credentials');
});

test('who guesses waits longer and longer, half a minute at most, also for an address that nobody has', async () => {
  const world = await createOperatorWorld();
  await world.setUp();
  for (const email of [ada.email, 'nobody@quotient.test']) {
    const waits: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      const { status, headers } = await login(world, 'a wrong password here', email);
      if (status === 429) {
        const seconds = Number(headers.get('Retry-After'));
        waits.push(seconds);
        pass(seconds * 1000);
      }
    }
    expect(waits.slice(0, 3)).toEqual([1, 2, 4]);
    expect(Math.max(...waits)).toBeLessThanOrEqual(30);
  }
  pass(30_000);
  expect((await login(world)).status).toBe(200);
});

test('a browser that has signed in before does not wait for a stranger who guesses', async () => {
  const world = await createOperatorWorld();
  await world.setUp();
  const fromBrowser = (password: string, cookie = '') =>
    world.call('POST', '/api/admin/auth/login', {
      body: { email: ada.email, password },
      headers: { Origin: PUBLIC_URL, Cookie: cookie },
    });
  const { headers } = await fromBrowser(ada.password);
  const device = headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-quotient-device'));
  for (let round = 0; round < 6; round += 1) await fromBrowser('a wrong password here');
  expect((await fromBrowser(ada.password)).status).toBe(429);
  expect((await fromBrowser(ada.password, device?.split(';')[0])).status).toBe(200);
});

test('a code signs in once: the same one again is refused, and so is one from before it', async () => {
  const { world, secret } = await withTotp();
  const code = codeOf(secret);
  const [first, second] = [await challengeOf(world), await challengeOf(world)];
  expect((await world.post('login/code', { challenge: first, code })).status).toBe(200);
  const replayed = await world.post('login/code', { challenge: second, code });
  expect(replayed.body.code).toBe('invalid_code');
  const before = codeOf(secret, Date.now() - 30_000);
  expect((await world.post('login/code', { challenge: second, code: before })).body.code).toBe(
    'invalid_code',
  );
  pass(MINUTE_MS);
  const next = await world.post('login/code', { challenge: second, code: codeOf(secret) });
  expect(next.status).toBe(200);
});

test('if two send the same code at once, one gets in', async () => {
  const { world, secret } = await withTotp();
  const challenges = [await challengeOf(world), await challengeOf(world)];
  const both = await Promise.all(
    challenges.map((challenge) => world.post('login/code', { challenge, code: codeOf(secret) })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('a backup code signs in once', async () => {
  const { world, backupCodes } = await withTotp();
  expect(backupCodes).toHaveLength(10);
  const [code = ''] = backupCodes;
  const use = async () => world.post('login/code', { challenge: await challengeOf(world), code });
  const { body } = await use();
  expect((await use()).body.code).toBe('invalid_code');
  const account = await world.call('GET', '/api/admin/auth/user', { token: String(body.access_token) });
  expect(account.body).toMatchObject({ hasTotp: true, backupCodesLeft: 9 });
});

test('if two send the same backup code at once, one gets in', async () => {
  const { world, backupCodes } = await withTotp();
  const challenges = [await challengeOf(world), await challengeOf(world)];
  const both = await Promise.all(
    challenges.map((challenge) => world.post('login/code', { challenge, code: backupCodes[0] })),
  );
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
});

test.each(['%', '%FF', '%E0%A4%A', 'a.b'])('a challenge that somebody made up (%j) is over', async (made) => {
  const world = await createOperatorWorld();
  const answer = await world.post('login/code', { challenge: made, code: '123456' });
  expect([answer.status, answer.body.code]).toEqual([401, 'challenge_over']);
});

test('a challenge lasts ten minutes and five tries', async () => {
  const { world, secret } = await withTotp();
  const old = await challengeOf(world);
  pass(10 * MINUTE_MS + 1);
  expect((await world.post('login/code', { challenge: old, code: codeOf(secret) })).body.code).toBe(
    'challenge_over',
  );
  const challenge = await challengeOf(world);
  for (let round = 0; round < 5; round += 1)
    expect((await world.post('login/code', { challenge, code: '000000' })).body.code).toBe('invalid_code');
  pass(MINUTE_MS);
  const sixth = await world.post('login/code', { challenge, code: codeOf(secret) });
  expect(sixth.body.code).toBe('challenge_over');
});

test('after ten wrong codes in a row none is taken for a quarter of an hour, and the answer says so', async () => {
  const { world, secret } = await withTotp();
  for (let round = 0; round < 10; round += 1) {
    pass(MINUTE_MS);
    const challenge = await challengeOf(world);
    await world.post('login/code', { challenge, code: '000000' });
  }
  const enter = async () => {
    pass(MINUTE_MS);
    return world.post('login/code', { challenge: await challengeOf(world), code: codeOf(secret) });
  };
  const { status, body, headers } = await enter();
  expect([status, body.code, headers.get('Retry-After')]).toEqual([429, 'too_many_attempts', '900']);
  pass(15 * MINUTE_MS);
  expect((await enter()).status).toBe(200);
});

test('an access token lasts ten minutes, a session two hours unused, and a day at most', async () => {
  const world = await createOperatorWorld();
  let { token, refreshToken } = await world.setUp();
  const look = async () => (await world.call('GET', '/api/admin/auth/user', { token })).status;
  const refresh = async () => {
    const { status, body } = await world.post('refresh', { refresh_token: refreshToken });
    token = String(body.access_token);
    refreshToken = String(body.refresh_token);
    return status;
  };
  expect(await look()).toBe(200);
  pass(10 * MINUTE_MS);
  expect(await look()).toBe(401);
  for (let hours = 0; hours < 23; hours += 1) {
    expect(await refresh()).toBe(200);
    pass(HOUR_MS);
  }
  expect(await refresh()).toBe(200);
  pass(50 * MINUTE_MS);
  expect(await refresh()).toBe(401);

  ({ token, refreshToken } = await signInAgain());
  pass(2 * HOUR_MS);
  expect(await refresh()).toBe(401);
  async function signInAgain() {
    const { body } = await login(world);
    return { token: String(body.access_token), refreshToken: String(body.refresh_token) };
  }
});

test('a page that asks by itself does not keep a session alive', async () => {
  const world = await createOperatorWorld();
  let { refreshToken } = await world.setUp();
  for (let round = 0; round < 3; round += 1) {
    pass(39 * MINUTE_MS);
    const { body } = await world.post('refresh', { refresh_token: refreshToken, isActive: false });
    refreshToken = String(body.refresh_token);
  }
  pass(5 * MINUTE_MS);
  expect((await world.post('refresh', { refresh_token: refreshToken })).status).toBe(401);
});

test('a refresh token that was used before ends the session for whoever has the newer one', async () => {
  const world = await createOperatorWorld();
  const { refreshToken } = await world.setUp();
  const { body } = await world.post('refresh', { refresh_token: refreshToken });
  pass(MINUTE_MS);
  expect((await world.post('refresh', { refresh_token: refreshToken })).status).toBe(401);
  expect((await world.post('refresh', { refresh_token: body.refresh_token })).status).toBe(401);
  const token = String(body.access_token);
  expect(await world.fail('GET', '/api/admin/auth/user', { token })).toEqual([401, 'signed_out']);
  expect(await world.actions()).toContain('auth.refresh-reused');
});

test('two tabs that refresh at once both stay signed in', async () => {
  const world = await createOperatorWorld();
  const { refreshToken } = await world.setUp();
  const both = await Promise.all([1, 2].map(() => world.post('refresh', { refresh_token: refreshToken })));
  for (const { status, body } of both) {
    expect(status).toBe(200);
    const token = String(body.access_token);
    expect((await world.call('GET', '/api/admin/auth/user', { token })).status).toBe(200);
  }
  expect(both.filter(({ body }) => body.refresh_token !== undefined)).toHaveLength(1);
});

test('a browser gets its tokens as cookies that no script can read, and nothing in the answer', async () => {
  const world = await createOperatorWorld();
  await world.setUp();
  const { body, headers } = await world.call('POST', '/api/admin/auth/login', {
    body: { email: ada.email, password: ada.password },
    headers: { Origin: PUBLIC_URL, 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(Object.keys(body).sort()).toEqual(['expires_at', 'user']);
  const cookies = headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
    '__Host-quotient-access',
    '__Host-quotient-refresh',
    '__Host-quotient-device',
  ]);
  for (const cookie of cookies) {
    for (const flag of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(flag);
    expect(cookie).not.toContain('Domain');
  }
  const Cookie = cookies.map((cookie) => cookie.split(';')[0]).join('; ');
  const account = await world.call('GET', '/api/admin/auth/user', { headers: { Cookie } });
  expect(account.status).toBe(200);
  const foreign = await world.fail('POST', '/api/admin/auth/refresh', {
    body: {},
    headers: { Cookie, Origin: 'https://evil.test' },
  });
  expect(foreign).toEqual([403, 'foreign_origin']);
  const form = await world.fail('POST', '/api/admin/auth/refresh', {
    body: 'isActive=true',
    headers: { Cookie, Origin: PUBLIC_URL, 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect(form).toEqual([400, 'invalid_request']);
});
