import { authRoutes } from '@quotient/contract/admin';
import type { Context } from 'hono';
import type { AdminMount } from '../../admin/mount.ts';
import { ApiError } from '../../http/errors.ts';
import { createMeter } from '../../http/limits.ts';
import { describeThrown } from '../../http/redact.ts';
import { mailText } from '../../mail/mailText.ts';
import { handOver, refreshTokenOf, rememberDevice, takeBack } from './cookies.ts';
import { resetEmail } from './resetEmail.ts';
import type { Tokens } from './sessions.ts';
import type { AuthTools } from './tools.ts';
import { hashBackupCode } from './totp.ts';

/** E-mails for a new password to one operator: three at once, one in 20 minutes for good. */
const RESETS = { burst: 3, perMinute: 1 / 20 };

const userAgentOf = (c: Context) => c.req.header('User-Agent')?.slice(0, 300) ?? '';

/** Every way to become signed in, and out again. */
export function mountSignIn(mount: AdminMount, tools: AuthTools): void {
  const { auth, sessions, people, totp, links, guard, audit, clock } = tools;
  const resets = createMeter(RESETS);

  /** Writes down what was done by or to an operator outside the calls that the mount writes down. */
  async function tell(action: string, userId: string, details: Record<string, string> = {}) {
    const person = await people.find(userId);
    const operator = person ? { id: person.id, name: person.name } : null;
    await audit.write({ operator, action, subject: userId, outcome: 'done', of: null, details });
  }

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

  mount(authRoutes.login, async ({ c, body: { email, password } }) => {
    const known = await people.findByEmail(email);
    const key = guard.accountKey(c, email, known?.id);
    const checked = await guard.attempt(c, key, () => auth.checkPassword(email, password, userAgentOf(c)));
    if (checked.challenge !== undefined) return { challenge: checked.challenge, needs: 'code' as const };
    return open(c, checked.sessionId, 'password');
  });

  mount(authRoutes.loginCode, async ({ c, body: { challenge, code } }) => {
    const userId = await auth.userOfChallenge(challenge);
    if (userId === undefined) throw new ApiError('challenge_over');
    const isTotp = /^\d{6}$/.test(code);
    const sessionId = await guard.attempt(c, `code ${userId}`, async () => {
      if (!isTotp) return auth.checkCode(challenge, 'backup', hashBackupCode(code), userAgentOf(c));
      // A code that was used before goes on as a wrong one, so that better-auth counts the try.
      const tried = (await totp.takeStep(userId, code)) ? code : 'used before';
      return auth.checkCode(challenge, 'totp', tried, userAgentOf(c));
    });
    return open(c, sessionId, isTotp ? 'password and code' : 'password and backup code');
  });

  mount(authRoutes.passkeyQuestion, ({ c }) => auth.askForPasskey(userAgentOf(c)));

  mount(authRoutes.loginPasskey, async ({ c, body: { challenge, credential } }) =>
    open(c, await auth.checkPasskey(challenge, credential, userAgentOf(c)), 'passkey'),
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
    const link = await links.find(token, kind);
    if (!link) throw new ApiError('link_over');
    const person = link.userId === null ? undefined : await people.find(link.userId);
    return { email: person?.email ?? null, expiresAt: link.expiresAt };
  });

  mount(authRoutes.setUp, async ({ c, body: { token, email, name, password } }) => {
    demandOwnPassword(password, email);
    const person = await people.add(token, { email, name, password });
    await tell('auth.set-up', person.id);
    const checked = await auth.checkPassword(email, password, userAgentOf(c));
    if (checked.challenge !== undefined) throw new Error('A new operator has no codes.');
    return open(c, checked.sessionId, 'set-up');
  });

  async function sendReset(email: string, locale: 'en' | 'de'): Promise<void> {
    const person = await people.findByEmail(email);
    if (!person || resets.waitMs(person.id, clock.now()) > 0) return;
    resets.take(person.id, clock.now());
    const { url } = await links.makeReset(person.id);
    const content = resetEmail(url, locale);
    await tools.mail.add({
      id: tools.ids.attempt(),
      sessionId: null,
      to: person.email,
      subject: content.subject,
      text: mailText(content),
      html: tools.mailPage(content),
    });
    await tell('auth.reset-asked', person.id);
  }

  // The answer waits for nothing, so that it tells nobody whether there is such an operator.
  mount(authRoutes.recover, ({ body: { email, locale } }) => {
    sendReset(email, locale).catch((error: unknown) =>
      tools.log.error('reset_not_sent', { cause: describeThrown(error) }),
    );
    return undefined;
  });

  mount(authRoutes.reset, async ({ c, body: { token, password } }) => {
    const link = await links.find(token, 'reset');
    const person = link?.userId ? await people.find(link.userId) : undefined;
    if (!person) throw new ApiError('link_over');
    demandOwnPassword(password, person.email);
    await people.reset(token, password);
    takeBack(c);
    // Whoever reads the operator's mail is no stranger: he does not wait for those who guess.
    rememberDevice(c, guard.deviceToken(person.id));
    await tell('auth.reset', person.id);
    return undefined;
  });
}

/** Throws `invalid_request` where a password is the e-mail address. */
export function demandOwnPassword(password: string, email: string): void {
  if (password.trim().toLowerCase() === email)
    throw new ApiError('invalid_request', { password: 'must not be the e-mail address' });
}
