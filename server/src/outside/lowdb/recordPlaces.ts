import fs from 'node:fs/promises';
import path from 'node:path';
import { ApiError, errorCode } from '../../base/errors.ts';
import type { CollectionDefinition } from '../../store/collection.ts';
import { retryBriefly } from '../../store/retryBriefly.ts';
import { type Disk, FOLDER_MODE } from '../durableFile.ts';

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

/**
 * Places of a collection's documents: `<collection>/<shard>/<id>.json`, and `<id>.fixed.json` beside it. The shard is
 * the document's group, if any.
 */
export function recordPlaces(
  folder: string,
  { name, groupOf }: Pick<CollectionDefinition<never>, 'name' | 'groupOf'>,
) {
  const root = path.join(folder, name);
  return {
    placeOf(id: string) {
      if (!idPattern.test(id))
        throw new ApiError('internal', undefined, { cause: new Error('Not a record id.') });
      const stem = fileStem(id);
      const shard = path.join(root, groupOf ? groupOf(id) : stem.slice(-2));
      const base = `${shard}${path.sep}${stem}`;
      return { shard, file: `${base}.json`, fixedFile: `${base}.fixed.json` };
    },
    async makeShard(shard: string, disk: Pick<Disk, 'syncFolder'>): Promise<void> {
      const made = await retryBriefly(() => fs.mkdir(shard, { recursive: true, mode: FOLDER_MODE }));
      if (made === undefined) return;
      await disk.syncFolder(root);
      await disk.syncFolder(folder);
    },
    async *ids(group?: string): AsyncIterable<string> {
      for (const shard of group === undefined ? await namesIn(root) : [group]) {
        const stems = (await namesIn(path.join(root, shard))).flatMap(
          (file) => /^([^.]+)\.json$/.exec(file)?.[1] ?? [],
        );
        yield* groupOf ? stems.map(idOf).sort() : stems.map(idOf);
      }
    },
    groups: async (): Promise<string[]> => (groupOf ? (await namesIn(root)).sort() : []),
  };
}
