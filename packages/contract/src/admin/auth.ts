import * as v from 'valibot';
import { count } from '../schemas/scalars.ts';

/** How long a password must be at least, in characters; no other rule makes one better. */
export const MIN_PASSWORD_LENGTH = 15;
/** How long a password may be at most, in characters. */
export const MAX_PASSWORD_LENGTH = 128;

/** A password that exists already. */
export const PasswordSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_PASSWORD_LENGTH));

/** The operator who is signed in. */
export const AuthUserSchema = v.object({ id: v.string(), email: v.string(), name: v.string() });

/**
 * The session of an operator (Specification §3). A program gets the tokens here; a browser gets them as cookies that no
 * script can read.
 */
export const AuthSessionSchema = v.object({
  access_token: v.exactOptional(v.string()),
  refresh_token: v.exactOptional(v.string()),
  /** When the access token ends, in seconds since the epoch. */
  expires_at: count,
  user: AuthUserSchema,
});

/** What an operator can sign in with. */
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
      /** Whether it is kept on more than one device. */
      isBackedUp: v.boolean(),
    }),
  ),
});

/** Where an operator is signed in. */
export const SessionsSchema = v.object({
  sessions: v.array(
    v.object({
      id: v.string(),
      /** The browser and the system, as it says them itself; `null` where it says nothing known. */
      browser: v.nullable(v.string()),
      system: v.nullable(v.string()),
      /** Milliseconds since the epoch. */
      createdAt: count,
      lastUsedAt: count,
      isCurrent: v.boolean(),
    }),
  ),
});

/** Codes for who has lost the authenticator app; each works once. */
export const BackupCodesSchema = v.object({ backupCodes: v.array(v.string()) });
