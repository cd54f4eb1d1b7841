import fs from 'node:fs/promises';
import path from 'node:path';
import type { Adapter } from 'lowdb';
import { ApiError, errorCode } from '../../base/errors.ts';
import { keepNewest } from '../../base/keepNewest.ts';
import type { Log } from '../../base/ports.ts';
import {
  type CollectionDefinition,
  type Purpose,
  readDocument,
  whyUnreadable,
} from '../../store/collection.ts';
import { retryBriefly } from '../../store/retryBriefly.ts';
import { type Disk, FOLDER_MODE, readIfPresent } from '../durableFile.ts';
import { documentTexts, type Held } from './documentTexts.ts';

/** Ids come from parsed requests; this guards the file system against any that did not. */
const idPattern = /^[A-Za-z0-9_-]{1,100}$/;

/** Upper-case letters are marked, because some file systems do not tell `a` from `A`. */
const fileStem = (id: string) => id.replace(/[A-Z]/g, (letter) => `~${letter.toLowerCase()}`);

const idOf = (stem: string) => stem.replace(/~([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The entries of a folder; none when there is no such folder. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await retryBriefly(() => fs.readdir(folder));
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return [];
    throw error;
  }
}

/** Where a store is, and what it needs from outside. */
export interface DataFolder {
  /** Root of the store. */
  folder: string;
  log: Log;
}

/** What is held in memory is the truth of the disk: nobody may change it by the object that was handed out. */
function freezeDeeply<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freezeDeeply(part);
  return Object.freeze(value);
}

/** So many documents of each kind are held in memory: enough for everybody who is answering now. */
const MAX_HELD = 500;

/**
 * One lowdb document per record in `<collection>/<shard>/<id>.json`, where the shard is the document's group if it has one; what never changes of it may lie beside it in
 * `<id>.fixed.json`. The latest ones that were opened to be changed are held in memory as they were read or written: the lock
 * keeps every other process out of the folder. What is only read is not held, or who reads them all would push out those in
 * use. A record that can't be read is `record_damaged` and stays where it is: it may be one of a newer version. Dropped:
 * setting it aside under another name. Then no later version finds it, and each look for a missing record costs a search.
 */
export function createRecordFiles<T extends { id: string }>(
  definition: CollectionDefinition<T>,
  { folder, log }: DataFolder,
  disk: Disk,
) {
  const root = path.join(folder, definition.name);
  const { parts, groupOf, mostHeld = MAX_HELD } = definition;
  const held = new Map<string, Held<T>>();

  const hold = (id: string, entry: Held<T>) => keepNewest(held, id, entry, mostHeld);

  function placeOf(id: string) {
    if (!idPattern.test(id))
      throw new ApiError('internal', undefined, { cause: new Error('Not a record id.') });
    const stem = fileStem(id);
    const shard = path.join(root, groupOf ? groupOf(id) : stem.slice(-2));
    return {
      shard,
      file: path.join(shard, `${stem}.json`),
      fixedFile: path.join(shard, `${stem}.fixed.json`),
    };
  }

  const told = new Map<string, true>();

  /** Tells the operator of a record that can't be read, once. */
  function tellDamaged(id: string, file: string, reason: string): void {
    if (told.has(id)) return;
    keepNewest(told, id, true, MAX_HELD);
    log.error('record_damaged', { file: path.relative(folder, file), reason });
  }

  /** lowdb's view of one record: durable on every write. */
  function adapterOf(id: string, purpose: Purpose): Adapter<T | null> {
    let isNew = false;
    return {
      async read() {
        const known = held.get(id);
        if (known) {
          hold(id, known);
          return known.document;
        }
        const { file, fixedFile } = placeOf(id);
        const text = await readIfPresent(file);
        if (text === undefined) {
          isNew = true;
          return null;
        }
        const fixedText = parts && (await readIfPresent(fixedFile));
        try {
          const document = readDocument(definition, id, text, fixedText);
          const fixedNames = fixedText === undefined ? undefined : Object.keys(JSON.parse(fixedText));
          if (purpose === 'changing') hold(id, { document: freezeDeeply(document), fixedNames });
          return document;
        } catch (error) {
          tellDamaged(id, file, whyUnreadable(error));
          throw new ApiError('record_damaged');
        }
      },
      async write(document) {
        if (!document) throw new Error('A document is removed by `remove`.');
        const { shard, file, fixedFile } = placeOf(id);
        const known = held.get(id);
        // What could not be read back must not be written: a programming error stays one and does no damage.
        const { fixedText, text, fixedNames } = documentTexts(definition, document, known, isNew);
        if (!known) await makeShard(shard);
        const files = [
          ...(fixedText === undefined ? [] : [{ file: fixedFile, text: fixedText }]),
          { file, text },
        ];
        try {
          await disk.write(...files);
        } catch (error) {
          // It may be on the disk nevertheless, where only the sync of its folder failed.
          held.delete(id);
          if (isNew) await undo(files);
          throw error;
        }
        hold(id, { document: freezeDeeply(document), fixedNames });
      },
    };
  }

  async function makeShard(shard: string): Promise<void> {
    const made = await retryBriefly(() => fs.mkdir(shard, { recursive: true, mode: FOLDER_MODE }));
    if (made === undefined) return;
    await disk.syncFolder(root);
    await disk.syncFolder(folder);
  }

  /** Leaves nothing of a new record that could not be saved, as far as the disk lets us: a half would be there for good. */
  async function undo(files: readonly { file: string }[]): Promise<void> {
    const [record = '', ...fixed] = files.map(({ file }) => file).reverse();
    await disk.remove(record, ...fixed).catch(() => undefined);
  }

  return {
    adapterOf,
    /** Resolves to whether there was one. */
    async remove(id: string): Promise<boolean> {
      const { shard, file, fixedFile } = placeOf(id);
      held.delete(id);
      const isRemoved = await disk.remove(file, ...(parts ? [fixedFile] : []));
      if (!isRemoved) return false;
      await disk.syncFolder(shard);
      // Else every hour that ever had a test would be listed forever. A folder with files in it stays.
      if (groupOf) await fs.rmdir(shard).catch(() => undefined);
      return true;
    },
    async *ids(group?: string): AsyncIterable<string> {
      for (const shard of group === undefined ? await namesIn(root) : [group]) {
        const stems = (await namesIn(path.join(root, shard))).flatMap(
          (name) => /^([^.]+)\.json$/.exec(name)?.[1] ?? [],
        );
        yield* groupOf ? stems.map(idOf).sort() : stems.map(idOf);
      }
    },
    groups: async (): Promise<string[]> => (groupOf ? (await namesIn(root)).sort() : []),
  };
}
