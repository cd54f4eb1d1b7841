import { ShapeTokenSchema } from '@quotient/contract';
import { ShapeVersionSchema } from '@quotient/contract/admin';
import * as v from 'valibot';
import { type CollectionDefinition, schemaVersion } from '../store/collection.ts';

const SvgShapeRecordSchema = v.strictObject({
  schemaVersion,
  id: v.string(),
  token: ShapeTokenSchema,
  /** Oldest first, each one's number one more than that of the one before. */
  versions: v.array(ShapeVersionSchema),
});

/** Operators' versions of one figure, as stored. */
export type SvgShapeRecord = v.InferOutput<typeof SvgShapeRecordSchema>;

/** Id of a figure's record: an id has no `+`, and a token has no `_`. */
export const idOfToken = (token: string): string => token.replaceAll('+', '_');

/** Collection of changed and own figures: one document each, with its history. */
export const svgShapeRecords: CollectionDefinition<SvgShapeRecord> = {
  name: 'svg-shapes',
  isWatched: true,
  schema: SvgShapeRecordSchema,
};
