import type { MoveTarget } from '../texts.ts';
import { createFolderTexts } from './folderTexts.ts';
import { lockFolder, tidy } from './lockedFolder.ts';
import { beginMove, endMove } from './manifest.ts';
import type { DataFolder } from './recordFiles.ts';

/**
 * Opens a data folder that a store is moved to. Throws `StartupError` if it can't be written, is in use, or holds a
 * store that wasn't moved.
 */
export async function openFolderTarget(
  dataFolder: DataFolder,
  collections: readonly { name: string }[],
): Promise<MoveTarget> {
  const { folder } = dataFolder;
  const names = collections.map(({ name }) => name);
  const { disk, release } = await lockFolder(dataFolder, async (disk) => {
    await beginMove(folder, names, disk);
    await tidy(disk);
  });
  return {
    texts: createFolderTexts(folder, disk),
    passedAt: undefined, // A database doesn't tell when its documents changed.
    async notePass() {},
    complete: () => endMove(folder, disk),
    close: release,
  };
}
