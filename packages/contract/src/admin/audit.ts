import * as v from 'valibot';
import { count } from '../schemas/scalars.ts';
import { type AdminRoute, adminCall } from './route.ts';

/** Operator's action as one line of the log. Each has the hash of the one before it. */
export const AuditEntrySchema = v.object({
  /** Number from 1, without gaps. */
  number: count,
  /** Milliseconds since the epoch. */
  at: count,
  /** `null`: a visitor without a sign-in, or a command of the installation. */
  operator: v.nullable(v.object({ id: v.string(), name: v.string() })),
  action: v.string(),
  /** Subject of the action, such as the key of a partner. `null`: none. */
  subject: v.nullable(v.string()),
  /** `asked` is written before the action; its outcome is another entry. */
  outcome: v.picklist(['asked', 'done', 'failed']),
  /** Number of the `asked` entry, for the entry with its outcome. */
  of: v.nullable(count),
  details: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
  /** SHA-256 of the entry before, base64url. */
  previousHash: v.string(),
  /** SHA-256 of this entry without its hash, base64url. */
  hash: v.string(),
});

/** Operator's action as one line of the log. */
export type AuditEntry = v.InferOutput<typeof AuditEntrySchema>;

/** Action with its request and outcome, or a single entry. */
const AuditLineSchema = v.object({
  first: AuditEntrySchema,
  /** `null`: a single entry, an action in progress, or the server was stopped meanwhile. */
  last: v.nullable(AuditEntrySchema),
});

/** An action, see `AuditLineSchema`. */
export type AuditLine = v.InferOutput<typeof AuditLineSchema>;

const AuditPageSchema = v.object({
  /** Newest first. */
  lines: v.array(AuditLineSchema),
  /** Pass it as `before` for older ones. `null`: there are no more. */
  next: v.nullable(count),
  /** Last entry that was checked, if the page isn't full and more entries follow. */
  searchedTo: v.nullable(count),
});

const AuditHeadSchema = v.object({
  /** Number of the newest entry. */
  entries: count,
  /** Hash of the newest entry: a copy elsewhere shows later if the log was cut or rewritten. */
  head: v.string(),
});

const AuditCheckSchema = v.object({
  ...AuditHeadSchema.entries,
  /** Number of the first entry that doesn't match. `null`: all match. */
  brokenAt: v.nullable(count),
  /**
   * `changed`: it doesn't match the one before it, or is missing. `rewritten`: all match each other, but it isn't the
   * noted one. `cut`: the log ends before a noted entry.
   */
  fault: v.nullable(v.picklist(['changed', 'rewritten', 'cut'])),
});

/** Result of a check of the audit log. */
export type AuditCheck = v.InferOutput<typeof AuditCheckSchema>;

/** Number and hash of an entry, as noted elsewhere: `12:<hash>`. */
export const NotedHeadSchema = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,8}:[\w-]{43}$/, 'must be <number>:<hash>'),
);

const filterText = v.exactOptional(v.pipe(v.string(), v.trim(), v.maxLength(100)));

/** The audit log. */
export const auditRoutes = {
  listAudit: {
    ...adminCall('GET', '/api/admin/audit', AuditPageSchema),
    query: v.object({
      before: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,9}$/))),
      action: filterText,
      /** Id of an operator. */
      operator: filterText,
      subject: filterText,
      /** Any part of an entry's words, in any case. */
      text: filterText,
    }),
  },
  readAuditHead: adminCall('GET', '/api/admin/audit/head', AuditHeadSchema),
  verifyAudit: {
    ...adminCall('GET', '/api/admin/audit/check', AuditCheckSchema),
    query: v.object({ noted: v.exactOptional(NotedHeadSchema) }),
  },
} as const satisfies Record<string, AdminRoute>;
