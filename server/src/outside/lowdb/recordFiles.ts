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
import { documentTexts, freezeDeeply, type Held } from '../../store/documentTexts.ts';
import { type Disk, readIfPresent } from '../durableFile.ts';
import { recordPlaces } from './recordPlaces.ts';

/** Place and dependencies of a store. */
export interface DataFolder {
  /** Root of the store. */
  folder: string;
  log: Log;
}

/** Most documents of each kind in memory: enough for everybody who is answering now. */
const MAX_HELD = 500;

/**
 * One lowdb document per record, see `recordPlaces`. The latest ones opened for a change stay in memory as read or
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
  const places = recordPlaces(folder, definition);
  const { placeOf } = places;
  const { parts, groupOf, mostHeld = MAX_HELD } = definition;
  const held = new Map<string, Held<T>>();

  const hold = (id: string, entry: Held<T>) => keepNewest(held, id, entry, mostHeld);

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
        if (!known) await places.makeShard(shard, disk);
        const files = [
          ...(fixedText === undefined ? [] : [{ file: fixedFile, text: fixedText }]),
          { file, text },
        ];
        try {
          await disk.write(...files).catch(async (error: unknown) => {
            if (!isNew || errorCode(error) !== 'ENOENT') throw error;
            await places.makeShard(shard, disk); // A removal has just removed the empty group.
            await disk.write(...files);
          });
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
      try {
        await disk.syncFolder(shard);
      } catch (error) {
        if (errorCode(error) !== 'ENOENT') throw error;
        await disk.syncFolder(path.dirname(shard)); // Another removal has just removed the empty group.
      }
      // Otherwise every hour with a test would be listed forever. A folder with files stays.
      if (groupOf) await fs.rmdir(shard).catch(() => undefined);
      return true;
    },
    ids: places.ids,
    groups: places.groups,
  };
}
