import fs from 'node:fs/promises';
import { hostname } from 'node:os';
import * as v from 'valibot';
import { errorCode } from '../../base/errors.ts';
import { readIfPresent } from '../durableFile.ts';

/** Content of a lock file. Earlier versions wrote less, the first ones the process id alone. */
const pidSchema = v.pipe(v.number(), v.gtValue(0));
const OwnerSchema = v.union([
  v.object({
    pid: pidSchema,
    /** Scope in which the process id is valid. */
    pidSpace: v.optional(v.string()),
    /** Start of the process, as the system counts it: ids are reused. */
    bornAt: v.optional(v.string()),
    /** Inode of its file: a copy, as in a backup, has another one. */
    inode: v.optional(v.string()),
  }),
  v.pipe(
    pidSchema,
    v.transform((pid) => ({ pid, pidSpace: undefined, bornAt: undefined, inode: undefined })),
  ),
]);

/** Owner of a lock. */
export type Owner = v.InferOutput<typeof OwnerSchema>;

/** Parses the owner of a lock; `undefined` for a half written one. */
export function parseOwner(text: string): Owner | undefined {
  try {
    return v.parse(OwnerSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Names the scope of process ids: a container has its own namespace, other systems one for the machine. */
async function readPidSpace(): Promise<string> {
  try {
    const boot = await fs.readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    return `${boot.trim()} ${await fs.readlink('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** State and start of a process; `undefined` if the system doesn't report them. */
async function readProcess(pid: number | 'self'): Promise<{ state: string; bornAt: string } | undefined> {
  try {
    const stat = await fs.readFile(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold anything. Behind it: the state first, the begin as number 20.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', bornAt: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

/** Data of this process for a lock, without its file. */
export async function describeSelf(): Promise<Omit<Owner, 'inode'>> {
  const [pidSpace, self] = await Promise.all([readPidSpace(), readProcess('self')]);
  return { pid: process.pid, pidSpace, bornAt: self?.bornAt };
}

/**
 * Returns `undefined` if the process exists, but may be another one with its id, or an ended one that nobody waited
 * for.
 */
async function isAlive({ pid, bornAt }: Owner): Promise<boolean | undefined> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  const found = await readProcess(pid);
  if (!found) return undefined;
  const hasEnded = found.state === 'Z' || found.state === 'X';
  return !hasEnded && (bornAt === undefined || bornAt === found.bornAt);
}

/** Returns true if somebody touches the file while we look. Its age isn't enough: clocks differ, and jump. */
async function isTouched(file: string, watchMs: number): Promise<boolean> {
  const touchedAt = async () => (await fs.stat(file).catch(() => undefined))?.mtimeMs;
  const before = await touchedAt();
  await new Promise((resolve) => setTimeout(resolve, watchMs));
  const after = await touchedAt();
  return after !== undefined && after !== before;
}

/** The number of a file in its file system. */
export const inodeOf = async (file: string): Promise<string> =>
  String((await fs.stat(file, { bigint: true })).ino);

/** Time after which a half written lock stays so, after a full disk or a power cut: a lock is written at once. */
const HALF_WRITTEN_MS = 200;

/** Finds the running owner of a lock with this text, in words; `undefined` without one. */
export async function findOwner(
  file: string,
  text: string,
  self: Owner,
  watchMs: number,
): Promise<string | undefined> {
  const owner = parseOwner(text);
  if (!owner) {
    await new Promise((resolve) => setTimeout(resolve, HALF_WRITTEN_MS));
    const later = await readIfPresent(file);
    return later === undefined || !parseOwner(later) ? undefined : findOwner(file, later, self, watchMs);
  }
  const isCopy = owner.inode !== undefined && owner.inode !== (await inodeOf(file).catch(() => undefined));
  const isOurSpace = (owner.pidSpace ?? self.pidSpace) === self.pidSpace;
  if (isOurSpace && !isCopy) {
    // An owner with our own id is a former process.
    const lives = owner.pid !== self.pid && (await isAlive(owner));
    if (lives !== undefined) return lives ? `process ${owner.pid}` : undefined;
  }
  if (!(await isTouched(file, watchMs))) return undefined;
  return isOurSpace ? `process ${owner.pid}` : 'in another container or on another machine';
}
