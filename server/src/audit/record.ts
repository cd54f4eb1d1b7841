import { AuditEntrySchema } from '@quotient/contract/admin';
import * as v from 'valibot';
import { type CollectionDefinition, schemaVersion } from '../store/collection.ts';

const AuditRecordSchema = v.strictObject({ schemaVersion, id: v.string(), ...AuditEntrySchema.entries });

/** One line of the audit log as it is stored, under its number. */
export type AuditRecord = v.InferOutput<typeof AuditRecordSchema>;

/** How the audit log is kept: entries are made, and never changed. */
export const auditRecords: CollectionDefinition<AuditRecord> = {
  name: 'audit-log',
  schema: AuditRecordSchema,
  migrations: {},
};
