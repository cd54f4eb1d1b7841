import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Log, ServerClock } from '../base/ports.ts';
import { describeThrown } from '../base/redact.ts';
import { type Collection, SCHEMA_VERSION } from '../store/collection.ts';
import { atOnce } from '../store/concurrency.ts';
import { readable } from '../store/readable.ts';
import type { ArchivedFile } from './archivedFileRecord.ts';
import { locate } from './builtFiles.ts';
import { filesBelow } from './siteArchive.ts';

const DAY_MS = 86_400_000;
/** Files published at once. */
const AT_ONCE = 4;
/** The compressed copies of a file are beside it. */
const endings = ['', '.br', '.gz'];

interface SharedArchiveOptions {
  files: Collection<ArchivedFile>;
  clock: ServerClock;
  log: Pick<Log, 'warn'>;
}

/**
 * Shares the files of all builds between the instances: while one after the other gets a new build, a page of one may
 * ask another for its files.
 */
export function createSharedArchive({ files, clock, log }: SharedArchiveOptions) {
  const idOf = (address: string) => createHash('sha256').update(address).digest('base64url');

  async function publishFile(file: string, address: string, isForGood: boolean): Promise<void> {
    const id = idOf(address);
    const builtAt = clock.now();
    const held = await files.update(id, (record) =>
      builtAt - record.builtAt > DAY_MS ? { ...record, builtAt } : record,
    );
    if (held) return;
    const content = (await readFile(file)).toString('base64');
    await files.create(id, { schemaVersion: SCHEMA_VERSION, id, address, content, builtAt, isForGood });
  }

  /** Writes a file where it is served from; resolves to false if nobody has had it. */
  async function fetchFile(address: string, into: string): Promise<boolean> {
    const record = await readable(files, idOf(address));
    if (!record) return false;
    const file = path.join(into, address);
    const copying = path.join(into, `.copying-${randomBytes(6).toString('hex')}`);
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await writeFile(copying, Buffer.from(record.content, 'base64'));
      await rename(copying, file);
    } finally {
      await rm(copying, { force: true });
    }
    return true;
  }

  return {
    /** Shares all files below `<folder>/<below>`. A failure is logged, and stops nothing. */
    async publish(folder: string, below: string, isForGood: boolean): Promise<void> {
      try {
        await atOnce(await filesBelow(path.join(folder, below)), AT_ONCE, (name) =>
          publishFile(path.join(folder, below, name), path.posix.join('/', below, name), isForGood),
        );
      } catch (error) {
        log.warn('build_not_shared', { cause: describeThrown(error) });
      }
    },
    /** Finds a file of another build, and keeps it in the folder `into`; `undefined` if no instance has had it. */
    async locate(address: string, into: string) {
      try {
        for (const ending of endings)
          if (!(await fetchFile(address + ending, into)) && ending === '') return undefined;
      } catch (error) {
        log.warn('build_not_read', { cause: describeThrown(error) });
      }
      return locate(into, address);
    },
    /** Removes files that no build has had for 30 days. */
    async forget(): Promise<void> {
      for await (const id of files.idsDue({ from: 0, to: clock.atLeast() })) await files.remove(id);
    },
  };
}

/** Files of all builds, see `createSharedArchive`. */
export type SharedArchive = ReturnType<typeof createSharedArchive>;
