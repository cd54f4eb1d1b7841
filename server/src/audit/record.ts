import { AuditEntrySchema } from '@quotient/contract/admin';
import * as v from 'valibot';
import { type CollectionDefinition, schemaVersion } from '../store/collection.ts';

const AuditRecordSchema = v.strictObject({ schemaVersion, id: v.string(), ...AuditEntrySchema.entries });

/** One line of the audit log as it is stored, under its number. */
export type AuditRecord = v.InferOutput<typeof AuditRecordSchema>;

/**
 * How the audit log is kept: entries are made, never changed and never removed, since a log that may be cut proves nothing.
 * None is held in memory, so that a check reads what is on the disk.
 */
export const auditRecords: CollectionDefinition<AuditRecord> = {
  name: 'audit-log',
  schema: AuditRecordSchema,
  mostHeld: 0,
};
