import nodeFs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { errorCode } from '../base/errors.ts';
import type { Log } from '../base/ports.ts';
import { retryBriefly } from '../store/retryBriefly.ts';

const open = (folder: string) =>
  new Promise<number>((resolve, reject) =>
    nodeFs.open(folder, 'r', (error, opened) => (error ? reject(error) : resolve(opened))),
  );
const close = promisify(nodeFs.close);
const sync = (opened: number) =>
  new Promise<void>((resolve, reject) =>
    nodeFs.fsync(opened, (error) => (error ? reject(error) : resolve())),
  );

/** Says that a file can't be synced on its file system at all. Any other reason is a failed write. */
const unsyncableFile: readonly (string | undefined)[] = ['ENOSYS', 'EINVAL', 'ENOTSUP', 'EOPNOTSUPP'];

/**
 * Says that a folder's sync has failed. Any other reason says that this file system can't sync folders (Windows, FUSE, network
 * disks), and each of them says that in its own way.
 */
const failedFolder: readonly (string | undefined)[] = [
  ...['EIO', 'ENOSPC', 'EDQUOT', 'EROFS', 'ENOENT', 'ENOTDIR', 'ESTALE', 'ETIMEDOUT'],
  ...['EMFILE', 'ENFILE', 'ENOMEM', 'ENXIO', 'ENODEV'],
];

/** May pass. `EPERM` and `EACCES` don't here: that is how some file systems say that a folder can't be opened. */
const tooManyOpen: readonly (string | undefined)[] = ['EMFILE', 'ENFILE', 'EAGAIN', 'EINTR', 'EBUSY'];

/** Has files and folders reach the disk, on whatever file system. What it can't do at all is told to the operator once. */
export function createSync(log: Pick<Log, 'warn'>) {
  const told = new Set<string>();

  function tellOnce(event: string, fields: { folder: string; reason: string }): void {
    if (told.has(event)) return;
    told.add(event);
    log.warn(event, fields);
  }

  async function syncFile(opened: number, file: string): Promise<void> {
    try {
      await sync(opened);
    } catch (error) {
      const reason = errorCode(error);
      if (!unsyncableFile.includes(reason)) throw error;
      tellOnce('files_not_synced', { folder: path.dirname(file), reason: String(reason) });
    }
  }

  async function syncFolder(folder: string): Promise<void> {
    try {
      const opened = await retryBriefly(() => open(folder), tooManyOpen);
      try {
        await sync(opened);
      } finally {
        await close(opened);
      }
    } catch (error) {
      const reason = errorCode(error);
      if (reason === undefined || failedFolder.includes(reason)) throw error;
      tellOnce('folders_not_synced', { folder, reason });
    }
  }

  return { syncFile, syncFolder };
}
