import { DaySchema } from '@quotient/contract/admin';
import * as v from 'valibot';
import { type CollectionDefinition, schemaVersion } from '../store/collection.ts';
import { CountsSchema } from './record.ts';

// Earlier versions stored one document per day with all of its rows. They are imported once and removed.

const EarlierCountSchema = v.strictObject({
  schemaVersion,
  id: DaySchema,
  /** True where the earlier version crashed before it could count the day. */
  isOpen: v.boolean(),
  tallies: v.array(CountsSchema),
});

/** Collection with day counts of earlier versions. */
export const earlierCountRecords: CollectionDefinition<v.InferOutput<typeof EarlierCountSchema>> = {
  name: 'tallies',
  schema: EarlierCountSchema,
  isOfOneProcess: true,
  mostHeld: 0,
};

const EarlierRowsSchema = v.strictObject({
  schemaVersion,
  id: DaySchema,
  /** Rows by the id of the test. Not parsed here: a day may have 100,000. */
  rows: v.custom<Record<string, unknown>>((rows) => typeof rows === 'object' && rows !== null),
  /** Counts of deleted tests. */
  archived: v.array(CountsSchema),
});

/** Collection with a day's tests of earlier versions. */
export const earlierRowsRecords: CollectionDefinition<v.InferOutput<typeof EarlierRowsSchema>> = {
  name: 'session-rows',
  schema: EarlierRowsSchema,
  isOfOneProcess: true,
  mostHeld: 0,
};
