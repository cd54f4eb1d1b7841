import fs from 'node:fs/promises';
import { hostname } from 'node:os';
import * as v from 'valibot';
import { errorCode } from '../../http/errors.ts';
import { StartupError } from '../../start/startupError.ts';
import { FILE_MODE, readIfPresent } from '../durableFile.ts';

/** How often an owner touches its lock, in milliseconds. */
const BEAT_MS = 2000;
/** Who has not touched its lock for so many beats is dead. */
const BEATS_TO_MISS = 3;

/** `pidSpace` is where the process id means something; earlier versions wrote the id alone. */
const pidSchema = v.pipe(v.number(), v.gtValue(0));
const OwnerSchema = v.union([
  v.object({ pid: pidSchema, pidSpace: v.string() }),
  v.pipe(
    pidSchema,
    v.transform((pid) => ({ pid, pidSpace: undefined })),
  ),
]);

/** Names what process ids are counted in: a container has a namespace of its own, other systems one for the machine. */
async function readPidSpace(): Promise<string> {
  try {
    const boot = await fs.readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    return `${boot.trim()} ${await fs.readlink('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Whether somebody touches the file while we look. Its age would not tell: the clocks of two machines differ. */
async function isTouched(file: string, watchMs: number): Promise<boolean> {
  const touchedAt = async () => (await fs.stat(file).catch(() => undefined))?.mtimeMs;
  const before = await touchedAt();
  await new Promise((resolve) => setTimeout(resolve, watchMs));
  const after = await touchedAt();
  return after !== undefined && after !== before;
}

/** Who the lock says it belongs to; `undefined` where it is only half written. */
function readOwner(text: string) {
  try {
    return v.parse(OwnerSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The living owner of a lock, in words; `undefined` when there is none. */
async function findOwner(file: string, pidSpace: string, watchMs: number): Promise<string | undefined> {
  const owner = readOwner((await readIfPresent(file)) ?? '');
  if (owner && (owner.pidSpace ?? pidSpace) === pidSpace) {
    // An owner with our own id is a former process.
    return owner.pid !== process.pid && isAlive(owner.pid) ? `process ${owner.pid}` : undefined;
  }
  return (await isTouched(file, watchMs)) ? 'in another container or on another machine' : undefined;
}

interface LockOptions {
  /** Called when another process has taken the lock over: we were thought dead. Nothing may be written any more. */
  onLost: () => void;
  /** @default 2 s */
  beatMs?: number;
}

/**
 * Takes the lock file, as two processes writing one folder would lose each other's changes. It says who owns it, and
 * its owner touches it every two seconds. The lock of a dead process is taken over: at once where its id can be looked
 * up, and after six seconds without a touch where it cannot (another container, another machine).
 * Dropped: proper-lockfile. It goes by touches alone, so that every start after a crash would have to wait, and its lock
 * does not say which process holds it.
 * Resolves to what gives the lock back. Throws `StartupError` when a living process holds it.
 */
export async function acquireLock(
  file: string,
  { onLost, beatMs = BEAT_MS }: LockOptions,
): Promise<() => Promise<void>> {
  const pidSpace = await readPidSpace();
  const own = JSON.stringify({ pid: process.pid, pidSpace });
  const take = () => fs.writeFile(file, own, { flag: 'wx', mode: FILE_MODE });
  try {
    await take();
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    const owner = await findOwner(file, pidSpace, BEATS_TO_MISS * beatMs);
    if (owner !== undefined) {
      throw new StartupError(
        `Another server (${owner}) uses this data folder: stop it, or remove ${file} if that is something else.`,
      );
    }
    await fs.rm(file, { force: true });
    await take();
  }

  let isOwner = true;
  const beating = setInterval(async () => {
    try {
      if (((await readIfPresent(file)) ?? own) === own) return await fs.utimes(file, new Date(), new Date());
    } catch {
      return; // The disk fails for a moment, or the lock was removed by hand: the next beat tries again.
    }
    clearInterval(beating);
    if (!isOwner) return; // On a slow disk, two beats see it at once.
    isOwner = false;
    onLost();
  }, beatMs).unref();
  return async () => {
    clearInterval(beating);
    if ((await readIfPresent(file)) === own) await fs.rm(file, { force: true });
  };
}
