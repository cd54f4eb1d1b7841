import { brand } from '@quotient/contract/brand';
import type { Context } from 'hono';
import type { AuditLog } from '../../audit/auditLog.ts';
import { ApiError } from '../../base/errors.ts';
import type { Ids, Log, ServerClock } from '../../base/ports.ts';
import { mailText } from '../../mail/mailText.ts';
import type { Mail } from '../../mail/ports.ts';
import type { Ports } from '../../ports.ts';
import type { OpenCollection } from '../../store/collection.ts';
import { deriveKey } from '../secret.ts';
import { createBetterAuth } from './betterAuth.ts';
import { challengeRecords, createChallenges } from './challenges.ts';
import { codesLockedEmail } from './codesLockedEmail.ts';
import { createFailures, failureRecords } from './failures.ts';
import { createGuard } from './guard.ts';
import { createLinks } from './links.ts';
import { createPeople } from './operatorAccounts.ts';
import { createTeam } from './operatorList.ts';
import { openOperators } from './operatorStore.ts';
import { createSessions } from './sessions.ts';
import { createRates, rateRecords } from './signInRates.ts';
import { createSignInWatch } from './signInWatch.ts';
import { createTotp } from './totp.ts';

/** Ports of the sign-in. */
export interface AdminAuthPorts {
  collection: OpenCollection;
  audit: AuditLog;
  clock: ServerClock;
  ids: Ids;
  log: Log;
  mail: Pick<Mail, 'add'>;
  mailPage: Ports['mailPage'];
  publicUrl: string;
  /** 32 random bytes as base64url; each use derives its own key. */
  secret: string;
  /** Factor for the wrong tries of one address without a wait. @default 1 */
  rateLimitFactor?: number | undefined;
}

/** Makes the tools of the sign-in routes. */
export async function createTools(ports: AdminAuthPorts) {
  const { collection, clock, ids, publicUrl, secret, rateLimitFactor } = ports;
  const operators = openOperators(collection);
  const rates = createRates(collection(rateRecords), clock);
  const key = (purpose: string) => deriveKey(secret, purpose);
  const auth = await createBetterAuth({
    operators,
    challenges: createChallenges(collection(challengeRecords), clock),
    publicUrl,
    appName: brand.name,
    secret: Buffer.from(key('admin-auth')).toString('base64url'),
  });
  const links = createLinks(operators, clock, publicUrl);
  const people = createPeople(operators, links, ids, clock);
  async function tell(action: string, userId: string, details: Record<string, string> = {}): Promise<void> {
    const person = await people.find(userId);
    const operator = person ? { id: person.id, name: person.name } : null;
    await ports.audit.write({ operator, action, subject: userId, outcome: 'done', of: null, details });
  }
  async function mailLocked(userId: string): Promise<void> {
    const person = await people.find(userId);
    if (!person) return;
    const content = codesLockedEmail(publicUrl);
    await ports.mail.add({
      id: ids.attempt(),
      sessionId: null,
      to: person.email,
      subject: content.subject,
      text: mailText(content),
      html: ports.mailPage(content),
    });
  }
  const guard = createGuard({
    clock,
    failures: createFailures(collection(failureRecords), key('sign-in-failures')),
    deviceKey: key('admin-device'),
    factor: rateLimitFactor,
  });
  const watch = createSignInWatch({
    ...ports,
    rates,
    mailLocked,
    // The sender is unknown: the log must not record the try as the operator's own.
    tell: async (action, userId, details) => {
      const entry = { operator: null, action, subject: userId, outcome: 'done', of: null } as const;
      await ports.audit.write({ ...entry, details });
    },
  });
  return {
    ...ports,
    auth,
    links,
    sessions: createSessions(operators, clock),
    people,
    team: createTeam(operators),
    totp: createTotp(operators, auth, clock, brand.name),
    guard,
    rates,
    /** Key of the secret of the first operator's link. */
    firstLinkKey: key('first-link'),
    /** Adds an audit entry for an operator's action outside the mount's own entries. */
    tell,
    /** Runs one try to sign in, and reports its failure. */
    watch,
    /** Checks the password of a signed-in operator. Throws `wrong_password`, `too_many_attempts`. */
    demandPassword(c: Context, userId: string, password: string | undefined): Promise<void> {
      const account = `password ${userId}`;
      return watch({ kind: 'passwords', userId, isSlowed: () => guard.isSlowed(account) }, () =>
        guard.attempt(c, account, async () => {
          if (password === undefined || !(await people.hasPassword(userId, password)))
            throw new ApiError('wrong_password');
        }),
      );
    },
  };
}

/** See `createTools`. */
export type AuthTools = Awaited<ReturnType<typeof createTools>>;
