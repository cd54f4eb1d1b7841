import * as v from 'valibot';
import { type CollectionDefinition, count, schemaVersion, timestamp } from '../store/collection.ts';

const ShiftSchema = v.strictObject({
  /** Times from `from` to `to` were stored while the clock was off by `byMs`. */
  from: timestamp,
  to: timestamp,
  byMs: v.pipe(v.number(), v.integer()),
  /** From this time on they are taken as they are; `null`: never. */
  until: v.nullable(timestamp),
});

/** How stored times have to be moved, see `ServerClock.corrected`. */
export type Shift = v.InferOutput<typeof ShiftSchema>;

const ClockNoteSchema = v.strictObject({
  schemaVersion,
  id: v.literal('clock'),
  /** The time of this note. */
  at: timestamp,
  /** Since when the clock has run without a leap. */
  from: timestamp,
  /** How far the time that it surely was lies behind; `null` where no reading was ever sure. */
  lagMs: v.nullable(count),
  /** For how long a reading that is not sure has held, in milliseconds. */
  heldMs: count,
  shifts: v.array(ShiftSchema),
});

/** What the next start has to know of the time. */
export type ClockNote = v.InferOutput<typeof ClockNoteSchema>;

/** How the note of the time is kept: one document, written again every minute. */
export const clockRecords: CollectionDefinition<ClockNote> = {
  name: 'clock',
  schema: ClockNoteSchema,
  migrations: {},
};
