import * as v from 'valibot';
import {
  type CollectionDefinition,
  SCHEMA_VERSION,
  schemaVersion,
  timestamp,
} from '../../store/collection.ts';
import { challengeRecords } from './challenges.ts';
import { failureRecords } from './failures.ts';
import { rateRecords } from './signInRates.ts';

/** Row of better-auth's; only the fields that we use are checked. */
const row = <E extends v.ObjectEntries>(entries: E) => v.looseObject({ id: v.string(), ...entries });
/** Times of better-auth's, as ISO 8601. */
const isoTime = v.pipe(v.string(), v.isoTimestamp());

const UserRowSchema = row({
  email: v.string(),
  name: v.string(),
  twoFactorEnabled: v.nullish(v.boolean()),
  createdAt: v.nullish(isoTime),
  /** Our field: the operator who sent the invitation, if any. */
  invitedBy: v.exactOptional(v.string()),
  lastSignInAt: v.exactOptional(timestamp),
});
const AccountRowSchema = row({ userId: v.string(), password: v.nullish(v.string()) });
const TwoFactorRowSchema = row({
  userId: v.string(),
  /** Encrypted, as are the backup codes. */
  secret: v.string(),
  backupCodes: v.string(),
  verified: v.nullish(v.boolean()),
});
const PasskeyRowSchema = row({
  userId: v.string(),
  name: v.nullish(v.string()),
  credentialID: v.string(),
  createdAt: isoTime,
  backedUp: v.boolean(),
});

const grantSchema = v.strictObject({
  /** SHA-256 of the part of the refresh token that stays the same. */
  family: v.string(),
  /** SHA-256 of the part that changes at each refresh, and of the one before. */
  refresh: v.string(),
  previousRefresh: v.nullable(v.string()),
  refreshedAt: timestamp,
  /** SHA-256 of the access tokens that may still be in use. */
  access: v.array(v.strictObject({ hash: v.string(), expiresAt: timestamp })),
});

const SessionRowSchema = row({
  userId: v.string(),
  createdAt: isoTime,
  /** Time of its last use. */
  updatedAt: isoTime,
  expiresAt: isoTime,
  userAgent: v.nullish(v.string()),
  /** Absent for the moment between better-auth's row and our tokens. */
  grant: v.exactOptional(grantSchema),
});

const LinkSchema = v.strictObject({
  /** SHA-256 of the secret after the `#`. */
  hash: v.string(),
  kind: v.picklist(['setup', 'reset']),
  /** User whose password it sets; `null` for a new operator. */
  userId: v.nullable(v.string()),
  /** The operator who made it; `null`: the command or the server. Links of earlier versions lack it. */
  madeBy: v.exactOptional(v.nullable(v.string())),
  /** True for the link of the first operator. */
  isFirst: v.exactOptional(v.literal(true)),
  expiresAt: timestamp,
});

const OperatorsSchema = v.strictObject({
  schemaVersion,
  id: v.literal('operators'),
  user: v.array(UserRowSchema),
  account: v.array(AccountRowSchema),
  session: v.array(SessionRowSchema),
  twoFactor: v.array(TwoFactorRowSchema),
  passkey: v.array(PasskeyRowSchema),
  links: v.array(LinkSchema),
  /** Operator → the last 30 seconds whose code was accepted, counted from the epoch: each code works once. */
  totpSteps: v.record(v.string(), v.number()),
});

/** All operators with everything for the sign-in: one document, so that every change is one write. */
export type Operators = v.InferOutput<typeof OperatorsSchema>;
/** A session as stored. */
export type SessionRow = Operators['session'][number];
/** Link that lets somebody in, once. */
export type Link = Operators['links'][number];

/** Collection of operators. */
export const operatorRecords: CollectionDefinition<Operators> = {
  name: 'operators',
  schema: OperatorsSchema,
};

/** Collections of the sign-in. */
export const signInRecords = [operatorRecords, challengeRecords, failureRecords, rateRecords] as const;

/** Document before the first operator. */
export const nobody: Operators = {
  schemaVersion: SCHEMA_VERSION,
  id: 'operators',
  user: [],
  account: [],
  session: [],
  twoFactor: [],
  passkey: [],
  links: [],
  totpSteps: {},
};

/** Voids every invitation that may be an operator's own way back. */
const withoutInvitations = (all: Operators, userId: string): Operators => ({
  ...all,
  links: all.links.filter(
    ({ kind, madeBy }) => kind !== 'setup' || (madeBy !== undefined && madeBy !== userId),
  ),
});

/**
 * Ends access that a stranger with an operator's account may have left: sessions, invitations, and passkeys unless
 * they are kept. For operators who return by an unusual way.
 */
export const withoutTraces = (all: Operators, userId: string, { keepsPasskeys = false } = {}): Operators => ({
  ...withoutInvitations(all, userId),
  session: all.session.filter((row) => row.userId !== userId),
  passkey: keepsPasskeys ? all.passkey : all.passkey.filter((row) => row.userId !== userId),
});

/** Removes an operator with everything for the sign-in. The audit log keeps the actions. */
export function withoutOperator(all: Operators, userId: string): Operators {
  const isOthers = (row: { userId: string | null }) => row.userId !== userId;
  const { [userId]: _, ...totpSteps } = all.totpSteps;
  const left = withoutTraces(all, userId);
  return {
    ...left,
    user: all.user.filter(({ id }) => id !== userId),
    account: all.account.filter(isOthers),
    twoFactor: all.twoFactor.filter(isOthers),
    links: left.links.filter(isOthers),
    totpSteps,
  };
}

/** Account after codes are switched off. */
export const withoutCodes = (all: Operators, userId: string): Operators => ({
  ...all,
  user: all.user.map((row) => (row.id === userId ? { ...row, twoFactorEnabled: false } : row)),
  twoFactor: all.twoFactor.filter((row) => row.userId !== userId),
});
