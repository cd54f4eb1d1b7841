import { brand } from '@quotient/contract/brand';
import type { AuditLog } from '../../audit/auditLog.ts';
import type { Ids, Log, Mail, Ports, ServerClock } from '../../ports.ts';
import type { OpenCollection } from '../../store/collection.ts';
import { deriveKey } from '../secret.ts';
import { createBetterAuth } from './betterAuth.ts';
import { createGuard } from './guard.ts';
import { createLinks } from './links.ts';
import { openOperators } from './operatorStore.ts';
import { createPeople } from './people.ts';
import { createSessions } from './sessions.ts';
import { createTotp } from './totp.ts';

/** What signing in needs from outside. */
export interface AdminAuthPorts {
  collection: OpenCollection;
  audit: AuditLog;
  clock: ServerClock;
  ids: Ids;
  log: Log;
  mail: Pick<Mail, 'add'>;
  mailPage: Ports['mailPage'];
  publicUrl: string;
  /** 32 random bytes as base64url; each use has a key of its own made of it. */
  secret: string;
  /** Multiplies how many wrong tries of one address cost nothing. @default 1 */
  rateLimitFactor?: number | undefined;
}

/** Everything that the routes of signing in are made of. */
export async function createTools(ports: AdminAuthPorts) {
  const { collection, clock, ids, publicUrl, secret, rateLimitFactor } = ports;
  const operators = openOperators(collection);
  const key = (purpose: string) => deriveKey(secret, purpose);
  const auth = await createBetterAuth({
    operators,
    publicUrl,
    appName: brand.name,
    secret: Buffer.from(key('admin-auth')).toString('base64url'),
  });
  const links = createLinks(operators, clock, publicUrl);
  const people = createPeople(operators, links, ids, clock);
  return {
    ...ports,
    auth,
    links,
    sessions: createSessions(operators, clock),
    people,
    totp: createTotp(operators, auth, clock, brand.name),
    guard: createGuard({ clock, deviceKey: key('admin-device'), factor: rateLimitFactor }),
    /** Writes down what was done by or to an operator outside the calls that the mount writes down. */
    async tell(action: string, userId: string, details: Record<string, string> = {}): Promise<void> {
      const person = await people.find(userId);
      const operator = person ? { id: person.id, name: person.name } : null;
      await ports.audit.write({ operator, action, subject: userId, outcome: 'done', of: null, details });
    },
  };
}

/** See `createTools`. */
export type AuthTools = Awaited<ReturnType<typeof createTools>>;
