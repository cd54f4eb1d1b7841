import fs from 'node:fs/promises';
import { errorCode } from '../../http/errors.ts';
import { StartupError } from '../../start/startupError.ts';
import { FILE_MODE, readIfPresent } from '../durableFile.ts';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/**
 * Takes the lock file, which holds the process id of its owner: two processes writing one folder would lose each
 * other's changes. The lock of a dead process is taken over.
 * Resolves to what gives the lock back. Throws `StartupError` when a living process holds it.
 */
export async function acquireLock(file: string): Promise<() => Promise<void>> {
  const own = String(process.pid);
  try {
    await fs.writeFile(file, own, { flag: 'wx', mode: FILE_MODE });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    const owner = Number(await readIfPresent(file));
    // An owner with our own id is a former process: after a restart, containers hand out the same ids again.
    if (owner > 0 && owner !== process.pid && isAlive(owner)) {
      throw new StartupError(
        `Another server (process ${owner}) uses this data folder: stop it, or remove ${file} if process ${owner} is something else.`,
      );
    }
    await fs.rm(file, { force: true });
    await fs.writeFile(file, own, { flag: 'wx', mode: FILE_MODE });
  }
  return () => fs.rm(file, { force: true });
}
