import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { ApiError, errorCode } from '../../base/errors.ts';
import { StartupError } from '../../base/startupError.ts';
import { retryBriefly } from '../../store/retryBriefly.ts';
import { FILE_MODE, ifPresent, readIfPresent } from '../durableFile.ts';
import { describeSelf, findOwner, type Owner } from './lockOwner.ts';

/** How often an owner touches its lock, in milliseconds. */
const BEAT_MS = 2000;
/** Who has not touched its lock for so many beats is dead. */
const BEATS_TO_MISS = 3;
/** The time of the first touch, in seconds; the next ones count on, whatever the clock says. Some file systems know no 1970. */
const FIRST_TOUCH = 1_000_000_000;
/** Somebody gives it back, or takes it over, just now: nobody does so again and again. */
const MAX_TRIES = 10;

/** Makes the lock file where there is none; resolves to its text, `undefined` where it is taken. */
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
    // Who was slow was taken for one that has failed, and has lost it.
    return (await readIfPresent(file)) === own ? own : undefined;
  } catch (error) {
    // On a full disk an empty lock would be left.
    await fs.rm(file, { force: true }).catch(() => undefined);
    throw error;
  } finally {
    await handle.close();
  }
}

/**
 * Takes the lock, or says who has it. That of a dead owner is replaced by whoever has `<file>.takeover`, which is taken in
 * the same way: of several who start at once, one gets it. The next look shows whether it is really ours.
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
  /** Called when another process has taken the lock over: we were thought dead. Nothing may be written any more. */
  onLost: () => void;
  /** @default 2 s */
  beatMs?: number;
}

/** A lock that we have. */
export interface Lock {
  /** Throws where another process has it. It looks only if the last look is longer ago than a beat: we may have been asleep. */
  check(): Promise<void>;
  /** Gives it back. */
  release(): Promise<void>;
}

/**
 * Takes the lock file, as two processes writing one folder would lose each other's changes. It says who owns it, and
 * its owner touches it every two seconds. The lock of a dead process is taken over: at once where its id can be looked
 * up, and after six seconds without a touch where it cannot (another container, another machine, a copy of the folder).
 * Dropped: proper-lockfile. It goes by touches alone, so that every start after a crash would have to wait, and its lock
 * does not say which process holds it.
 * Throws `StartupError` when a living process holds it.
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
  /** By both clocks: the one stands still while the machine sleeps, the other leaps. */
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
    if (!isOwner) return; // On a slow disk, two beats see it at once.
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
