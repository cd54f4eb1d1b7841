import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { ApiError, errorCode } from '../../base/errors.ts';
import { StartupError } from '../../base/startupError.ts';
import { retryBriefly } from '../../store/retryBriefly.ts';
import { FILE_MODE, ifPresent, readIfPresent } from '../durableFile.ts';
import { describeSelf, findOwner, type Owner } from './lockOwner.ts';

/** Milliseconds between two touches of an owner's lock. */
const BEAT_MS = 2000;
/** Missed beats after which an owner counts as ended. */
const BEATS_TO_MISS = 3;
/**
 * Time of the first touch, in seconds; the next ones count up from it, by no clock. Some file systems don't know
 * 1970.
 */
const FIRST_TOUCH = 1_000_000_000;
/** Most tries while others release or take over the lock; nobody does so repeatedly. */
const MAX_TRIES = 10;

/** Makes the lock file; resolves to its text, `undefined` if it exists. */
async function createLock(file: string, self: Owner): Promise<string | undefined> {
  let handle: fs.FileHandle;
  try {
    handle = await fs.open(file, 'wx', FILE_MODE);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return undefined;
    throw error;
  }
  try {
    const { ino } = await handle.stat({ bigint: true });
    const own = JSON.stringify({ ...self, inode: String(ino), nonce: randomUUID() });
    await handle.writeFile(own);
    // A slow owner counted as ended, and has lost the lock.
    return (await readIfPresent(file)) === own ? own : undefined;
  } catch (error) {
    // A full disk would leave an empty lock.
    await fs.rm(file, { force: true }).catch(() => undefined);
    throw error;
  } finally {
    await handle.close();
  }
}

/**
 * Takes the lock, or returns its owner. The lock of an ended owner is replaced by the holder of `<file>.takeover`,
 * which is taken in the same way: of several that start at once, one gets it. The next look shows whether we have it.
 */
async function take(
  file: string,
  self: Owner,
  watchMs: number,
): Promise<{ own: string } | { owner: string }> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const own = await createLock(file, self);
    if (own !== undefined) return { own };
    const seen = await readIfPresent(file);
    if (seen === undefined) continue;
    const owner = await findOwner(file, seen, self, watchMs);
    if (owner !== undefined) return { owner };
    const next = `${file}.takeover`;
    const taken = await take(next, self, watchMs);
    if ('owner' in taken) return taken;
    if ((await readIfPresent(file)) === seen) {
      await ifPresent(retryBriefly(() => fs.rename(next, file)));
      if ((await readIfPresent(file)) === taken.own) return taken;
    }
    if ((await readIfPresent(next)) === taken.own) await fs.rm(next, { force: true });
  }
  return { owner: 'that is just starting' };
}

interface LockOptions {
  /**
   * Called when another process has taken the lock over, because ours seemed to have ended. Nothing may be written
   * any more.
   */
  onLost: () => void;
  /** @default 2 s */
  beatMs?: number;
}

/** Lock that we hold. */
export interface Lock {
  /**
   * Throws if another process has it. It only checks if the last check is older than a beat: we may have been asleep.
   */
  check(): Promise<void>;
  /** Releases the lock. */
  release(): Promise<void>;
}

/**
 * Takes the lock file, because two processes writing one folder would lose each other's changes. It names its owner,
 * who touches it every two seconds. The lock of an ended process is taken over: at once if its id can be looked up,
 * otherwise after six seconds without a touch (another container, another machine, a copy of the folder). Dropped:
 * proper-lockfile. It relies on touches alone, so that every start after a crash would have to wait, and its lock
 * doesn't name its process. Throws `StartupError` if a running process holds it.
 */
export async function acquireLock(file: string, { onLost, beatMs = BEAT_MS }: LockOptions): Promise<Lock> {
  const self = await describeSelf();
  const taken = await take(file, self, BEATS_TO_MISS * beatMs);
  if ('owner' in taken) {
    throw new StartupError(
      `Another server (${taken.owner}) uses this data folder: stop it, or remove ${file} if that is something else.`,
    );
  }
  const { own } = taken;
  let isOwner = true;
  let touches = 0;
  /** Reads both clocks: one stops while the machine sleeps, the other jumps. */
  const readClocks = () => [performance.now(), Date.now()];
  let seenAt = readClocks();

  async function look(): Promise<void> {
    const lookedAt = readClocks();
    // One that was removed by hand is still ours, until another process makes its own.
    if (((await readIfPresent(file)) ?? own) === own) {
      seenAt = lookedAt;
      return;
    }
    clearInterval(beating);
    if (!isOwner) return; // On a slow disk, two beats may see it at once.
    isOwner = false;
    onLost();
  }

  const beating = setInterval(async () => {
    try {
      await look();
      touches += 1;
      const time = FIRST_TOUCH + touches * Math.ceil(beatMs / 1000);
      if (isOwner) await fs.utimes(file, time, time);
    } catch {
      // The disk fails for a moment, or the lock was removed by hand: the next beat tries again.
    }
  }, beatMs).unref();

  return {
    async check() {
      const now = readClocks();
      if (now.some((time, i) => Math.abs(time - (seenAt[i] ?? 0)) > 1.5 * beatMs)) await look();
      if (!isOwner)
        throw new ApiError('storage_failed', undefined, {
          cause: new Error('Another server has the data folder.'),
        });
    },
    async release() {
      clearInterval(beating);
      if (isOwner && (await readIfPresent(file)) === own) await fs.rm(file, { force: true });
    },
  };
}
