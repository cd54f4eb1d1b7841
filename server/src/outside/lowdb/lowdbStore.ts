import fs from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../http/errors.ts';
import type { Store } from '../../ports.ts';
import { openRecords, records } from '../../records.ts';
import { StartupError } from '../../start/startupError.ts';
import type { OpenCollection } from '../../store/collection.ts';
import { closeToOthers, FOLDER_MODE, writeDurably } from '../durableFile.ts';
import { acquireLock } from './lock.ts';
import { createLowdbCollection, orStorageFailed } from './lowdbCollection.ts';
import { readManifest, writeManifest } from './manifest.ts';
import { putBack } from './putBack.ts';
import type { DataFolder } from './recordFiles.ts';

/** The first version that leaves records where they are, whatever is in them. */
const FIRST_WITHOUT_SETTING_ASIDE = 5;

/** A store on disk. Closing it lets another process open the folder. */
export interface OpenStore extends Store {
  close(): Promise<void>;
}

/**
 * Opens the store in a folder, making it when there is none.
 * @param others What is kept beside the app's own records, such as a provider's.
 * Throws `StartupError` when the folder cannot be written, is in use, or holds records without a usable manifest.
 */
export async function openLowdbStore(
  dataFolder: DataFolder,
  others: readonly { name: string }[] = [],
): Promise<OpenStore> {
  const { folder } = dataFolder;
  const names = [...Object.values(records), ...others].map(({ name }) => name);
  let releaseLock = async () => {};
  try {
    // Others may use the folder as well (`/srv`), so only what is in it is closed to them.
    await fs.mkdir(folder, { recursive: true, mode: FOLDER_MODE });
    const onLost = () => {
      dataFolder.log.error('data_folder_taken_over', { folder });
      process.exit(1); // Two servers that write would lose each other's changes.
    };
    releaseLock = await acquireLock(path.join(folder, 'lock'), { onLost });
    const manifest = await readManifest(folder, names);
    if (manifest && manifest.schemaVersion < FIRST_WITHOUT_SETTING_ASIDE)
      await putBack(folder, names, dataFolder.log);
    await writeManifest(folder, manifest);
    for (const name of names) await closeToOthers(path.join(folder, name), dataFolder.log);
  } catch (error) {
    await releaseLock();
    if (errorCode(error) === undefined) throw error;
    throw new StartupError(
      `Cannot write to the data folder ${folder} (${errorCode(error)}): set DATA_DIR to a folder that this process may write to.`,
      { cause: error },
    );
  }
  const unopened = new Set(names);
  const collection: OpenCollection = (definition) => {
    // Two collections over one folder would each hold what the other has changed since.
    if (!unopened.delete(definition.name))
      throw new Error(`The store was opened without ${definition.name}, or it is open already.`);
    return createLowdbCollection(definition, dataFolder);
  };
  return {
    ...openRecords(collection),
    collection,
    async checkWritable() {
      const probe = path.join(folder, 'probe');
      await orStorageFailed(writeDurably(probe, 'ok'));
    },
    close: releaseLock,
  };
}
