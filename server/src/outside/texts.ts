import type { CollectionDefinition } from '../store/collection.ts';

/** Document as it is stored. */
export interface StoredText {
  id: string;
  text: string;
  /** Text of the fixed part, if it has its own. */
  fixedText: string | null;
}

/** Definition of any collection, for work that doesn't depend on the fields of its documents. */
export type AnyDefinition = CollectionDefinition<{ id: string }>;

/** Reads all documents of a store without parsing them, so that nothing of a newer version is lost. */
export interface TextReader {
  /** All ids, in the order of their letters, a page at a time. */
  pages(definition: AnyDefinition): AsyncIterable<string[]>;
  /**
   * Digests of some documents' texts. Missing documents are left out.
   * @param since Milliseconds since the epoch: a store that knows when documents changed has `null` for older ones.
   */
  digests(
    definition: AnyDefinition,
    ids: readonly string[],
    since?: number,
  ): Promise<ReadonlyMap<string, string | null>>;
  /** Texts of some documents, and the ids of those that aren't JSON. Missing documents are left out. */
  read(
    definition: AnyDefinition,
    ids: readonly string[],
  ): Promise<{ texts: StoredText[]; damaged: string[] }>;
}

/** Reads and writes documents as texts. Nobody may use the collections of the store meanwhile. */
export interface Texts extends TextReader {
  /** Stores documents, and replaces those that exist. They are durable once it resolves. */
  write(definition: AnyDefinition, texts: readonly StoredText[]): Promise<void>;
  remove(definition: AnyDefinition, ids: readonly string[]): Promise<void>;
}

/** Store that another one is moved to. Servers refuse it until the move is complete. */
export interface MoveTarget {
  texts: Texts;
  /** Time at which the last complete pass began, in milliseconds since the epoch, if it is known. */
  passedAt: number | undefined;
  notePass(beganAt: number): Promise<void>;
  /** Lets servers use the store. */
  complete(): Promise<void>;
  close(): Promise<void>;
}
