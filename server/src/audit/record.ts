import { AuditEntrySchema } from '@quotient/contract/admin';
import * as v from 'valibot';
import { type CollectionDefinition, schemaVersion } from '../store/collection.ts';

const AuditRecordSchema = v.strictObject({ schemaVersion, id: v.string(), ...AuditEntrySchema.entries });

/** One line of the audit log as stored, under its number. */
export type AuditRecord = v.InferOutput<typeof AuditRecordSchema>;

/**
 * Collection of the audit log. Entries are created, never changed or deleted: a log that can be cut proves nothing.
 * Nothing is cached, so a check reads the disk.
 */
export const auditRecords: CollectionDefinition<AuditRecord> = {
  name: 'audit-log',
  schema: AuditRecordSchema,
  mostHeld: 0,
};
