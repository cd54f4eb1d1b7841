import { Low } from 'lowdb';
import { ApiError, errorCode } from '../../base/errors.ts';
import { createSerializer } from '../../base/serialize.ts';
import type { CollectionDefinition, Purpose } from '../../store/collection.ts';
import type { PlainCollection } from '../../store/oneProcess.ts';
import type { Disk } from '../durableFile.ts';
import { createRecordFiles, type DataFolder } from './recordFiles.ts';

/** Converts errors of the file system to `storage_failed`, with the reason for the log. */
export async function orStorageFailed<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiError || errorCode(error) === undefined) throw error;
    throw new ApiError('storage_failed', undefined, { cause: error });
  }
}

/**
 * Makes a collection whose documents are files, each of them one lowdb. Changes of one document run one after the
 * other.
 */
export function createLowdbCollection<T extends { id: string }>(
  definition: CollectionDefinition<T>,
  dataFolder: DataFolder,
  disk: Disk,
): PlainCollection<T> {
  const files = createRecordFiles(definition, dataFolder, disk);
  const serialize = createSerializer();

  async function open(id: string, purpose: Purpose): Promise<Low<T | null>> {
    const document = new Low<T | null>(files.adapterOf(id, purpose), null);
    await document.read();
    return document;
  }

  const inTurn = <R>(id: string, work: () => Promise<R>) => orStorageFailed(serialize(id, work));

  return {
    get: (id, purpose = 'reading') => inTurn(id, async () => (await open(id, purpose)).data ?? undefined),
    create: (id, record) =>
      inTurn(id, async () => {
        const document = await open(id, 'changing');
        if (document.data) return false;
        document.data = record;
        await document.write();
        return true;
      }),
    update: (id, change) =>
      inTurn(id, async () => {
        const document = await open(id, 'changing');
        if (!document.data) return undefined;
        const next = change(document.data);
        if (next !== document.data) {
          document.data = next;
          await document.write();
        }
        return next;
      }),
    remove: (id, condition) =>
      inTurn(id, async () => {
        if (condition) {
          const { data } = await open(id, 'reading');
          if (!data || !condition(data)) return false;
        }
        return files.remove(id);
      }),
    ids: files.ids,
    groups: files.groups,
  };
}
