import * as v from 'valibot';
import { call } from '../call.ts';
import { count } from '../schemas/scalars.ts';
import type { AdminRoute } from './route.ts';

/** What an operator did, as one line of the log. Each carries the hash of the one before it. */
export const AuditEntrySchema = v.object({
  /** Counts from 1, without gaps. */
  number: count,
  /** Milliseconds since the epoch. */
  at: count,
  /** `null`: nobody who was signed in, or a command of the installation. */
  operator: v.nullable(v.object({ id: v.string(), name: v.string() })),
  action: v.string(),
  /** What it was done to, such as the key of a partner. `null`: nothing by itself. */
  subject: v.nullable(v.string()),
  /** `asked` is written before it is tried; what came of it is an entry of its own. */
  outcome: v.picklist(['asked', 'done', 'failed']),
  /** The number of the entry that says `asked`, where this one says what came of it. */
  of: v.nullable(count),
  details: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
  /** SHA-256 of the entry before, base64url. */
  previousHash: v.string(),
  /** SHA-256 of this entry without its hash, base64url. */
  hash: v.string(),
});

/** What an operator did, as one line of the log. */
export type AuditEntry = v.InferOutput<typeof AuditEntrySchema>;

const AuditPageSchema = v.object({
  /** Newest first. */
  entries: v.array(AuditEntrySchema),
  /** Give it as `before` for the next page. `null`: there is none. */
  next: v.nullable(count),
});

const AuditStateSchema = v.object({
  /** Number of the newest entry. */
  entries: count,
  /** Hash of the newest entry: who keeps it elsewhere can tell later whether the log was cut. */
  head: v.string(),
  /** Number of the first entry that does not fit the one before it. `null`: all fit. */
  brokenAt: v.nullable(count),
});

/** The audit log. */
export const auditRoutes = {
  listAudit: {
    ...call('GET', '/api/admin/audit', AuditPageSchema),
    role: 'operator',
    query: v.object({
      before: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,9}$/))),
      action: v.exactOptional(v.string()),
      operator: v.exactOptional(v.string()),
      subject: v.exactOptional(v.string()),
    }),
    success: 200,
    failures: [],
  },
  verifyAudit: {
    ...call('GET', '/api/admin/audit/state', AuditStateSchema),
    role: 'operator',
    success: 200,
    failures: [],
  },
} as const satisfies Record<string, AdminRoute>;
