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

/** Pattern of ids, a guard of the file system: ids should come from parsed requests. */
const idPattern = /^[A-Za-z0-9_-]{1,100}$/;

/** File name of an id. Upper-case letters are marked, because some file systems ignore case. */
const fileStem = (id: string) => id.replace(/[A-Z]/g, (letter) => `~${letter.toLowerCase()}`);

const idOf = (stem: string) => stem.replace(/~([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Entries of a folder; empty if it doesn't exist. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await retryBriefly(() => fs.readdir(folder));
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return [];
    throw error;
  }
}

/** Place and dependencies of a store. */
export interface DataFolder {
  /** Root of the store. */
  folder: string;
  log: Log;
}

/** Freezes a document: memory mirrors the disk, so callers may not change it. */
function freezeDeeply<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freezeDeeply(part);
  return Object.freeze(value);
}

/** Most documents of each kind in memory: enough for everybody who is answering now. */
const MAX_HELD = 500;

/**
 * One lowdb document per record in `<collection>/<shard>/<id>.json`. The shard is the document's group, if any; a
 * fixed part may be beside it in `<id>.fixed.json`. The latest ones opened for a change stay in memory as read or
 * written: the lock excludes every other process. Documents opened for reading don't, because reading them all would
 * push out those in use. An unreadable record is `record_damaged` and keeps its name: a newer version may have
 * written it. Dropped: renaming it. Then no later version finds it, and each look for a missing record costs a
 * search.
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

  /** Logs an unreadable record once. */
  function tellDamaged(id: string, file: string, reason: string): void {
    if (told.has(id)) return;
    keepNewest(told, id, true, MAX_HELD);
    log.error('record_damaged', { file: path.relative(folder, file), reason });
  }

  /** Adapter of lowdb for one record: every write is durable. */
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
        // An unreadable document must not be written: a programming error does no damage.
        const { fixedText, text, fixedNames } = documentTexts(definition, document, known, isNew);
        if (!known) await makeShard(shard);
        const files = [
          ...(fixedText === undefined ? [] : [{ file: fixedFile, text: fixedText }]),
          { file, text },
        ];
        try {
          await disk.write(...files);
        } catch (error) {
          // It may be on the disk anyway: perhaps only the sync failed.
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

  /** Removes the parts of a new record that couldn't be saved, if the disk allows it: a half would stay forever. */
  async function undo(files: readonly { file: string }[]): Promise<void> {
    const [record = '', ...fixed] = files.map(({ file }) => file).reverse();
    await disk.remove(record, ...fixed).catch(() => undefined);
  }

  return {
    adapterOf,
    /** Resolves to true if it existed. */
    async remove(id: string): Promise<boolean> {
      const { shard, file, fixedFile } = placeOf(id);
      held.delete(id);
      const isRemoved = await disk.remove(file, ...(parts ? [fixedFile] : []));
      if (!isRemoved) return false;
      await disk.syncFolder(shard);
      // Otherwise every hour with a test would be listed forever. A folder with files stays.
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
