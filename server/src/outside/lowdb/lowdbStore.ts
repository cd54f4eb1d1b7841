import path from 'node:path';
import { createSerializer } from '../../base/serialize.ts';
import { StartupError } from '../../base/startupError.ts';
import { machineTime } from '../../clock/keepClock.ts';
import { openRecords, records } from '../../records.ts';
import type { OpenCollection } from '../../store/collection.ts';
import { forOneProcess } from '../../store/oneProcess.ts';
import { sweepPassing } from '../../store/sweepPassing.ts';
import { createPassingCollection } from '../memoryStore.ts';
import type { OpenStore, StoreUse } from '../openStore.ts';
import { putBack } from './earlierLeftovers.ts';
import { createFolderTexts } from './folderTexts.ts';
import { lockFolder, tidy } from './lockedFolder.ts';
import { createLowdbCollection, orStorageFailed } from './lowdbCollection.ts';
import { isStore, readManifest, writeManifest } from './manifest.ts';
import type { DataFolder } from './recordFiles.ts';

/** First version that doesn't rename unreadable records. */
const FIRST_WITHOUT_SETTING_ASIDE = 5;

/**
 * Opens the store in a folder, and makes it if there isn't one. Closing it lets another process open the folder: only
 * the lock's owner may write there.
 * @param others Collections besides the app's own, such as a provider's. Throws `StartupError` if the folder can't be
 * written, is in use, or holds records without a usable manifest.
 */
export async function openLowdbStore(
  dataFolder: DataFolder,
  others: readonly { name: string }[] = [],
  use: StoreUse = 'server',
): Promise<OpenStore> {
  const { folder } = dataFolder;
  // Otherwise a mistyped folder would be made, and reported as empty and correct.
  if (use !== 'server' && !(await isStore(folder)))
    throw new StartupError(`There is no data of a server in ${folder}: set DATA_DIR to its folder.`);
  const names = [...Object.values(records), ...others].map(({ name }) => name);
  const { disk, release } = await lockFolder(dataFolder, async (disk) => {
    const manifest = await readManifest(folder, names);
    if (manifest && manifest.schemaVersion < FIRST_WITHOUT_SETTING_ASIDE)
      await putBack(folder, names, disk, dataFolder.log);
    await tidy(disk);
    await writeManifest(folder, manifest, disk);
    for (const name of names) await disk.closeToOthers(path.join(folder, name));
  });
  const unopened = new Set(names);
  const passing: ((before: number) => Promise<void>)[] = [];
  const collection: OpenCollection = (definition) => {
    // Two collections over one folder would each cache outdated documents.
    if (!unopened.delete(definition.name))
      throw new Error(`The store was opened without ${definition.name}, or it is open already.`);
    if (definition.isPassing) {
      const made = createPassingCollection(definition);
      passing.push((before) => sweepPassing(made, definition, before));
      return made;
    }
    return forOneProcess(createLowdbCollection(definition, dataFolder, disk), definition);
  };
  return {
    ...openRecords(collection),
    collection,
    async checkWritable() {
      await orStorageFailed(disk.write({ file: path.join(folder, 'probe'), text: 'ok' }));
    },
    inTurn: createSerializer(),
    isLeader: () => true,
    async forgetPassing(before) {
      for (const sweep of passing) await sweep(before);
    },
    time: machineTime,
    disk,
    texts: createFolderTexts(folder, disk),
    close: release,
  };
}
