import * as v from 'valibot';
import { keepUnknown } from './keepUnknown.ts';

/**
 * Version of every stored document and of the store's manifest. A build refuses to start over a newer version, before it
 * changes anything. So an operator can go back from a build only as far as the version is the same:
 * - A new field doesn't raise it. Documents of before lack it, so it is `v.optional` with a default, and builds of before
 *   keep it (`keepUnknown`): no build may rely on it being right after an older one was at work.
 * - A new value of a known field, a field that is removed, or one that means something else raises it, or waits for a release:
 *   the first one reads both, the next one writes the new.
 * - Raising it adds a migration to each definition whose documents change.
 */
export const SCHEMA_VERSION = 5;

/** The field that every stored document has. */
export const schemaVersion = v.literal(SCHEMA_VERSION);
/** Milliseconds since the epoch, by the server's clock. */
export const timestamp = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A whole number from 0 on. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a document is opened for: one that is only read need not stay in memory. */
export type Purpose = 'reading' | 'changing';

/**
 * Documents of one kind, each found by its id. Every method may throw an `ApiError`:
 * `record_damaged` (this version can't read it: it stays as it is, and only `put` overwrites it) or `storage_failed` (nothing was changed).
 */
export interface Collection<T> {
  /**
   * @param purpose `changing` where a change of it is likely to follow: a store may then hold it, so that the change need
   * not read it again. @default reading
   */
  get(id: string, purpose?: Purpose): Promise<T | undefined>;
  /** Stores a new document; does nothing when the id is taken. Resolves to whether it was stored. */
  create(id: string, document: T): Promise<boolean>;
  /**
   * Replaces a document by `change(document)`, one change of an id after the other, and resolves when it is durable.
   * `change` is called with the newest state; throwing, or answering the same object, changes nothing.
   * Resolves to the document held afterwards, `undefined` when there is none.
   */
  update(id: string, change: (document: T) => T): Promise<T | undefined>;
  /** Removes a document; with `condition`, only where its newest state meets it. Resolves to whether one was removed. */
  remove(id: string, condition?: (document: T) => boolean): Promise<boolean>;
  /**
   * Every id, one after the other, those of damaged documents too. What is created meanwhile may be missing.
   * @param group Lists this group alone, in the order of the ids. See `CollectionDefinition.groupOf`.
   */
  ids(group?: string): AsyncIterable<string>;
  /** The groups that may have documents, in their order. Empty for a collection without groups. */
  groups(): Promise<string[]>;
}

/** All that a store knows of a kind of document. It stands with the feature that the documents belong to. */
export interface CollectionDefinition<T> {
  /** Name of the collection's folder. */
  name: string;
  /** All fields of a new document. What is read and changed may have more: see `keepUnknown`. */
  schema: v.GenericSchema<unknown, T>;
  /** Version n → what turns a document of version n into one of version n + 1, where that changes anything. */
  migrations?: Readonly<Record<number, (document: Record<string, unknown>) => Record<string, unknown>>>;
  /**
   * For documents that are large and change often: what never changes after `create` is kept in a file of its own, so
   * that a change writes only the rest. Both leave out what is not theirs.
   */
  parts?: { fixed: v.ObjectSchema<v.ObjectEntries, undefined>; changing: v.GenericSchema };
  /**
   * For documents that are listed a few at a time, such as by day: the group of an id. A group is written with the
   * letters of an id, and small enough to be listed at once.
   */
  groupOf?: (id: string) => string;
  /** How many of the latest ones are held in memory. @default as many as visitors are served at a time */
  mostHeld?: number;
}

/** Collection that a definition describes. */
export type CollectionOf<D> = D extends CollectionDefinition<infer T> ? Collection<T> : never;

/** Makes the collection that a definition describes. */
export type OpenCollection = <T extends { id: string }>(definition: CollectionDefinition<T>) => Collection<T>;

const VersionedSchema = v.looseObject({ schemaVersion: v.pipe(v.number(), v.integer(), v.minValue(1)) });

/** The document as it may be stored. Throws for what could not be read back: a programming error does no damage. */
export function toStored<T>({ schema }: CollectionDefinition<T>, document: T, isNew: boolean): T {
  return v.parse(isNew ? schema : keepUnknown(schema), document);
}

/**
 * The one parser of stored text. Throws when it is no document of this collection and id, whatever the reason. Fields that
 * this version doesn't know are kept.
 * @param fixedText What never changes, where it is a file of its own.
 */
export function readDocument<T extends { id: string }>(
  { schema, migrations = {} }: CollectionDefinition<T>,
  id: string,
  text: string,
  fixedText = '{}',
  targetVersion = SCHEMA_VERSION,
): T {
  let document: Record<string, unknown> & { schemaVersion: number } = v.parse(VersionedSchema, {
    ...JSON.parse(fixedText),
    ...JSON.parse(text),
  });
  for (let version = document.schemaVersion; version < targetVersion; version += 1) {
    document = { ...(migrations[version]?.(document) ?? document), schemaVersion: version + 1 };
  }
  const parsed = v.parse(keepUnknown(schema), document);
  if (parsed.id !== id) throw new Error('The document carries another id.');
  return parsed;
}

/** Why `readDocument` has thrown, for the operator: names a field, never what is in it. */
export function whyUnreadable(error: unknown): string {
  if (v.isValiError(error)) {
    const [issue] = error.issues;
    return `${v.getDotPath(issue) ?? 'all of it'} is not as this version knows it`;
  }
  return error instanceof SyntaxError ? 'no JSON' : String(error);
}
