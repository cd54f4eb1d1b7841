import { retentionKinds } from '@quotient/contract/retention';
import * as v from 'valibot';
import { type CollectionDefinition, schemaVersion, timestamp } from '../store/collection.ts';

const SweepNoteSchema = v.strictObject({
  schemaVersion,
  /** Kind of the swept records. */
  id: v.picklist(retentionKinds),
  /** Time before which everything was checked; `null` before the first round. */
  sweptTo: v.nullable(timestamp),
  /** Start of the wait of a round that would delete far more than usual; `null` if there is no wait. */
  heldSince: v.nullable(timestamp),
});

/** Note about earlier rounds for the next round of deleting. */
export type SweepNote = v.InferOutput<typeof SweepNoteSchema>;

/** Collection with the notes of the rounds: one for each kind. */
export const sweepRecords: CollectionDefinition<SweepNote> = {
  name: 'sweeps',
  schema: SweepNoteSchema,
  migrations: {},
};
