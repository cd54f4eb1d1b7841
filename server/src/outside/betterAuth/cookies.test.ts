import { type Context, Hono } from 'hono';
import { expect, test } from 'vitest';
import {
  accessTokenOf,
  deviceTokenOf,
  handOver,
  refreshTokenOf,
  rememberDevice,
  takeBack,
} from './cookies.ts';

const ada = { id: 'ada', name: 'Ada', email: 'ada@example.org' };
const now = Date.UTC(2026, 0, 1);
const tokens = {
  sessionId: 'one',
  userId: 'ada',
  accessToken: 'one.access',
  refreshToken: 'one.refresh',
  madeAt: now,
  expiresAt: now + 600_999,
  sessionExpiresAt: now + 86_400_000,
};
const browser = { 'Sec-Fetch-Site': 'same-origin' };

async function run(work: (c: Context) => unknown, headers: Record<string, string> = {}) {
  const app = new Hono();
  app.get('/', (c) => c.json((work(c) ?? null) as string | null));
  const answer = await app.request('/', { headers });
  return { body: await answer.json(), cookies: answer.headers.getSetCookie() };
}

test('a program gets its tokens in the answer and no cookie; times are whole seconds', async () => {
  const { body, cookies } = await run((c) => handOver(c, ada, tokens, 'device'));
  expect(body).toEqual({
    access_token: 'one.access',
    refresh_token: 'one.refresh',
    expires_at: now / 1000 + 600,
    user: ada,
  });
  expect(cookies).toEqual([]);
});

test.each(['Origin', 'Sec-Fetch-Site'])(
  'who says %s is a browser: no token is in the answer',
  async (header) => {
    const { body, cookies } = await run((c) => handOver(c, ada, tokens, 'device'), { [header]: 'x' });
    expect(body).toEqual({ expires_at: now / 1000 + 600, user: ada });
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-quotient-access',
      '__Host-quotient-refresh',
      '__Host-quotient-device',
    ]);
    for (const cookie of cookies) {
      for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']) expect(cookie).toContain(part);
      expect(cookie).not.toContain('Domain');
    }
  },
);

test('cookies last for a span: a browser whose clock is wrong keeps them as long as any other', async () => {
  const { cookies } = await run((c) => handOver(c, ada, tokens, 'device'), browser);
  expect(cookies[0]).toContain('Max-Age=600;');
  expect(cookies[1]).toContain('Max-Age=86400;');
  expect(cookies.join()).not.toContain('Expires');
});

test('without a new refresh token the old one stays', async () => {
  const { refreshToken: _, ...raced } = tokens;
  const { cookies } = await run((c) => handOver(c, ada, raced, 'device'), browser);
  expect(cookies.some((cookie) => cookie.includes('refresh'))).toBe(false);
  expect((await run((c) => handOver(c, ada, raced, 'device'))).body).not.toHaveProperty('refresh_token');
});

test('a browser is remembered for half a year, a program is not', async () => {
  const remember = (c: Context) => rememberDevice(c, 'device');
  expect((await run(remember, browser)).cookies[0]).toContain(`Max-Age=${180 * 86_400}`);
  expect((await run(remember)).cookies).toEqual([]);
});

test('signing out takes the tokens and leaves the device', async () => {
  const { cookies } = await run((c) => takeBack(c), browser);
  expect(cookies.map((cookie) => cookie.split(';')[0])).toEqual([
    '__Host-quotient-access=',
    '__Host-quotient-refresh=',
  ]);
  for (const cookie of cookies) expect(cookie).toContain('Max-Age=0');
});

test.each([
  [{ Authorization: 'Bearer a.b' }, 'a.b'],
  [{ Cookie: 'x=1; __Host-quotient-access=c.d;y=2' }, 'c.d'],
  [{ Authorization: 'Bearer a.b', Cookie: '__Host-quotient-access=c.d' }, 'a.b'],
  // of a gate before the server, which hands its password on
  [{ Authorization: 'Basic YTpi', Cookie: '__Host-quotient-access=c.d' }, 'c.d'],
  // an invalid header doesn't fall back to the cookie
  [{ Authorization: 'Digest a', Cookie: '__Host-quotient-access=c.d' }, undefined],
  [{ Authorization: 'Bearer a b', Cookie: '__Host-quotient-access=c.d' }, undefined],
  [{ Cookie: 'my__Host-quotient-access=c.d' }, undefined],
  [{}, undefined],
])('the access token of %j is %s', (headers, token) => {
  expect(accessTokenOf(new Request('https://iq.example/', { headers }))).toBe(token);
});

test('a refresh token that is sent comes before the cookie', async () => {
  const headers = { Cookie: '__Host-quotient-refresh=a; __Host-quotient-device=b' };
  const read = (sent?: string) => run((c) => [refreshTokenOf(c, sent), deviceTokenOf(c)], headers);
  expect((await read('sent')).body).toEqual(['sent', 'b']);
  expect((await read()).body).toEqual(['a', 'b']);
});
