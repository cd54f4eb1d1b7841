import * as v from 'valibot';
import {
  type CollectionDefinition,
  SCHEMA_VERSION,
  schemaVersion,
  timestamp,
} from '../../store/collection.ts';

/** A row of better-auth's: what it holds is better-auth's business, but for the fields that we use. */
const row = <E extends v.ObjectEntries>(entries: E) => v.looseObject({ id: v.string(), ...entries });
/** Times of better-auth's, as ISO 8601. */
const isoTime = v.pipe(v.string(), v.isoTimestamp());

const UserRowSchema = row({
  email: v.string(),
  name: v.string(),
  twoFactorEnabled: v.nullish(v.boolean()),
  createdAt: v.nullish(isoTime),
  /** Ours: the operator whose invitation it was, absent where nobody's. */
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
  /** When it was last used. */
  updatedAt: isoTime,
  expiresAt: isoTime,
  userAgent: v.nullish(v.string()),
  /** Absent for the moment between better-auth's row and our tokens. */
  grant: v.exactOptional(grantSchema),
});

const LinkSchema = v.strictObject({
  /** SHA-256 of what stands behind the `#`. */
  hash: v.string(),
  kind: v.picklist(['setup', 'reset']),
  /** Whose password it sets; `null` for a new operator. */
  userId: v.nullable(v.string()),
  /** The operator who made it; `null`: the command or the server. Links of earlier versions lack it. */
  madeBy: v.exactOptional(v.nullable(v.string())),
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
  /** Operator → the last 30 seconds of which a code was taken, counted from the epoch: no code is taken twice. */
  totpSteps: v.record(v.string(), v.number()),
});

/** All operators with all that belongs to signing in: one document, so that every change of it is one write. */
export type Operators = v.InferOutput<typeof OperatorsSchema>;
/** A session as it is stored. */
export type SessionRow = Operators['session'][number];
/** A link that lets somebody in, once. */
export type Link = Operators['links'][number];

/** How operators are kept. */
export const operatorRecords: CollectionDefinition<Operators> = {
  name: 'operators',
  schema: OperatorsSchema,
};

/** Before there is an operator. */
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
 * Ends what a stranger who had an operator's access may have left behind: sessions, invitations, and passkeys unless they
 * are kept. For who comes back by another way than the usual one.
 */
export const withoutTraces = (all: Operators, userId: string, { keepsPasskeys = false } = {}): Operators => ({
  ...withoutInvitations(all, userId),
  session: all.session.filter((row) => row.userId !== userId),
  passkey: keepsPasskeys ? all.passkey : all.passkey.filter((row) => row.userId !== userId),
});

/** Removes an operator with all that belongs to signing in. What he did stays in the audit log. */
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

/** What is kept when an operator is asked for no code any more. */
export const withoutCodes = (all: Operators, userId: string): Operators => ({
  ...all,
  user: all.user.map((row) => (row.id === userId ? { ...row, twoFactorEnabled: false } : row)),
  twoFactor: all.twoFactor.filter((row) => row.userId !== userId),
});
