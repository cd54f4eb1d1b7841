import fs from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../base/errors.ts';
import { StartupError } from '../../base/startupError.ts';
import type { Store } from '../../ports.ts';
import { openRecords, records } from '../../records.ts';
import type { OpenCollection } from '../../store/collection.ts';
import { createDisk, type Disk, FOLDER_MODE, readIfPresent } from '../durableFile.ts';
import { putBack } from './earlierLeftovers.ts';
import { acquireLock, type Lock } from './lock.ts';
import { createLowdbCollection, orStorageFailed } from './lowdbCollection.ts';
import { readManifest, writeManifest } from './manifest.ts';
import type { DataFolder } from './recordFiles.ts';

/** First version that doesn't rename unreadable records. */
const FIRST_WITHOUT_SETTING_ASIDE = 5;

/** Store on disk. Closing it lets another process open the folder. */
export interface OpenStore extends Store {
  /** Disk for other files in the folder: only the lock's owner may write there. */
  disk: Disk;
  close(): Promise<void>;
}

/**
 * Removes the remains of a crash: half written files, and the fixed part of a record whose other part was being
 * written or removed. It only reads what was in progress, for any size of the store.
 */
async function tidy(disk: Disk): Promise<void> {
  for (const file of await disk.clear()) {
    if (!file.endsWith('.json') || file.endsWith('.fixed.json')) continue;
    if ((await readIfPresent(file)) !== undefined) continue;
    await disk.remove(file.replace(/json$/, 'fixed.json'));
    await fs.rmdir(path.dirname(file)).catch(() => undefined); // An empty group would be listed forever.
  }
}

/**
 * Opens the store in a folder, and makes it if there isn't one.
 * @param others Collections besides the app's own, such as a provider's. Throws `StartupError` if the folder can't be
 * written, is in use, or holds records without a usable manifest.
 */
export async function openLowdbStore(
  dataFolder: DataFolder,
  others: readonly { name: string }[] = [],
): Promise<OpenStore> {
  const { folder } = dataFolder;
  const names = [...Object.values(records), ...others].map(({ name }) => name);
  let held: Lock | undefined;
  const disk = createDisk({ folder, log: dataFolder.log, check: async () => held?.check() });
  try {
    // Others may use the folder too (`/srv`), so only its content is closed to them.
    await fs.mkdir(folder, { recursive: true, mode: FOLDER_MODE });
    const onLost = () => {
      dataFolder.log.error('data_folder_taken_over', { folder });
      process.exit(1); // Two servers that write would lose each other's changes.
    };
    held = await acquireLock(path.join(folder, 'lock'), { onLost });
    const manifest = await readManifest(folder, names);
    if (manifest && manifest.schemaVersion < FIRST_WITHOUT_SETTING_ASIDE)
      await putBack(folder, names, disk, dataFolder.log);
    await tidy(disk);
    await writeManifest(folder, manifest, disk);
    for (const name of names) await disk.closeToOthers(path.join(folder, name));
  } catch (error) {
    await held?.release();
    if (errorCode(error) === undefined) throw error;
    throw new StartupError(
      `Cannot write to the data folder ${folder} (${errorCode(error)}): set DATA_DIR to a folder that this process may write to.`,
      { cause: error },
    );
  }
  const unopened = new Set(names);
  const collection: OpenCollection = (definition) => {
    // Two collections over one folder would each cache outdated documents.
    if (!unopened.delete(definition.name))
      throw new Error(`The store was opened without ${definition.name}, or it is open already.`);
    return createLowdbCollection(definition, dataFolder, disk);
  };
  return {
    ...openRecords(collection),
    collection,
    async checkWritable() {
      await orStorageFailed(disk.write({ file: path.join(folder, 'probe'), text: 'ok' }));
    },
    disk,
    close: async () => held?.release(),
  };
}
