import fs from 'node:fs/promises';
import { hostname } from 'node:os';
import * as v from 'valibot';
import { errorCode } from '../../base/errors.ts';
import { readIfPresent } from '../durableFile.ts';

/** What a lock file says. Earlier versions wrote less, the first ones the process id alone. */
const pidSchema = v.pipe(v.number(), v.gtValue(0));
const OwnerSchema = v.union([
  v.object({
    pid: pidSchema,
    /** Where the process id means something. */
    pidSpace: v.optional(v.string()),
    /** When the process began, as the system counts it: ids are used again. */
    bornAt: v.optional(v.string()),
    /** The file that it was written into: a copy, as in a backup, is another one. */
    inode: v.optional(v.string()),
  }),
  v.pipe(
    pidSchema,
    v.transform((pid) => ({ pid, pidSpace: undefined, bornAt: undefined, inode: undefined })),
  ),
]);

/** Who a lock says it belongs to. */
export type Owner = v.InferOutput<typeof OwnerSchema>;

/** Who a lock says it belongs to; `undefined` where it is only half written. */
export function parseOwner(text: string): Owner | undefined {
  try {
    return v.parse(OwnerSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Names what process ids are counted in: a container has a namespace of its own, other systems one for the machine. */
async function readPidSpace(): Promise<string> {
  try {
    const boot = await fs.readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    return `${boot.trim()} ${await fs.readlink('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** State and begin of a process; `undefined` where the system doesn't say. */
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

/** What this process writes into a lock, but for the file that it is in. */
export async function describeSelf(): Promise<Omit<Owner, 'inode'>> {
  const [pidSpace, self] = await Promise.all([readPidSpace(), readProcess('self')]);
  return { pid: process.pid, pidSpace, bornAt: self?.bornAt };
}

/** `undefined`: the process is there, but may be another one with its id, or one that has ended and was not waited for. */
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

/** Whether somebody touches the file while we look. Its age would not tell: clocks differ, and leap. */
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

/** A lock is written at once, so one that is still half written after this was left so: by a full disk, or a power cut. */
const HALF_WRITTEN_MS = 200;

/** The living owner of a lock that has this text, in words; `undefined` when there is none. */
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
