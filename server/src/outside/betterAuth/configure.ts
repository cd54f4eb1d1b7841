import { passkey } from '@better-auth/passkey';
import { APIError, betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins';
import type { Challenges } from './challenges.ts';
import type { OperatorStore } from './operatorStore.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { newSecret } from './secrets.ts';
import { IDLE_MS } from './sessions.ts';
import { storeAdapter } from './storeAdapter.ts';

/** Setup of better-auth. */
export interface BetterAuthOptions {
  operators: OperatorStore;
  challenges: Challenges;
  publicUrl: string;
  /** The name that authenticator apps and passkeys show. */
  appName: string;
  /** Key that encrypts readable secrets (those of codes) and signs challenges. */
  secret: string;
}

/** Lock of codes after ten wrong ones in a row: the sender knows the password. */
export const CODES_LOCK = { enabled: true, maxFailedAttempts: 10, durationSeconds: 900 };

/** Throws unless the device has checked a finger, a face or a PIN: otherwise a passkey isn't two factors. */
function demandPerson(isVerified: boolean | undefined): void {
  if (!isVerified) throw new APIError('UNAUTHORIZED');
}

/** better-auth with our store and our hashes, and with everything off that we do ourselves. */
export function configure({ operators, challenges, publicUrl, appName, secret }: BetterAuthOptions) {
  const { hostname } = new URL(publicUrl);
  return betterAuth({
    appName,
    baseURL: publicUrl,
    secret,
    database: storeAdapter(operators, challenges),
    telemetry: { enabled: false },
    logger: { disabled: true },
    // No route is mounted; we have our own limits.
    rateLimit: { enabled: false },
    advanced: {
      useSecureCookies: false,
      // An address is personal data, and not needed here.
      ipAddress: { disableIpTracking: true },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    // The leader's sweep removes expired challenges.
    verification: { disableCleanup: true },
    session: { expiresIn: IDLE_MS / 1000, disableSessionRefresh: true },
    databaseHooks: {
      session: {
        create: {
          // better-auth would accept its own token; this one only finds the row again, and no route accepts it.
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
