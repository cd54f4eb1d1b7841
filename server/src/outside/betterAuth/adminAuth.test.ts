import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ada, createOperatorWorld } from '../../testing/operatorWorld.ts';
import { PUBLIC_URL } from '../../testing/testApp.ts';
import { totpAt } from './totp.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

type World = Awaited<ReturnType<typeof createOperatorWorld>>;

const login = ({ post }: World, password = ada.password, email = ada.email) =>
  post('login', { email, password });

/** What an authenticator app shows: its letters are the secret in base 32 (RFC 4648). */
function codeOf(secret: string, at = Date.now()) {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return totpAt(String.fromCharCode(...bytes), Math.floor(at / 30_000));
}

/** An operator whose sign-in asks for codes. */
async function withTotp() {
  const world = await createOperatorWorld();
  const { token } = await world.setUp();
  const { body } = await world.post('totp', { password: ada.password }, token);
  const secret = String(body.secret);
  const confirmed = await world.post('totp/confirm', { code: codeOf(secret) }, token);
  pass(MINUTE_MS);
  return { world, token, secret, backupCodes: confirmed.body.backupCodes as string[] };
}

const challengeOf = async (world: World) => String((await login(world)).body.challenge);

test('S143: a sign-in answers access_token, refresh_token, expires_at and user', async () => {
  const world = await createOperatorWorld();
  await world.setUp();
  const { status, body } = await login(world);
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(['access_token', 'expires_at', 'refresh_token', 'user']);
  expect(body.user).toMatchObject({ email: ada.email, name: ada.name });
  expect(body.expires_at).toBe(Date.now() / 1000 + 600);
});

test('S200: sign in, refresh, read and change the account, and sign out', async () => {
  const world = await createOperatorWorld();
  const { token, refreshToken } = await world.setUp();
  const refreshed = await world.post('refresh', { refresh_token: refreshToken });
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

test('the link of the first start works once, for a day, until the next start', async () => {
  const world = await createOperatorWorld();
  const first = await world.auth.firstLink();
  const second = await world.auth.firstLink();
  expect(second?.url).toMatch(new RegExp(`^${PUBLIC_URL}/admin/setup#[\\w-]{43}$`));
  const setUp = (url = '') => world.post('setup', { token: url.split('#')[1], ...ada });
  expect((await setUp(first?.url)).body.code).toBe('link_over');
  pass(24 * HOUR_MS);
  expect((await setUp(second?.url)).body.code).toBe('link_over');
  const third = await world.auth.firstLink();
  expect((await setUp(third?.url)).status).toBe(200);
  expect((await setUp(third?.url)).body.code).toBe('link_over');
  expect(await world.auth.firstLink()).toBeUndefined();
});

test('of two who use one link at once, one becomes an operator', async () => {
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

test('of two who send the same code at once, one gets in', async () => {
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

test('of two who send the same backup code at once, one gets in', async () => {
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

test('asking for a new password tells nobody whether there is such an operator, and sends few e-mails', async () => {
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

test('operators, sessions and codes survive a restart', async () => {
  const { world, token, secret } = await withTotp();
  const again = await createOperatorWorld({ texts: world.texts });
  expect((await again.call('GET', '/api/admin/auth/user', { token })).body).toMatchObject({ hasTotp: true });
  expect(await again.auth.firstLink()).toBeUndefined();
  const code = codeOf(secret);
  const challenge = await challengeOf(again);
  expect((await again.post('login/code', { challenge, code })).status).toBe(200);
});

test('many sign in at once, and none of them loses the session of another', async () => {
  const world = await createOperatorWorld();
  await world.setUp();
  const all = await Promise.all(Array.from({ length: 4 }, () => login(world)));
  for (const { body } of all) {
    const token = String(body.access_token);
    expect((await world.call('GET', '/api/admin/auth/user', { token })).status).toBe(200);
  }
});

test('over a damaged record nobody becomes the first operator', async () => {
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

test('the audit log says who signed in and what was changed, and holds no address', async () => {
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
