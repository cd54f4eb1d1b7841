import { createAuditLog } from '../audit/auditLog.ts';
import type { NewEmail } from '../mail/ports.ts';
import { createAdminAuth } from '../outside/betterAuth/adminAuth.ts';
import type { AdminAuthPorts } from '../outside/betterAuth/ports.ts';
import { cryptoIds, systemClock } from '../outside/cryptoPorts.ts';
import { createMemoryStore } from '../outside/memoryStore.ts';
import type { Store } from '../ports.ts';
import { createTestApp, PUBLIC_URL } from './testApp.ts';

/** The operator of the tests. */
export const ada = {
  email: 'ada@quotient.test',
  name: 'Ada',
  password: 'quiet rivers run deep',
};

interface WorldOptions extends Partial<Pick<AdminAuthPorts, 'rateLimitFactor' | 'mail'>> {
  /** Texts of the store: pass the same ones again for a restart. */
  texts?: Map<string, string>;
  /** @default a store in memory */
  store?: Pick<Store, 'collection' | 'audit'>;
}

/** The real app with real operators, on a store in memory. Its clock is the machine's: better-auth knows no other. */
export async function createOperatorWorld({
  texts = new Map(),
  store = createMemoryStore(texts),
  ...rest
}: WorldOptions = {}) {
  const audit = createAuditLog(store.audit, systemClock);
  const emails: NewEmail[] = [];
  const authLogged: string[] = [];
  const authDetails: [event: string, fields: object][] = [];
  const note = (event: string, fields: object) => {
    authLogged.push(event);
    authDetails.push([event, fields]);
  };
  const auth = await createAdminAuth({
    collection: store.collection,
    audit,
    clock: systemClock,
    ids: cryptoIds,
    log: { warn: note, error: note },
    mail: { add: async (email) => void emails.push(email) },
    mailPage: ({ subject }) => subject,
    publicUrl: PUBLIC_URL,
    secret: Buffer.alloc(32, 7).toString('base64url'),
    ...rest,
  });
  const app = createTestApp({ clock: systemClock, admin: { auth, audit } });
  const post = (name: string, body: unknown, token?: string) =>
    app.call('POST', `/api/admin/auth/${name}`, { body, ...(token !== undefined && { token }) });

  return {
    ...app,
    auth,
    texts,
    emails,
    authLogged,
    /** Actions of the audit log with their details. */
    authDetails,
    /** A call of signing in, as a program makes it. */
    post,
    /** Actions in the audit log, oldest first. */
    async actions() {
      const entries = await audit.list(undefined, 1000);
      return entries
        .filter(({ outcome }) => outcome === 'done')
        .map(({ action }) => action)
        .reverse();
    },
    /** Makes the first operator and resolves to the credentials. */
    async setUp(person: typeof ada = ada) {
      const link = await auth.firstLink();
      const secret = link?.url.split('#')[1];
      const { status, body } = await post('setup', { token: secret, ...person });
      if (status !== 200) throw new Error(`Nobody was set up: ${JSON.stringify(body)}`);
      return { token: String(body.access_token), refreshToken: String(body.refresh_token), ...person };
    },
  };
}
