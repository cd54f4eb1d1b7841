import type { AuthSessionSchema } from '@quotient/contract/admin';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { InferOutput } from 'valibot';
import type { Operator } from '../../operators/auth.ts';
import type { Tokens } from './sessions.ts';

/** Cookie names. With this prefix no other host or unencrypted page can set them, and only our own host gets them. */
const names = {
  access: '__Host-quotient-access',
  refresh: '__Host-quotient-refresh',
  device: '__Host-quotient-device',
};
const DEVICE_SECONDS = 180 * 86_400;

/**
 * Cookie attributes that exclude scripts and other sites. Chromium and Firefox accept `Secure` cookies of
 * `http://localhost`, Safari doesn't. On other `http://` addresses no browser can sign in, which is intended: the
 * password would be sent unencrypted.
 */
const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'Strict' } as const;

/** Returns true for a program: unlike a browser, it sends no origin. */
const isProgram = (c: Context) => !c.req.header('Origin') && !c.req.header('Sec-Fetch-Site');

/** The cookie of a request, read without a context. */
function cookieOf(request: Request, name: string): string | undefined {
  const pairs = request.headers.get('Cookie')?.split(/; */) ?? [];
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Access token of a request: a program's header, or else a browser's cookie. */
export function accessTokenOf(request: Request): string | undefined {
  const header = request.headers.get('Authorization');
  // the password of a gate before a staging site isn't ours
  if (header !== null && !/^Basic /i.test(header)) return /^Bearer (\S+)$/.exec(header)?.[1];
  return cookieOf(request, names.access);
}

/** Refresh token of a request: from a program's body, or else a browser's cookie. */
export const refreshTokenOf = (c: Context, sent: string | undefined): string | undefined =>
  sent ?? getCookie(c, names.refresh);

/** Token of a browser that has signed in before. */
export const deviceTokenOf = (c: Context): string | undefined => getCookie(c, names.device);

/** Stores a token in a browser whose owner has signed in, or set a password by a link, as a later proof. */
export function rememberDevice(c: Context, deviceToken: string): void {
  if (isProgram(c)) return;
  setCookie(c, names.device, deviceToken, { ...attributes, maxAge: DEVICE_SECONDS });
}

/** Sends the tokens of a session: to a program in the answer, to a browser as cookies that no script can read. */
export function handOver(
  c: Context,
  user: Operator,
  tokens: Tokens,
  deviceToken: string,
): InferOutput<typeof AuthSessionSchema> {
  const { accessToken, refreshToken, madeAt, expiresAt, sessionExpiresAt } = tokens;
  // A duration, not a date: the browser's clock may differ from ours.
  const lasting = (until: number) => ({
    ...attributes,
    maxAge: Math.max(0, Math.floor((until - madeAt) / 1000)),
  });
  const answer = { expires_at: Math.floor(expiresAt / 1000), user };
  if (isProgram(c)) {
    return {
      access_token: accessToken,
      ...(refreshToken !== undefined && { refresh_token: refreshToken }),
      ...answer,
    };
  }
  setCookie(c, names.access, accessToken, lasting(expiresAt));
  if (refreshToken !== undefined) setCookie(c, names.refresh, refreshToken, lasting(sessionExpiresAt));
  rememberDevice(c, deviceToken);
  return answer;
}

/** Removes the tokens from a browser. */
export function takeBack(c: Context): void {
  for (const name of [names.access, names.refresh]) deleteCookie(c, name, attributes);
}
