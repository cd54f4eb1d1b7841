import { authRoutes } from '@quotient/contract/admin';
import type { Context } from 'hono';
import { ApiError } from '../../base/errors.ts';
import type { AdminMount } from '../../operators/mount.ts';
import { handOver, refreshTokenOf, takeBack } from './cookies.ts';
import { demandOwnPassword } from './passwords.ts';
import type { AuthTools } from './ports.ts';
import type { Tokens } from './sessions.ts';
import { hashBackupCode } from './totp.ts';

const userAgentOf = (c: Context) => c.req.header('User-Agent')?.slice(0, 300) ?? '';

/** Mounts every way to sign in, and signing out. */
export function mountSignIn(mount: AdminMount, tools: AuthTools): void {
  const { auth, sessions, people, totp, links, guard, tell, watch } = tools;

  async function answerSession(c: Context, tokens: Tokens) {
    const user = await people.find(tokens.userId);
    if (!user) throw new ApiError('signed_out');
    return handOver(c, user, tokens, guard.deviceToken(user.id));
  }

  async function open(c: Context, sessionId: string, by: string) {
    const tokens = await sessions.open(sessionId);
    await tell('auth.sign-in', tokens.userId, { by });
    return answerSession(c, tokens);
  }

  const codeKey = (userId: string) => `code ${userId}`;
  const watchedCode = (userId: string | undefined) =>
    userId === undefined
      ? ({ kind: 'codes' } as const)
      : ({
          kind: 'codes',
          userId,
          isSlowed: () => guard.isSlowed(codeKey(userId)),
          isLocked: () => totp.isLocked(userId),
        } as const);

  mount(authRoutes.login, async ({ c, body: { email, password } }) => {
    const known = await people.findByEmail(email);
    const key = guard.accountKey(c, email, known?.id);
    const watched = { kind: 'passwords', userId: known?.id, isSlowed: () => guard.isSlowed(key) } as const;
    const checked = await watch(watched, () =>
      guard.attempt(c, key, () => auth.checkPassword(email, password, userAgentOf(c))),
    );
    if (checked.challenge !== undefined) return { challenge: checked.challenge, needs: 'code' as const };
    return open(c, checked.sessionId, 'password');
  });

  mount(authRoutes.loginCode, async ({ c, body: { challenge, code } }) => {
    const userId = await auth.userOfChallenge(challenge);
    const isTotp = /^\d{6}$/.test(code);
    const sessionId = await watch(watchedCode(userId), async () => {
      if (userId === undefined) throw new ApiError('challenge_over');
      return guard.attempt(c, codeKey(userId), async () => {
        await totp.dropFutureLock(userId);
        if (!isTotp) return auth.checkCode(challenge, 'backup', hashBackupCode(code), userAgentOf(c));
        // A used code is passed on as a wrong one, so that better-auth counts the try.
        const tried = (await totp.takeStep(userId, code)) ?? 'used before';
        return auth.checkCode(challenge, 'totp', tried, userAgentOf(c));
      });
    });
    return open(c, sessionId, isTotp ? 'password and code' : 'password and backup code');
  });

  mount(authRoutes.passkeyQuestion, ({ c }) => auth.askForPasskey(userAgentOf(c)));

  mount(authRoutes.loginPasskey, async ({ c, body: { challenge, credential } }) =>
    open(
      c,
      await watch({ kind: 'passkeys' }, () => auth.checkPasskey(challenge, credential, userAgentOf(c))),
      'passkey',
    ),
  );

  mount(authRoutes.refresh, async ({ c, body: { refresh_token, isActive } }) => {
    const token = refreshTokenOf(c, refresh_token);
    const owner = token === undefined ? undefined : await sessions.ofRefresh(token);
    const tokens = token === undefined ? undefined : await sessions.refresh(token, isActive);
    if (tokens === 'reused' && owner) await tell('auth.refresh-reused', owner.userId);
    if (tokens === undefined || tokens === 'reused') {
      takeBack(c);
      throw new ApiError('signed_out');
    }
    return answerSession(c, tokens);
  });

  mount(authRoutes.logout, async ({ c, body: { refresh_token } }) => {
    const token = refreshTokenOf(c, refresh_token);
    const session = token === undefined ? undefined : await sessions.ofRefresh(token);
    takeBack(c);
    if (!session) return undefined;
    await sessions.end(session.userId, session.id);
    await tell('auth.sign-out', session.userId);
    return undefined;
  });

  mount(authRoutes.checkLink, async ({ body: { token, kind } }) => {
    const link = await watch({ kind: 'links' }, async () => {
      const found = await links.find(token, kind);
      if (!found) throw new ApiError('link_over');
      return found;
    });
    const person = link.userId === null ? undefined : await people.find(link.userId);
    const passkeys = person ? (await people.passkeysOf(person.id)).length : 0;
    return { email: person?.email ?? null, passkeys, expiresAt: link.expiresAt };
  });

  mount(authRoutes.setUp, async ({ c, body: { token, email, name, password } }) => {
    demandOwnPassword(password, email);
    const person = await watch({ kind: 'links' }, () => people.add(token, { email, name, password }));
    await tell('auth.set-up', person.id);
    const checked = await auth.checkPassword(email, password, userAgentOf(c));
    if (checked.challenge !== undefined) throw new Error('A new operator has no codes.');
    return open(c, checked.sessionId, 'set-up');
  });
}
