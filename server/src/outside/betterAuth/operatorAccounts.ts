import { ApiError } from '../../base/errors.ts';
import type { Clock, Ids } from '../../base/ports.ts';
import type { Operator } from '../../operators/auth.ts';
import type { Links } from './links.ts';
import type { OperatorStore } from './operatorStore.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { type Operators, withoutTraces } from './record.ts';

/** Name of a password among better-auth's ways to sign in. */
const PROVIDER = 'credential';

const withoutLinks = (all: Operators, userId: string): Operators => ({
  ...all,
  links: all.links.filter((link) => link.userId !== userId),
});

/** Sets a password, and deletes links for a new one. */
const withPassword = (all: Operators, userId: string, hash: string): Operators => ({
  ...withoutLinks(all, userId),
  account: all.account.map((row) => (row.userId === userId ? { ...row, password: hash } : row)),
});

const withoutSessions = (all: Operators, userId: string, exceptId?: string): Operators => ({
  ...all,
  session: all.session.filter((row) => row.userId !== userId || row.id === exceptId),
});

/**
 * Accounts of operators. Rows have better-auth's form; we write them ourselves if several changes belong together:
 * better-auth would make an operator and use up the link in three writes, and could stop in between.
 */
export function createPeople(operators: OperatorStore, links: Links, ids: Ids, clock: Clock) {
  const demandFree = (all: Operators, email: string, userId?: string) => {
    if (all.user.some((row) => row.email === email && row.id !== userId)) throw new ApiError('email_taken');
  };

  return {
    async find(userId: string): Promise<Operator | undefined> {
      const row = (await operators.read()).user.find(({ id }) => id === userId);
      return row && { id: row.id, name: row.name, email: row.email };
    },
    async findByEmail(email: string): Promise<Operator | undefined> {
      const row = (await operators.read()).user.find((each) => each.email === email);
      return row && { id: row.id, name: row.name, email: row.email };
    },
    /** Makes an operator by a link. Throws `link_over`, `email_taken`: then the link stays. */
    async add(secret: string, person: Omit<Operator, 'id'> & { password: string }): Promise<Operator> {
      const { email, name } = person;
      const id = ids.attempt();
      const hash = await hashPassword(person.password);
      const at = new Date(clock.now()).toISOString();
      await links.use(secret, 'setup', (all, { madeBy }) => {
        demandFree(all, email);
        const times = { createdAt: at, updatedAt: at };
        const invited = typeof madeBy === 'string' && { invitedBy: madeBy };
        const user = { id, email, name, emailVerified: true, twoFactorEnabled: false, ...times, ...invited };
        const account = { id: ids.attempt(), userId: id, accountId: id, providerId: PROVIDER, ...times };
        return {
          ...all,
          user: [...all.user, user],
          account: [...all.account, { ...account, password: hash }],
          // A first operator by an invitation leaves no link for another first one.
          links: all.links.filter(({ isFirst }) => !isFirst),
        };
      });
      return { id, email, name };
    },

    /**
     * Sets a password by a link, and ends a stranger's possible access, see `withoutTraces`. Resolves to the
     * operator's id. Throws `link_over`.
     */
    async reset(secret: string, password: string, kept: { keepsPasskeys?: boolean } = {}): Promise<string> {
      const hash = await hashPassword(password);
      let whose = '';
      await links.use(secret, 'reset', (all, { userId }) => {
        whose = userId ?? '';
        return withoutTraces(withPassword(all, whose, hash), whose, kept);
      });
      return whose;
    },

    async hasPassword(userId: string, password: string): Promise<boolean> {
      const { account } = await operators.read();
      const hash = account.find((row) => row.userId === userId)?.password;
      return typeof hash === 'string' && verifyPassword({ hash, password });
    },

    /** Sets a password and ends every other session. */
    async changePassword(userId: string, password: string, sessionId: string | undefined): Promise<void> {
      const hash = await hashPassword(password);
      await operators.change((all) => withoutSessions(withPassword(all, userId, hash), userId, sessionId));
    },

    /** Throws `email_taken`. */
    async rename(userId: string, { name, email }: { name: string; email: string }): Promise<void> {
      await operators.change((all) => {
        demandFree(all, email, userId);
        const isMoved = all.user.some((row) => row.id === userId && row.email !== email);
        const user = all.user.map((row) => (row.id === userId ? { ...row, name, email } : row));
        // Links sent to the old address stop working.
        return { ...(isMoved ? withoutLinks(all, userId) : all), user };
      });
    },

    async passkeysOf(userId: string) {
      const { passkey } = await operators.read();
      return passkey
        .filter((row) => row.userId === userId)
        .map(({ id, name, createdAt, backedUp }) => ({
          id,
          name: name ?? '',
          createdAt: Date.parse(createdAt),
          isBackedUp: backedUp,
        }));
    },
    /** Throws `not_found`. */
    async removePasskey(userId: string, id: string): Promise<void> {
      await operators.change((all) => {
        const passkey = all.passkey.filter((row) => row.id !== id || row.userId !== userId);
        if (passkey.length === all.passkey.length) throw new ApiError('not_found');
        return { ...all, passkey };
      });
    },
  };
}
