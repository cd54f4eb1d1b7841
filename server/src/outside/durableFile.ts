import { randomBytes } from 'node:crypto';
import nodeFs from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { errorCode } from '../base/errors.ts';
import type { Log } from '../base/ports.ts';
import { retryBriefly } from '../store/retryBriefly.ts';
import { createSync } from './fileSync.ts';

/** Permissions of a file of ours: only for this process, as it may hold answers, scores and addresses. */
export const FILE_MODE = 0o600;
/** The same for a folder. */
export const FOLDER_MODE = 0o700;

// File descriptors: the handles of `fs/promises` cost a sixth of a durable write.
const open = promisify(nodeFs.open);
const writeFile = promisify(nodeFs.writeFile);
const close = promisify(nodeFs.close);

/** Result of an operation of the file system; `undefined` if its file or folder doesn't exist. */
export async function ifPresent<T>(operation: Promise<T>): Promise<T | undefined> {
  try {
    return await operation;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The text of a file, `undefined` when it doesn't exist. */
export const readIfPresent = (file: string) => ifPresent(retryBriefly(() => fs.readFile(file, 'utf8')));

/** File to write. */
interface NewFile {
  file: string;
  text: string;
}

/** Finished file under another name. */
interface ReadyFile {
  file: string;
  text: string;
  temporary: string;
}

interface DiskOptions {
  /** The data folder. Incomplete files are in its `tmp`, so that one look finds the remains of a crash. */
  folder: string;
  log: Pick<Log, 'warn'>;
  /** Throws if another process has taken the folder over. @default never */
  check?: () => Promise<void>;
}

/** The only way to write into the data folder. */
export interface Disk {
  /**
   * Replaces files, each in one step that survives a crash and a power cut: written under its own name, synced,
   * renamed, folder synced. If it throws before the first rename, nothing was changed. Files that belong together are
   * all complete before the first rename.
   */
  write(...files: NewFile[]): Promise<void>;
  /**
   * Removes a file, then those that belong to it; resolves to true if it existed. Its folder isn't synced yet. If the
   * process is killed in between, `clear` returns the path of the first.
   */
  remove(file: string, ...belonging: string[]): Promise<boolean>;
  /** Makes a change of a folder's entries (rename, unlink, mkdir) survive a power cut, if the file system can. */
  syncFolder(folder: string): Promise<void>;
  /** Closes an existing folder to other users. If the file system can't, the log has it. */
  closeToOthers(folder: string): Promise<void>;
  /** Removes the remains of a crash; resolves to the paths of the files that were being written or removed. */
  clear(): Promise<string[]>;
}

/** Longest file name; every file system accepts 255 bytes. */
const MAX_NAME = 250;

/** Pattern of a name in `tmp`: the letters of a process, a number, and its target file. */
const ownName = /^[0-9a-f]{12}-\d+\.(.+)$/;

/** Place of a new file that can't be renamed from `tmp`, as on another disk. */
const besideOf = (file: string, temporaryName: string) => `${file}.${temporaryName.split('.')[0]}.tmp`;

const removeTemporary = (file: string) => retryBriefly(() => fs.rm(file, { force: true, recursive: true }));

const unlinked = async (file: string): Promise<boolean> =>
  (await ifPresent(retryBriefly(() => fs.unlink(file)).then(() => true))) ?? false;

/** The path of a file below `root`, from its name in `tmp`. */
function decoded(root: string, target: string): string | undefined {
  try {
    return path.join(root, ...decodeURIComponent(target).split('/'));
  } catch {
    return undefined; // The name was too long, and is cut.
  }
}

/** Writes into a data folder, on any file system. Missing features of the file system are logged once. */
export function createDisk({ folder: root, log, check = async () => {} }: DiskOptions): Disk {
  const temporaryFolder = path.join(root, 'tmp');
  /** Letters of this process's file names; no other process has them. */
  const ownLetters = randomBytes(6).toString('hex');
  let begun = 0;
  const { syncFile, syncFolder } = createSync(log);

  async function fill(temporary: string, { file, text }: NewFile): Promise<ReadyFile> {
    const opened = await retryBriefly(() => open(temporary, 'wx', FILE_MODE));
    try {
      await writeFile(opened, text);
      await syncFile(opened, file);
    } catch (error) {
      await close(opened);
      await fs.rm(temporary, { force: true }).catch(() => undefined);
      throw error;
    }
    await close(opened);
    return { file, text, temporary };
  }

  /** Makes a file in `tmp` with a name that shows its purpose, by `make`. */
  async function inTemporaryFolder<T>(file: string, make: (temporary: string) => Promise<T>): Promise<T> {
    begun += 1;
    const target = encodeURIComponent(path.relative(root, file).split(path.sep).join('/'));
    const temporary = path.join(temporaryFolder, `${ownLetters}-${begun}.${target}`.slice(0, MAX_NAME));
    try {
      return await make(temporary);
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
      await fs.mkdir(temporaryFolder, { recursive: true, mode: FOLDER_MODE });
      return make(temporary);
    }
  }

  const prepare = (newFile: NewFile) =>
    inTemporaryFolder(newFile.file, (temporary) => fill(temporary, newFile));

  /** Makes an empty file that marks a removal. A full disk without room for it must not prevent the removal. */
  const markRemoval = (file: string) =>
    inTemporaryFolder(file, async (temporary) => {
      await retryBriefly(() => fs.writeFile(temporary, '', { mode: FILE_MODE }));
      return temporary;
    }).catch(() => undefined);

  async function moveIntoPlace(ready: ReadyFile): Promise<void> {
    const { file, temporary } = ready;
    try {
      await retryBriefly(() => fs.rename(temporary, file));
    } catch (error) {
      // Part of the data folder is on another disk.
      if (errorCode(error) !== 'EXDEV') throw error;
      // Until the rename, its other copy in `tmp` shows it to `clear`.
      const beside = await fill(besideOf(file, path.basename(temporary)), ready);
      try {
        await retryBriefly(() => fs.rename(beside.temporary, file));
      } catch (refusal) {
        await fs.rm(beside.temporary, { force: true }).catch(() => undefined);
        throw refusal;
      }
      await fs.rm(temporary, { force: true });
    }
  }

  return {
    async write(...files) {
      const ready: ReadyFile[] = [];
      try {
        for (const each of files) ready.push(await prepare(each));
        await check();
        // A process that takes the folder over clears `tmp`: then there is nothing left to rename.
        for (const each of ready) await moveIntoPlace(each);
      } catch (error) {
        for (const { temporary } of ready) await fs.rm(temporary, { force: true }).catch(() => undefined);
        throw error;
      }
      for (const each of new Set(files.map(({ file }) => path.dirname(file)))) await syncFolder(each);
    },
    async remove(file, ...belonging) {
      await check();
      const marker = belonging.length > 0 ? await markRemoval(file) : undefined;
      const isRemoved = await unlinked(file);
      for (const each of belonging) await unlinked(each);
      if (marker !== undefined) await fs.rm(marker, { force: true }).catch(() => undefined);
      return isRemoved;
    },
    syncFolder,
    async closeToOthers(folder) {
      try {
        await fs.chmod(folder, FOLDER_MODE);
      } catch (error) {
        const reason = errorCode(error) ?? String(error);
        if (reason !== 'ENOENT') log.warn('folder_open_to_others', { folder, reason });
      }
    },
    async clear() {
      await fs.mkdir(temporaryFolder, { recursive: true, mode: FOLDER_MODE });
      const names = await fs.readdir(temporaryFolder);
      const targets: string[] = [];
      for (const name of names) {
        const [, encoded] = ownName.exec(name) ?? [];
        const target = encoded === undefined ? undefined : decoded(root, encoded);
        // First the files beside the target: without its name here, nobody finds them.
        if (target !== undefined) {
          targets.push(target);
          await removeTemporary(besideOf(target, name));
        }
        await removeTemporary(path.join(temporaryFolder, name));
      }
      return targets;
    },
  };
}
