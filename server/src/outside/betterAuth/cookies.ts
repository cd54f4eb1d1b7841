import type { AuthSessionSchema } from '@quotient/contract/admin';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { InferOutput } from 'valibot';
import type { Operator } from '../../operators/auth.ts';
import type { Tokens } from './sessions.ts';

/** No other host and no unencrypted page can set a cookie with this prefix, and it is sent to our own host alone. */
const names = {
  access: '__Host-quotient-access',
  refresh: '__Host-quotient-refresh',
  device: '__Host-quotient-device',
};
const DEVICE_SECONDS = 180 * 86_400;

/**
 * Out of the reach of scripts and of other sites. Browsers keep a `Secure` cookie of `http://localhost` only as far as they
 * take that for safe: Chromium and Firefox do, Safari does not. On any other `http://` address nobody can sign in by a
 * browser, which is as it should be: the password would go over the wire in clear.
 */
const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'Strict' } as const;

/** A program says nothing of where it comes from; a browser always does. */
const isProgram = (c: Context) => !c.req.header('Origin') && !c.req.header('Sec-Fetch-Site');

/** The cookie of a request, read without a context. */
function cookieOf(request: Request, name: string): string | undefined {
  const pairs = request.headers.get('Cookie')?.split(/; */) ?? [];
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** The access token of a request: a program's header, or else a browser's cookie. */
export function accessTokenOf(request: Request): string | undefined {
  const header = request.headers.get('Authorization');
  // the password of a gate before a staging site is no business of ours
  if (header !== null && !/^Basic /i.test(header)) return /^Bearer (\S+)$/.exec(header)?.[1];
  return cookieOf(request, names.access);
}

/** The refresh token of a request: what a program sends in the body, or else a browser's cookie. */
export const refreshTokenOf = (c: Context, sent: string | undefined): string | undefined =>
  sent ?? getCookie(c, names.refresh);

/** What a browser that has signed in before brings along. */
export const deviceTokenOf = (c: Context): string | undefined => getCookie(c, names.device);

/** Lets a browser prove later that its owner has signed in, or set a password by a link, with it. */
export function rememberDevice(c: Context, deviceToken: string): void {
  if (isProgram(c)) return;
  setCookie(c, names.device, deviceToken, { ...attributes, maxAge: DEVICE_SECONDS });
}

/** Hands the tokens of a session over: to a program in the answer, to a browser as cookies that no script can read. */
export function handOver(
  c: Context,
  user: Operator,
  tokens: Tokens,
  deviceToken: string,
): InferOutput<typeof AuthSessionSchema> {
  const { accessToken, refreshToken, madeAt, expiresAt, sessionExpiresAt } = tokens;
  // A span and no date: the browser's clock may be another one than ours.
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

/** Takes the tokens away from a browser. */
export function takeBack(c: Context): void {
  for (const name of [names.access, names.refresh]) deleteCookie(c, name, attributes);
}
