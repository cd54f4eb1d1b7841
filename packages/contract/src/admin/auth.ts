import * as v from 'valibot';
import { count } from '../schemas/scalars.ts';

/** Fewest characters of a password; no other rule makes one better. */
export const MIN_PASSWORD_LENGTH = 15;
/** Most characters of a password. */
export const MAX_PASSWORD_LENGTH = 128;

/** Existing password. */
export const PasswordSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_PASSWORD_LENGTH));

/** The signed-in operator. */
export const AuthUserSchema = v.object({ id: v.string(), email: v.string(), name: v.string() });

/**
 * Session of an operator (Specification §3). A program gets the tokens here; a browser gets them as cookies that no
 * script can read.
 */
export const AuthSessionSchema = v.object({
  access_token: v.exactOptional(v.string()),
  refresh_token: v.exactOptional(v.string()),
  /** End of the access token, in seconds since the epoch. */
  expires_at: count,
  user: AuthUserSchema,
});

/** Ways to sign in of an operator. */
export const AccountSchema = v.object({
  user: AuthUserSchema,
  hasTotp: v.boolean(),
  backupCodesLeft: count,
  passkeys: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      /** Milliseconds since the epoch. */
      createdAt: count,
      /** True if it is stored on more than one device. */
      isBackedUp: v.boolean(),
    }),
  ),
});

/** Sessions of an operator. */
export const SessionsSchema = v.object({
  sessions: v.array(
    v.object({
      id: v.string(),
      /** Browser and system by their own report; `null` if unknown. */
      browser: v.nullable(v.string()),
      system: v.nullable(v.string()),
      /** Milliseconds since the epoch. */
      createdAt: count,
      lastUsedAt: count,
      isCurrent: v.boolean(),
    }),
  ),
});

/** Codes for a lost authenticator app; each works once. */
export const BackupCodesSchema = v.object({ backupCodes: v.array(v.string()) });
