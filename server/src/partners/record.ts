import { PartnerKeySchema, partnerFields } from '@quotient/contract';
import * as v from 'valibot';
import { type CollectionDefinition, count, schemaVersion, timestamp } from '../store/collection.ts';

const PartnerRecordSchema = v.strictObject({
  schemaVersion,
  /** First key of the partner: tests store it, so statistics find their partner after its keys change. */
  id: PartnerKeySchema,
  ...partnerFields,
  /**
   * Oldest first. `endsAt`: the key is refused from then on, in milliseconds since the epoch; `null`: never. An ended
   * key stays here, so that no other partner gets it. `isEnded`: an operator has ended it, whatever the clock says.
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
  /** Number of changes, from 1. */
  version: v.pipe(count, v.minValue(1)),
});

/** Partner as stored, under its first key. It is revoked, and never removed. */
export type PartnerRecord = v.InferOutput<typeof PartnerRecordSchema>;

/** Collection of the partners that operators made in the admin area. */
export const partnerRecords: CollectionDefinition<PartnerRecord> = {
  name: 'partners',
  isWatched: true,
  schema: PartnerRecordSchema,
};
