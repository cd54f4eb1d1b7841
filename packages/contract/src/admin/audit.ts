import * as v from 'valibot';
import { count } from '../schemas/scalars.ts';
import { type AdminRoute, adminCall } from './route.ts';

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

/** An action: what was asked for and what came of it, or an entry that stands alone. */
const AuditLineSchema = v.object({
  first: AuditEntrySchema,
  /** `null`: it stands alone, it is still under way, or the server was stopped meanwhile. */
  last: v.nullable(AuditEntrySchema),
});

/** An action, see `AuditLineSchema`. */
export type AuditLine = v.InferOutput<typeof AuditLineSchema>;

const AuditPageSchema = v.object({
  /** Newest first. */
  lines: v.array(AuditLineSchema),
  /** Give it as `before` for what is older. `null`: that was all. */
  next: v.nullable(count),
  /** Down to which entry was looked, where the page is not full and there is more to look through. */
  searchedTo: v.nullable(count),
});

const AuditHeadSchema = v.object({
  /** Number of the newest entry. */
  entries: count,
  /** Hash of the newest entry: who keeps it elsewhere can tell later whether the log was cut or written anew. */
  head: v.string(),
});

const AuditCheckSchema = v.object({
  ...AuditHeadSchema.entries,
  /** Number of the first entry that does not fit. `null`: all fit. */
  brokenAt: v.nullable(count),
  /**
   * `changed`: it does not fit the one before it, or is not there. `rewritten`: all fit each other, but it is not the one
   * that was noted. `cut`: the log ends before an entry that was noted.
   */
  fault: v.nullable(v.picklist(['changed', 'rewritten', 'cut'])),
});

/** What a check of the audit log has found. */
export type AuditCheck = v.InferOutput<typeof AuditCheckSchema>;

/** Number and hash of an entry, as they were noted somewhere else: `12:<hash>`. */
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
      /** Any part of an entry's words, whatever its case. */
      text: filterText,
    }),
  },
  readAuditHead: adminCall('GET', '/api/admin/audit/head', AuditHeadSchema),
  verifyAudit: {
    ...adminCall('GET', '/api/admin/audit/check', AuditCheckSchema),
    query: v.object({ noted: v.exactOptional(NotedHeadSchema) }),
  },
} as const satisfies Record<string, AdminRoute>;
