import * as v from 'valibot';
import { type CollectionDefinition, count, schemaVersion, timestamp } from '../store/collection.ts';

const ShiftSchema = v.strictObject({
  /** Times from `from` to `to` were stored while the clock was off by `byMs`. */
  from: timestamp,
  to: timestamp,
  byMs: v.pipe(v.number(), v.integer()),
  /** End of the shift; `null`: never. */
  until: v.nullable(timestamp),
});

/** Correction of stored times, see `ServerClock.corrected`. */
export type Shift = v.InferOutput<typeof ShiftSchema>;

const ClockNoteSchema = v.strictObject({
  schemaVersion,
  id: v.literal('clock'),
  /** The time of this note. */
  at: timestamp,
  /** Start of the time without a clock change. */
  from: timestamp,
  /** Lag of the earliest possible time; `null` before the first sure reading. */
  lagMs: v.nullable(count),
  /** Duration of an unconfirmed reading, in milliseconds. */
  heldMs: count,
  shifts: v.array(ShiftSchema),
});

/** Time that the next start needs to know. */
export type ClockNote = v.InferOutput<typeof ClockNoteSchema>;

/** Collection with the note of the time: one document, rewritten every minute. */
export const clockRecords: CollectionDefinition<ClockNote> = {
  name: 'clock',
  schema: ClockNoteSchema,
  migrations: {},
};
