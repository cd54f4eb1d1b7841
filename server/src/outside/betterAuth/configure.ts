import { passkey } from '@better-auth/passkey';
import { APIError, betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins';
import type { OperatorStore } from './operatorStore.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { newSecret } from './secrets.ts';
import { IDLE_MS } from './sessions.ts';
import { storeAdapter } from './storeAdapter.ts';

/** What better-auth is set up with. */
export interface BetterAuthOptions {
  operators: OperatorStore;
  publicUrl: string;
  /** The name that authenticator apps and passkeys show. */
  appName: string;
  /** Encrypts what must be read again (the secrets of codes) and signs challenges. */
  secret: string;
}

/** After ten wrong codes in a row, none is taken for so long: whoever enters them knows the password. */
export const CODES_LOCK = { enabled: true, maxFailedAttempts: 10, durationSeconds: 900 };

/** A passkey stands for two factors only where the device has asked for a finger, a face or a PIN. */
function demandPerson(isVerified: boolean | undefined): void {
  if (!isVerified) throw new APIError('UNAUTHORIZED');
}

/** better-auth with our store and our hashes, and with everything off that we do ourselves. */
export function configure({ operators, publicUrl, appName, secret }: BetterAuthOptions) {
  const { hostname } = new URL(publicUrl);
  return betterAuth({
    appName,
    baseURL: publicUrl,
    secret,
    database: storeAdapter(operators),
    telemetry: { enabled: false },
    logger: { disabled: true },
    // No route is mounted; the limits are our own.
    rateLimit: { enabled: false },
    advanced: {
      useSecureCookies: false,
      // An address is personal data, and nobody needs it here.
      ipAddress: { disableIpTracking: true },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    session: { expiresIn: IDLE_MS / 1000, disableSessionRefresh: true },
    databaseHooks: {
      session: {
        create: {
          // better-auth would accept its own token; this one only finds the row again, and no door takes it.
          before: async (session) => ({ data: { ...session, token: newSecret() } }),
        },
      },
    },
    plugins: [
      twoFactor({ issuer: appName, accountLockout: CODES_LOCK }),
      passkey({
        rpID: hostname,
        rpName: appName,
        origin: publicUrl,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        registration: {
          // The caller has looked at the session already; `context` is the id of the operator.
          requireSession: false,
          async resolveUser({ context }) {
            const user = (await operators.read()).user.find(({ id }) => id === context);
            if (!user) throw new APIError('UNAUTHORIZED');
            return { id: user.id, name: user.email, displayName: user.name };
          },
          afterVerification: ({ verification }) => demandPerson(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: ({ verification }) => demandPerson(verification.authenticationInfo.userVerified),
        },
      }),
    ],
  });
}
