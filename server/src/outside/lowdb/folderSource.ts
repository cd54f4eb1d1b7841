import { StartupError } from '../../base/startupError.ts';
import { createDisk } from '../durableFile.ts';
import type { TextReader } from '../texts.ts';
import { createFolderTexts } from './folderTexts.ts';
import { isStore, readManifest } from './manifest.ts';
import type { DataFolder } from './recordFiles.ts';

/** Reads the documents of a data folder beside the server that uses it. Throws `StartupError` if there is no store. */
export async function readFolder({ folder, log }: DataFolder): Promise<TextReader> {
  if (!(await isStore(folder)))
    throw new StartupError(`There is no data of a server in ${folder}: set DATA_DIR to its folder.`);
  await readManifest(folder, []);
  return createFolderTexts(folder, createDisk({ folder, log }));
}
