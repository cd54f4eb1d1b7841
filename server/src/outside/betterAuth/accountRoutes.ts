import { authRoutes } from '@quotient/contract/admin';
import type { Context } from 'hono';
import { ApiError } from '../../base/errors.ts';
import type { AdminMount } from '../../operators/mount.ts';
import { accessTokenOf, takeBack } from './cookies.ts';
import { describeDevice } from './device.ts';
import { demandOwnPassword } from './passwords.ts';
import type { AuthTools } from './ports.ts';

/** Mounts operators' calls about their own accounts. Every change of a sign-in needs the password. */
export function mountAccount(
  mount: AdminMount,
  { auth, sessions, people, totp, guard, watch, demandPassword }: AuthTools,
): void {
  const currentSession = (c: Context) => sessions.ofAccess(accessTokenOf(c.req.raw) ?? '');

  mount(authRoutes.getAccount, async ({ operator: user }) => ({
    user,
    hasTotp: await totp.isOn(user.id),
    backupCodesLeft: await totp.backupCodesLeft(user.id),
    passkeys: await people.passkeysOf(user.id),
  }));

  mount(authRoutes.updateAccount, async ({ c, operator, body: { name, email, password }, note }) => {
    const isMoved = email !== operator.email;
    if (isMoved) await demandPassword(c, operator.id, password);
    await people.rename(operator.id, { name, email });
    note({ name, emailChanged: isMoved });
    return { id: operator.id, name, email };
  });

  mount(authRoutes.changePassword, async ({ c, operator, body: { password, newPassword } }) => {
    await demandPassword(c, operator.id, password);
    demandOwnPassword(newPassword, operator.email);
    await people.changePassword(operator.id, newPassword, (await currentSession(c))?.id);
    await auth.dropChallenges(operator.id);
    return undefined;
  });

  mount(authRoutes.startTotp, async ({ c, operator, body: { password } }) => {
    await demandPassword(c, operator.id, password);
    return totp.start(operator.id, operator.email);
  });

  mount(authRoutes.confirmTotp, async ({ c, operator, body: { code } }) => ({
    backupCodes: await watch({ kind: 'codes' }, () =>
      guard.attempt(c, `code ${operator.id}`, () => totp.confirm(operator.id, code)),
    ),
  }));

  mount(authRoutes.removeTotp, async ({ c, operator, body: { password } }) => {
    await demandPassword(c, operator.id, password);
    await totp.remove(operator.id);
    return undefined;
  });

  mount(authRoutes.renewBackupCodes, async ({ c, operator, body: { password } }) => {
    await demandPassword(c, operator.id, password);
    return { backupCodes: await totp.renewBackupCodes(operator.id) };
  });

  mount(authRoutes.newPasskeyQuestion, async ({ c, operator, body: { password } }) => {
    await demandPassword(c, operator.id, password);
    return auth.askForNewPasskey(operator.id);
  });

  mount(authRoutes.addPasskey, async ({ operator, body: { challenge, credential, name }, note }) => {
    note({ name });
    return { id: await auth.addPasskey(operator.id, challenge, credential, name) };
  });

  mount(authRoutes.removePasskey, async ({ operator, params: { id } }) => {
    await people.removePasskey(operator.id, id);
    return undefined;
  });

  mount(authRoutes.listSessions, async ({ c, operator }) => {
    const current = await currentSession(c);
    const rows = await sessions.list(operator.id);
    return {
      sessions: rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
        id,
        ...describeDevice(userAgent ?? ''),
        createdAt: Date.parse(createdAt),
        lastUsedAt: Date.parse(updatedAt),
        isCurrent: id === current?.id,
      })),
    };
  });

  mount(authRoutes.endSession, async ({ operator, params: { id } }) => {
    if (!(await sessions.end(operator.id, id))) throw new ApiError('not_found');
    return undefined;
  });

  mount(authRoutes.endSessions, async ({ c, operator }) => {
    await sessions.endAll(operator.id);
    takeBack(c);
    return undefined;
  });
}
