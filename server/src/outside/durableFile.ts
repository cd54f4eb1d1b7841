import { randomBytes } from 'node:crypto';
import nodeFs from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { errorCode } from '../http/errors.ts';
import type { Log } from '../ports.ts';

/** Permissions of a file of ours: it is for this process alone, as it may hold answers, scores and addresses. */
export const FILE_MODE = 0o600;
/** The same for a folder. */
export const FOLDER_MODE = 0o700;

// Numbers of open files: the handles of `fs/promises` cost a sixth of a durable write.
const open = promisify(nodeFs.open);
const writeFile = promisify(nodeFs.writeFile);
const sync = (opened: number) =>
  new Promise<void>((resolve, reject) =>
    nodeFs.fsync(opened, (error) => (error ? reject(error) : resolve())),
  );
const close = promisify(nodeFs.close);

/** Names what this process writes and has not renamed yet, with a number: no two processes begin by the same letters. */
const ownLetters = randomBytes(6).toString('hex');
let begun = 0;

/** Makes a change of a folder's entries (rename, unlink, mkdir) survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder, 'r');
  try {
    await sync(opened);
  } finally {
    await close(opened);
  }
}

/**
 * Replaces a file in one step that survives a crash and a power cut: written under a name of its own, synced, renamed,
 * folder synced. When it throws, nothing is left behind and the old content stands (the new one, if only the folder's sync failed).
 */
export async function writeDurably(file: string, text: string): Promise<void> {
  begun += 1;
  const temporary = `${file}.${ownLetters}-${begun}.tmp`;
  try {
    const opened = await open(temporary, 'wx', FILE_MODE);
    try {
      await writeFile(opened, text);
      await sync(opened);
    } finally {
      await close(opened);
    }
    await fs.rename(temporary, file);
  } catch (error) {
    await fs.rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(path.dirname(file));
}

/** Closes a folder that is there to other users. A file system that does not know how is told to the operator and stops nothing. */
export async function closeToOthers(folder: string, log: Log): Promise<void> {
  try {
    await fs.chmod(folder, FOLDER_MODE);
  } catch (error) {
    const reason = errorCode(error) ?? String(error);
    if (reason !== 'ENOENT') log.warn('folder_open_to_others', { folder, reason });
  }
}

/** What an operation of the file system resolves to; `undefined` when its file or folder does not exist. */
export async function ifPresent<T>(operation: Promise<T>): Promise<T | undefined> {
  try {
    return await operation;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The text of a file, `undefined` when it does not exist. */
export const readIfPresent = (file: string) => ifPresent(fs.readFile(file, 'utf8'));
