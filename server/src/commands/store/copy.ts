import { createHash } from 'node:crypto';
import type { AnyDefinition, StoredText, TextReader, Texts } from '../../outside/texts.ts';

/** Documents read, compared and written at once. */
const BATCH = 200;

/** Two stores, and what to call for each document that both or one of them has. */
interface Pair<T extends TextReader> {
  source: TextReader;
  target: T;
  onDocument: () => void;
}

/** Document that one or both of two stores have. */
interface Joined {
  id: string;
  isInSource: boolean;
  isInTarget: boolean;
}

type Entries<T> = AsyncGenerator<T, undefined>;

async function* idsOf(texts: TextReader, definition: AnyDefinition): Entries<string> {
  for await (const ids of texts.pages(definition)) yield* ids;
  return undefined;
}

/** All documents of two stores in the order of their ids, a batch at a time. */
async function* batches(
  definition: AnyDefinition,
  { source, target, onDocument }: Pair<TextReader>,
): Entries<Joined[]> {
  const [left, right] = [idsOf(source, definition), idsOf(target, definition)];
  let [inSource, inTarget] = await Promise.all([left.next(), right.next()]);
  let batch: Joined[] = [];
  while (!inSource.done || !inTarget.done) {
    const isInSource = !inSource.done && (inTarget.done || inSource.value <= inTarget.value);
    const isInTarget = !inTarget.done && (inSource.done || inTarget.value <= inSource.value);
    batch.push({ id: String(isInSource ? inSource.value : inTarget.value), isInSource, isInTarget });
    onDocument();
    if (isInSource) inSource = await left.next();
    if (isInTarget) inTarget = await right.next();
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
  return undefined;
}

/** Prepares the next entry while one is used. */
async function* ahead<T>(entries: Entries<T>): Entries<T> {
  for (let next = entries.next(); ; ) {
    const { done, value } = await next;
    if (done) return undefined;
    next = entries.next();
    next.catch(() => undefined); // It is awaited above, unless the user fails first.
    yield value;
  }
}

const idsWhere = (batch: readonly Joined[], isMeant: (joined: Joined) => boolean) =>
  batch.filter(isMeant).map(({ id }) => id);

/** Result of a pass over a collection. */
export interface Copied {
  /** Documents of the source. */
  documents: number;
  copied: number;
  removed: number;
  /** Ids of documents that aren't JSON: they stay in the source. */
  damaged: string[];
}

/** Differences of a batch, and what to do about them. */
interface Difference {
  batch: Joined[];
  texts: StoredText[];
  damaged: string[];
  gone: string[];
}

async function* differences(
  definition: AnyDefinition,
  pair: Pair<TextReader>,
  since: number | undefined,
): Entries<Difference> {
  const { source, target } = pair;
  for await (const batch of batches(definition, pair)) {
    const both = idsWhere(batch, ({ isInSource, isInTarget }) => isInSource && isInTarget);
    const [left, right] = await Promise.all([
      source.digests(definition, both, since),
      target.digests(definition, both),
    ]);
    const isDifferent = (id: string) => typeof left.get(id) === 'string' && left.get(id) !== right.get(id);
    const changed = new Set(both.filter(isDifferent));
    const wanted = idsWhere(batch, ({ id, isInTarget }) => !isInTarget || changed.has(id));
    yield {
      batch,
      ...(await source.read(definition, wanted)),
      gone: idsWhere(batch, ({ isInSource }) => !isInSource),
    };
  }
  return undefined;
}

/**
 * Makes the documents of a collection in the target what they are in the source, which may change meanwhile: another
 * pass copies the rest.
 * @param since Milliseconds since the epoch: documents of the target are right if they haven't changed since then.
 */
export async function copyCollection(
  definition: AnyDefinition,
  pair: Pair<Texts>,
  since?: number,
): Promise<Copied> {
  const { target } = pair;
  const result: Copied = { documents: 0, copied: 0, removed: 0, damaged: [] };
  for await (const { batch, texts, damaged, gone } of ahead(differences(definition, pair, since))) {
    if (texts.length > 0) await target.write(definition, texts);
    if (gone.length > 0) await target.remove(definition, gone);
    result.documents += batch.length - gone.length;
    result.copied += texts.length;
    result.removed += gone.length;
    result.damaged.push(...damaged);
  }
  return result;
}

/** Result of a comparison of a collection. */
export interface Compared {
  /** Documents of the source. */
  documents: number;
  /** SHA-256 of the source's ids and texts, in the order of the ids. */
  checksum: string;
  isEqual: boolean;
}

async function* digestsOf(definition: AnyDefinition, pair: Pair<TextReader>) {
  for await (const batch of batches(definition, pair)) {
    const ids = idsWhere(batch, () => true);
    yield {
      ids,
      both: await Promise.all([pair.source.digests(definition, ids), pair.target.digests(definition, ids)]),
    };
  }
  return undefined;
}

/** Compares all documents of a collection. Neither store may change meanwhile. */
export async function compareCollection(
  definition: AnyDefinition,
  pair: Pair<TextReader>,
): Promise<Compared> {
  const [left, right] = [createHash('sha256'), createHash('sha256')];
  let documents = 0;
  for await (const {
    ids,
    both: [inSource, inTarget],
  } of ahead(digestsOf(definition, pair)))
    for (const id of ids) {
      const [mine, other] = [inSource.get(id), inTarget.get(id)];
      if (mine !== undefined) documents += 1;
      if (mine !== undefined) left.update(`${id} ${mine}\n`);
      if (other !== undefined) right.update(`${id} ${other}\n`);
    }
  const checksum = left.digest('hex');
  return { documents, checksum, isEqual: checksum === right.digest('hex') };
}
