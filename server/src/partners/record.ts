import { PartnerKeySchema, partnerFields } from '@quotient/contract';
import * as v from 'valibot';
import { type CollectionDefinition, count, schemaVersion, timestamp } from '../store/collection.ts';

const PartnerRecordSchema = v.strictObject({
  schemaVersion,
  /** The key that it had first: tests remember it, so that numbers find their partner whatever becomes of its keys. */
  id: PartnerKeySchema,
  ...partnerFields,
  /**
   * Oldest first. `endsAt`: from then on a key is refused, in milliseconds since the epoch; `null`: it works for good. A
   * key stays here when it has ended, so that it is never given to another partner. `isEnded`: an operator has ended it,
   * whatever time the clock says.
   */
  keys: v.array(
    v.strictObject({
      key: PartnerKeySchema,
      createdAt: timestamp,
      endsAt: v.nullable(timestamp),
      isEnded: v.exactOptional(v.boolean()),
    }),
  ),
  createdAt: timestamp,
  revokedAt: v.nullable(timestamp),
  /** Counts changes, from 1. */
  version: v.pipe(count, v.minValue(1)),
});

/** A partner as it is stored, under the key that it had first. It is revoked, and never removed. */
export type PartnerRecord = v.InferOutput<typeof PartnerRecordSchema>;

/** How partners are kept that operators wrote down in the admin area. */
export const partnerRecords: CollectionDefinition<PartnerRecord> = {
  name: 'partners',
  schema: PartnerRecordSchema,
};
