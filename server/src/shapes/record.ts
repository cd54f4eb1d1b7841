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

/** What operators have made of one figure, as it is stored. */
export type SvgShapeRecord = v.InferOutput<typeof SvgShapeRecordSchema>;

/** The id of a figure's record: an id has no `+`, and a token has no `_`. */
export const idOfToken = (token: string): string => token.replaceAll('+', '_');

/** How changed and own figures are kept: a document for each, with its history. */
export const svgShapeRecords: CollectionDefinition<SvgShapeRecord> = {
  name: 'svg-shapes',
  schema: SvgShapeRecordSchema,
};
