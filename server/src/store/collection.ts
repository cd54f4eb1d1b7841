import * as v from 'valibot';
import { keepUnknown } from './keepUnknown.ts';

/**
 * Version of every stored document and of the store's manifest. A build refuses to start on a newer version, before
 * it changes anything. So an operator can go back only to builds of the same version:
 * - A new field doesn't raise it. Older documents lack it, so it is `v.optional` with a default, and older builds
 * preserve it (`keepUnknown`): no build may rely on it being right after an older one has run.
 * - A new value of a known field, a removed field, or one with another meaning raises it, or waits for a release: the
 * first one reads both, the next one writes the new.
 * - Raising it adds a migration to each definition whose documents change.
 */
export const SCHEMA_VERSION = 6;

/** The field that every stored document has. */
export const schemaVersion = v.literal(SCHEMA_VERSION);
/** Milliseconds since the epoch, by the server's clock. */
export const timestamp = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A whole number from 0 on. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Purpose of opening a document: one that is only read needn't stay in memory. */
export type Purpose = 'reading' | 'changing';

/** Times in milliseconds since the epoch, both ends included. */
export interface DueRange {
  from: number;
  to: number;
}

/** Documents to lease: one, or the earliest of those that are due. */
export type Claim = { id: string } | (DueRange & { most: number });

/**
 * Documents of one kind, each found by its id. Every method may throw an `ApiError`: `record_damaged` (this version
 * can't read it: it is unchanged, and only `put` overwrites it) or `storage_failed` (nothing was changed).
 */
export interface Collection<T> {
  /**
   * @param purpose `changing` where a change of it is likely to follow: a store may then hold it, so that the change need
   * not read it again. @default reading
   */
  get(id: string, purpose?: Purpose): Promise<T | undefined>;
  /** Stores a new document; does nothing if the id exists. Resolves to true if it was stored. */
  create(id: string, document: T): Promise<boolean>;
  /**
   * Replaces a document by `change(document)`, one change per id at a time, and resolves when it is durable. `change`
   * gets the newest state; throwing, or returning the same object, changes nothing. Resolves to the stored document
   * afterwards, `undefined` if there isn't one.
   * @param then `release` also ends the lease of the document.
   */
  update(id: string, change: (document: T) => T, then?: 'release'): Promise<T | undefined>;
  /** Removes a document; with `condition`, only if its newest state meets it. Resolves to true if one was removed. */
  remove(id: string, condition?: (document: T) => boolean): Promise<boolean>;
  /**
   * Every id, one after the other, those of damaged documents too. Documents created meanwhile may be missing.
   * @param group Lists this group alone, in the order of the ids. See `CollectionDefinition.groupOf`.
   */
  ids(group?: string): AsyncIterable<string>;
  /** The groups that may have documents, in their order. Empty for a collection without groups. */
  groups(): Promise<string[]>;
  /** Ids of documents by their due times, the earliest first. See `CollectionDefinition.due`. */
  idsDue(range: DueRange): AsyncIterable<string>;
  /**
   * Ids of documents whose time isn't in a range, see `CollectionDefinition.agedBy`. Others may be among them: a store may
   * list all.
   */
  idsOutside(range: DueRange): AsyncIterable<string>;
  /**
   * Leases documents, so that of all instances only this one works on them. Resolves to those that nobody else has
   * leased and that can be read. A lease ends after its time, or by an `update` that releases it.
   */
  claim(which: Claim, leaseMs: number): Promise<T[]>;
  /** Extends the lease of a document that this instance has claimed, while the work on it takes longer. */
  extend(id: string, leaseMs: number): Promise<void>;
  /** Calls `listener` within seconds after another instance has changed a document. See `isWatched`. */
  onOthersChange(listener: (id: string) => void): void;
}

/** Everything that a store knows of a kind of document, defined by the feature that owns the documents. */
export interface CollectionDefinition<T> {
  /** Name of the collection's folder. */
  name: string;
  /** All fields of a new document. Stored documents may have more: see `keepUnknown`. */
  schema: v.GenericSchema<unknown, T>;
  /** Version n → migration of a document from version n to n + 1, if anything changes. */
  migrations?: Readonly<Record<number, (document: Record<string, unknown>) => Record<string, unknown>>>;
  /**
   * Parts of documents that are large and change often. Fields that never change after `create` have their own file,
   * so that a change writes only the rest. Each part omits the fields of the other.
   */
  parts?: { fixed: v.ObjectSchema<v.ObjectEntries, undefined>; changing: v.GenericSchema };
  /**
   * Group of an id, for documents that are listed a few at a time, such as by day. A group is written with the
   * letters of an id, and small enough to be listed at once.
   */
  groupOf?: (id: string) => string;
  /** Time from which a document waits for something to be done with it, in milliseconds since the epoch; `null`: never. */
  due?: (document: T) => number | null;
  /**
   * Name of the field with the time (milliseconds since the epoch) from which the age of a document counts. A store may
   * have an index of it, which finds old documents without reading the others.
   */
  agedBy?: string;
  /**
   * True for a document that is removed alone, because others belong to it. A store may remove the rest together: those
   * of a collection whose ids begin with their time, see `startOfId`. A change never makes a kept document one of the rest.
   */
  isKept?: (document: T) => boolean;
  /** True if instances hold copies, and must hear of each other's changes: see `onOthersChange`. */
  isWatched?: boolean;
  /**
   * True for documents of the last minutes or hours that a restart may lose, each until it is due. A store of one
   * process holds them in memory.
   */
  isPassing?: boolean;
  /** True for documents that only a store of one process needs, to count test sessions: others have `sums`. */
  isOfOneProcess?: boolean;
  /** Most documents held in memory, the latest ones. @default as many as visitors are served at a time */
  mostHeld?: number;
}

/** Collection that a definition describes. */
export type CollectionOf<D> = D extends CollectionDefinition<infer T> ? Collection<T> : never;

/** Makes the collection that a definition describes. */
export type OpenCollection = <T extends { id: string }>(definition: CollectionDefinition<T>) => Collection<T>;

const VersionedSchema = v.looseObject({ schemaVersion: v.pipe(v.number(), v.integer(), v.minValue(1)) });

/**
 * Converts a document to its stored form. Throws for one that could not be read again: a programming error does no
 * damage.
 */
export function toStored<T>({ schema }: CollectionDefinition<T>, document: T, isNew: boolean): T {
  return v.parse(isNew ? schema : keepUnknown(schema), document);
}

/**
 * Parses stored text, the only parser of it. Throws if it isn't a document of this collection and id, for any reason.
 * Fields that this version doesn't know are preserved.
 * @param fixedText The part that never changes, if it has its own file.
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

/** Reason why `readDocument` has thrown, for the operator: names a field, never its content. */
export function whyUnreadable(error: unknown): string {
  if (v.isValiError(error)) {
    const [issue] = error.issues;
    return `${v.getDotPath(issue) ?? 'all of it'} is not as this version knows it`;
  }
  return error instanceof SyntaxError ? 'no JSON' : String(error);
}
