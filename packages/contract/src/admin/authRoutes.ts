import * as v from 'valibot';
import { TypedEmailAddressSchema } from '../schemas/requests.ts';
import { count } from '../schemas/scalars.ts';
import { adminLocales } from '../values/locales.ts';
import {
  AccountSchema,
  AuthSessionSchema,
  AuthUserSchema,
  BackupCodesSchema,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  PasswordSchema as password,
  SessionsSchema,
} from './auth.ts';
import {
  CreationOptionsSchema,
  CredentialSchema,
  NewCredentialSchema,
  RequestOptionsSchema,
} from './passkeys.ts';
import { type AdminRoute, adminCall, silentCall } from './route.ts';

const TEXT_MAX = 100;
/** Email address for comparing: without spaces around it, in small letters. */
const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), TypedEmailAddressSchema);
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(TEXT_MAX));
/** New password. */
const newPassword = v.pipe(
  v.string(),
  v.minLength(MIN_PASSWORD_LENGTH, `must have at least ${MIN_PASSWORD_LENGTH} characters`),
  v.maxLength(MAX_PASSWORD_LENGTH, `must have at most ${MAX_PASSWORD_LENGTH} characters`),
);
/** Secret after the `#` of a link. */
const linkToken = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
/** Connection of two steps of signing in. It is useless without the input of the second step. */
const challenge = v.pipe(v.string(), v.regex(/^[\w.%~-]{1,400}$/));
/** Six digits of an authenticator app. */
const totpCode = v.pipe(v.string(), v.regex(/^\d{6}$/));

const tooMany = 'too_many_attempts';

/** Routes of operators' sign-in and credentials. */
export const authRoutes = {
  login: {
    ...adminCall(
      'POST',
      '/api/admin/auth/login',
      v.union([AuthSessionSchema, v.object({ challenge, needs: v.literal('code') })]),
    ),
    role: 'anyone',
    body: v.object({ email, password }),
    failures: ['invalid_credentials', tooMany],
  },
  loginCode: {
    ...adminCall('POST', '/api/admin/auth/login/code', AuthSessionSchema),
    role: 'anyone',
    /** Code of an authenticator app, or a backup code. */
    body: v.object({ challenge, code: v.pipe(v.string(), v.trim(), v.minLength(6), v.maxLength(20)) }),
    failures: ['invalid_code', 'challenge_over', tooMany],
  },
  passkeyQuestion: {
    ...adminCall(
      'POST',
      '/api/admin/auth/login/passkey-question',
      v.object({ challenge, options: RequestOptionsSchema }),
    ),
    role: 'anyone',
  },
  loginPasskey: {
    ...adminCall('POST', '/api/admin/auth/login/passkey', AuthSessionSchema),
    role: 'anyone',
    body: v.object({ challenge, credential: CredentialSchema }),
    failures: ['invalid_passkey'],
  },
  refresh: {
    ...adminCall('POST', '/api/admin/auth/refresh', AuthSessionSchema),
    role: 'anyone',
    body: v.object({
      refresh_token: v.exactOptional(v.string()),
      /** False for a page's automatic request without a user: it doesn't extend the session. */
      isActive: v.exactOptional(v.boolean(), true),
    }),
    failures: ['signed_out'],
  },
  logout: {
    ...silentCall('POST', '/api/admin/auth/logout'),
    role: 'anyone',
    body: v.object({ refresh_token: v.exactOptional(v.string()) }),
  },
  checkLink: {
    ...adminCall(
      'POST',
      '/api/admin/auth/link',
      v.object({
        email: v.nullable(v.string()),
        /** Number of passkeys of the operator whose password it sets. */
        passkeys: count,
        /** Milliseconds since the epoch. */
        expiresAt: count,
      }),
    ),
    role: 'anyone',
    body: v.object({ token: linkToken, kind: v.picklist(['setup', 'reset']) }),
    failures: ['link_over'],
  },
  setUp: {
    ...adminCall('POST', '/api/admin/auth/setup', AuthSessionSchema),
    role: 'anyone',
    body: v.object({ token: linkToken, email, name, password: newPassword }),
    failures: ['link_over', 'email_taken'],
  },
  /** Gives the same answer with or without such an operator. */
  recover: {
    ...silentCall('POST', '/api/admin/auth/recover'),
    role: 'anyone',
    body: v.object({ email, locale: v.picklist(adminLocales) }),
  },
  /** Ends all sessions of the operator and voids the operator's invitations. */
  reset: {
    ...silentCall('POST', '/api/admin/auth/reset'),
    role: 'anyone',
    body: v.object({
      token: linkToken,
      password: newPassword,
      /** False if the operator is sure that nobody else has added one. */
      dropPasskeys: v.exactOptional(v.boolean(), true),
    }),
    failures: ['link_over'],
  },

  getAccount: adminCall('GET', '/api/admin/auth/user', AccountSchema),
  updateAccount: {
    ...adminCall('PUT', '/api/admin/auth/user', AuthUserSchema),
    action: 'auth.account-change',
    /** Password, required if the email address changes. */
    body: v.object({ name, email, password: v.exactOptional(password) }),
    failures: ['wrong_password', 'email_taken', tooMany],
  },
  changePassword: {
    ...silentCall('POST', '/api/admin/auth/password'),
    action: 'auth.password-change',
    body: v.object({ password, newPassword }),
    failures: ['wrong_password', tooMany],
  },
  startTotp: {
    ...adminCall('POST', '/api/admin/auth/totp', v.object({ secret: v.string(), uri: v.string() })),
    action: 'auth.totp-start',
    body: v.object({ password }),
    failures: ['wrong_password', 'totp_is_on', tooMany],
  },
  confirmTotp: {
    ...adminCall('POST', '/api/admin/auth/totp/confirm', BackupCodesSchema),
    action: 'auth.totp-on',
    body: v.object({ code: totpCode }),
    failures: ['invalid_code', 'totp_is_on', tooMany],
  },
  removeTotp: {
    ...silentCall('POST', '/api/admin/auth/totp/remove'),
    action: 'auth.totp-off',
    body: v.object({ password }),
    failures: ['wrong_password', tooMany],
  },
  renewBackupCodes: {
    ...adminCall('POST', '/api/admin/auth/backup-codes', BackupCodesSchema),
    action: 'auth.backup-codes',
    body: v.object({ password }),
    failures: ['wrong_password', 'not_found', tooMany],
  },
  newPasskeyQuestion: {
    ...adminCall(
      'POST',
      '/api/admin/auth/passkeys/question',
      v.object({ challenge, options: CreationOptionsSchema }),
    ),
    action: 'auth.passkey-start',
    body: v.object({ password }),
    failures: ['wrong_password', tooMany],
  },
  addPasskey: {
    ...adminCall('POST', '/api/admin/auth/passkeys', v.object({ id: v.string() })),
    action: 'auth.passkey-add',
    body: v.object({ challenge, credential: NewCredentialSchema, name }),
    failures: ['invalid_passkey'],
  },
  removePasskey: {
    ...silentCall('DELETE', '/api/admin/auth/passkeys/:id'),
    action: 'auth.passkey-remove',
    params: v.object({ id: v.string() }),
    failures: ['not_found'],
  },
  listSessions: adminCall('GET', '/api/admin/auth/sessions', SessionsSchema),
  endSession: {
    ...silentCall('DELETE', '/api/admin/auth/sessions/:id'),
    action: 'auth.session-end',
    params: v.object({ id: v.string() }),
    failures: ['not_found'],
  },
  /** All of them, this one included. */
  endSessions: {
    ...silentCall('DELETE', '/api/admin/auth/sessions'),
    action: 'auth.sessions-end',
  },
} as const satisfies Record<string, AdminRoute>;
