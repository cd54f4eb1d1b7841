import * as v from 'valibot';
import { type CollectionDefinition, schemaVersion, timestamp } from '../store/collection.ts';

/** Time for which an open tab may use a build. */
export const SITE_KEPT_MS = 30 * 86_400_000;

const ArchivedFileSchema = v.strictObject({
  schemaVersion,
  /** SHA-256 of the address, base64url. */
  id: v.string(),
  /** Address below its archive: `/assets/main-3fa2.js`. */
  address: v.string(),
  /** Base64. */
  content: v.string(),
  /** Last time that an instance had it in its build. */
  builtAt: timestamp,
  /** True for versions of the embed: pages may have pinned them. */
  isForGood: v.boolean(),
});

/** File of a build, for instances with another build. */
export type ArchivedFile = v.InferOutput<typeof ArchivedFileSchema>;

/** Collection of the built files that all instances have had. Only a store that they share has any. */
export const archivedFileRecords: CollectionDefinition<ArchivedFile> = {
  name: 'archived-files',
  schema: ArchivedFileSchema,
  due: ({ builtAt, isForGood }) => (isForGood ? null : builtAt + SITE_KEPT_MS),
  mostHeld: 0,
};
