import fs from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../base/errors.ts';
import { StartupError } from '../../base/startupError.ts';
import { createDisk, type Disk, FOLDER_MODE, readIfPresent } from '../durableFile.ts';
import { acquireLock, type Lock } from './lock.ts';
import type { DataFolder } from './recordFiles.ts';

/** Data folder that only this process writes. */
interface LockedFolder {
  disk: Disk;
  /** Lets another process lock it. */
  release(): Promise<void>;
}

/**
 * Makes a data folder, if there isn't one, and takes its lock. Throws `StartupError` if another process has the lock,
 * or the folder can't be written.
 * @param prepare Work that decides whether the folder can be used; the lock is released if it throws.
 */
export async function lockFolder(
  { folder, log }: DataFolder,
  prepare: (disk: Disk) => Promise<void>,
): Promise<LockedFolder> {
  let held: Lock | undefined;
  const disk = createDisk({ folder, log, check: async () => held?.check() });
  try {
    // Others may use the folder too (`/srv`), so only its content is closed to them.
    await fs.mkdir(folder, { recursive: true, mode: FOLDER_MODE });
    const onLost = () => {
      log.error('data_folder_taken_over', { folder });
      process.exit(1); // Two servers that write would lose each other's changes.
    };
    held = await acquireLock(path.join(folder, 'lock'), { onLost });
    await prepare(disk);
  } catch (error) {
    await held?.release();
    if (errorCode(error) === undefined) throw error;
    throw new StartupError(
      `Cannot write to the data folder ${folder} (${errorCode(error)}): set DATA_DIR to a folder that this process may write to.`,
      { cause: error },
    );
  }
  return { disk, release: async () => held?.release() };
}

/**
 * Removes the remains of a crash: half written files, and the fixed part of a record whose other part was being
 * written or removed. It only reads what was in progress, for any size of the store.
 */
export async function tidy(disk: Disk): Promise<void> {
  for (const file of await disk.clear()) {
    if (!file.endsWith('.json') || file.endsWith('.fixed.json')) continue;
    if ((await readIfPresent(file)) !== undefined) continue;
    await disk.remove(file.replace(/json$/, 'fixed.json'));
    await fs.rmdir(path.dirname(file)).catch(() => undefined); // An empty group would be listed forever.
  }
}
