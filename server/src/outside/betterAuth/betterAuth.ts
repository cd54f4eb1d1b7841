import {
  CreationOptionsSchema,
  type CredentialSchema,
  type NewCredentialSchema,
  RequestOptionsSchema,
} from '@quotient/contract/admin';
import { APIError } from 'better-auth';
import { type InferOutput, parse } from 'valibot';
import { ApiError } from '../../base/errors.ts';
import { type BetterAuthOptions, CODES_LOCK, configure } from './configure.ts';
import { noteStoreFailures } from './storeFailures.ts';

type Credential = InferOutput<typeof CredentialSchema>;
type NewCredential = InferOutput<typeof NewCredentialSchema>;

/** Cookies in which better-auth connects two steps; ours are in the body instead. */
const CODE_COOKIE = 'better-auth.two_factor';
const PASSKEY_COOKIE = 'better-auth.better-auth-passkey';

const cookieIn = (headers: Headers, name: string): string | undefined =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Identifier of a signed challenge; `undefined` for a forged one. */
function identifierOf(challenge: string): string | undefined {
  try {
    return decodeURIComponent(challenge).replace(/\.[^.]*$/, '');
  } catch {
    return undefined;
  }
}

/** Meanings of better-auth's messages, if they are more than the one refusal that the caller expects. */
const meanings: Readonly<Record<string, () => ApiError>> = {
  ACCOUNT_TEMPORARILY_LOCKED: () =>
    new ApiError('too_many_attempts', undefined, { retryAfterMs: CODES_LOCK.durationSeconds * 1000 }),
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: () => new ApiError('challenge_over'),
  INVALID_TWO_FACTOR_COOKIE: () => new ApiError('challenge_over'),
};

/**
 * Returns true if better-auth has refused the input. It reports a new passkey that it can't verify as its own fault.
 */
const isRefusal = (error: unknown): error is APIError =>
  error instanceof APIError &&
  (error.statusCode < 500 || error.body?.code === 'FAILED_TO_VERIFY_REGISTRATION');

/** Runs work and converts better-auth's refusals to the caller's error; anything else is unchanged. */
const refusing =
  (run: ReturnType<typeof noteStoreFailures>['run']) =>
  async <T>(code: ConstructorParameters<typeof ApiError>[0], work: () => Promise<T>): Promise<T> => {
    try {
      return await run(work);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      throw meanings[error.body?.code ?? '']?.() ?? new ApiError(code);
    }
  };

/**
 * Sets up better-auth with our store and our hashes, without its routes. It checks passwords, codes and passkeys and
 * makes the sessions; tokens, links and emails are ours, see `sessions.ts`.
 */
export async function createBetterAuth(options: BetterAuthOptions) {
  const { stores, run } = noteStoreFailures(options);
  const { operators } = stores;
  const auth = configure({ ...options, ...stores });
  const context = await auth.$context;

  const refusedAs = refusing(run);
  const headersOf = (userAgent: string, cookieName?: string, challenge?: string) =>
    new Headers({
      'User-Agent': userAgent,
      ...(cookieName && challenge && { Cookie: `${cookieName}=${challenge}` }),
    });
  /** Data of a challenge; `undefined` after its end. */
  async function notedWith(challenge: string): Promise<string | undefined> {
    const identifier = identifierOf(challenge);
    const noted =
      identifier === undefined ? undefined : await context.internalAdapter.findVerificationValue(identifier);
    return noted && noted.expiresAt.getTime() > Date.now() ? noted.value : undefined;
  }
  /** The row that better-auth has just made. */
  const sessionOf = async (token: string): Promise<string> => {
    const row = (await operators.read()).session.find((each) => each.token === token);
    if (!row) throw new Error('The session ended while it was opened.');
    return row.id;
  };

  return {
    secretConfig: context.secretConfig,

    /** Stores the encrypted secret of an authenticator app before its confirmation. */
    async keepTotp(userId: string, secret: string, backupCodes: string): Promise<void> {
      const where = [{ field: 'userId', value: userId }];
      await context.adapter.deleteMany({ model: 'twoFactor', where });
      await context.adapter.create({
        model: 'twoFactor',
        data: { userId, secret, backupCodes, verified: false },
      });
    },

    /** Returns the session, or the challenge if a code is needed. Throws `invalid_credentials`. */
    async checkPassword(email: string, password: string, userAgent: string) {
      const { headers, response } = await refusedAs('invalid_credentials', () =>
        auth.api.signInEmail({
          body: { email, password },
          headers: headersOf(userAgent),
          returnHeaders: true,
        }),
      );
      const challenge = cookieIn(headers, CODE_COOKIE);
      if (challenge !== undefined) return { challenge };
      return { sessionId: await sessionOf(response.token) };
    },
    /** Ends sign-ins after the password step: the password may have changed. */
    async dropChallenges(userId: string): Promise<void> {
      await context.adapter.deleteMany({
        model: 'verification',
        where: [{ field: 'value', value: userId }],
      });
    },
    /** User of a challenge; `undefined` after its end. */
    userOfChallenge: notedWith,
    /** Resolves to the session. Throws `invalid_code`. */
    async checkCode(challenge: string, kind: 'totp' | 'backup', code: string, userAgent: string) {
      const sent = { body: { code }, headers: headersOf(userAgent, CODE_COOKIE, challenge) };
      const { token } = await refusedAs('invalid_code', () =>
        kind === 'totp' ? auth.api.verifyTOTP(sent) : auth.api.verifyBackupCode(sent),
      );
      return sessionOf(token ?? '');
    },

    /** Options for a browser to sign in with a passkey. */
    async askForPasskey(userAgent: string) {
      const { headers, response } = await auth.api.generatePasskeyAuthenticationOptions({
        headers: headersOf(userAgent),
        returnHeaders: true,
      });
      return {
        challenge: cookieIn(headers, PASSKEY_COOKIE) ?? '',
        options: parse(RequestOptionsSchema, { ...response, userVerification: 'required' }),
      };
    },
    /** Resolves to the session. Throws `invalid_passkey`. */
    async checkPasskey(challenge: string, response: Credential, userAgent: string) {
      const { session } = await refusedAs('invalid_passkey', () =>
        auth.api.verifyPasskeyAuthentication({
          body: { response },
          headers: headersOf(userAgent, PASSKEY_COOKIE, challenge),
        }),
      );
      return sessionOf(session.token);
    },
    /** Options for a browser to make a passkey for an operator. */
    async askForNewPasskey(userId: string) {
      const { headers, response } = await auth.api.generatePasskeyRegistrationOptions({
        query: { context: userId },
        headers: headersOf(''),
        returnHeaders: true,
      });
      // A device's transports aren't stored, and better-auth makes an empty one from that.
      const excludeCredentials = response.excludeCredentials?.map(({ id, type }) => ({ id, type }));
      return {
        challenge: cookieIn(headers, PASSKEY_COOKIE) ?? '',
        options: parse(CreationOptionsSchema, { ...response, excludeCredentials }),
      };
    },
    /** Resolves to the id of the passkey. Throws `invalid_passkey`, also for a challenge of another operator. */
    async addPasskey(userId: string, challenge: string, response: NewCredential, name: string) {
      const asked = await notedWith(challenge);
      if (!asked?.includes(`"id":${JSON.stringify(userId)}`)) throw new ApiError('invalid_passkey');
      const added = await refusedAs('invalid_passkey', () =>
        auth.api.verifyPasskeyRegistration({
          body: { response, name },
          headers: headersOf('', PASSKEY_COOKIE, challenge),
        }),
      );
      return added.id;
    },
  };
}

/** See `createBetterAuth`. */
export type BetterAuth = Awaited<ReturnType<typeof createBetterAuth>>;
