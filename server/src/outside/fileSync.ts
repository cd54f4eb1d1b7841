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

/** Error codes of a file system that can't sync files at all. Any other code is a failed write. */
const unsyncableFile: readonly (string | undefined)[] = ['ENOSYS', 'EINVAL', 'ENOTSUP', 'EOPNOTSUPP'];

/**
 * Error codes of a folder's failed sync. Any other code means that this file system can't sync folders (Windows,
 * FUSE, network disks); each has its own.
 */
const failedFolder: readonly (string | undefined)[] = [
  ...['EIO', 'ENOSPC', 'EDQUOT', 'EROFS', 'ENOENT', 'ENOTDIR', 'ESTALE', 'ETIMEDOUT'],
  ...['EMFILE', 'ENFILE', 'ENOMEM', 'ENXIO', 'ENODEV'],
];

/**
 * Error codes that may pass. `EPERM` and `EACCES` don't here: some file systems use them for folders that can't be
 * opened.
 */
const tooManyOpen: readonly (string | undefined)[] = ['EMFILE', 'ENFILE', 'EAGAIN', 'EINTR', 'EBUSY'];

/** Syncs files and folders to the disk, on any file system. Missing features are logged once. */
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
