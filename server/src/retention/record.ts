import { retentionKinds } from '@quotient/contract/retention';
import * as v from 'valibot';
import { type CollectionDefinition, schemaVersion, timestamp } from '../store/collection.ts';

const SweepNoteSchema = v.strictObject({
  schemaVersion,
  /** What was swept. */
  id: v.picklist(retentionKinds),
  /** Everything from before this time was looked at; `null` before the first round. */
  sweptTo: v.nullable(timestamp),
  /** Since when a round waits because it would delete far more than usual; `null` where none does. */
  heldSince: v.nullable(timestamp),
});

/** What the next round of deleting has to know of the ones before. */
export type SweepNote = v.InferOutput<typeof SweepNoteSchema>;

/** How the notes of the rounds are kept: one for each kind. */
export const sweepRecords: CollectionDefinition<SweepNote> = {
  name: 'sweeps',
  schema: SweepNoteSchema,
  migrations: {},
};
