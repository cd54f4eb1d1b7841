import fs from 'node:fs/promises';
import path from 'node:path';
import { type Adapter, Low } from 'lowdb';
import { ApiError, errorCode } from '../../http/errors.ts';
import type { Log, Store } from '../../ports.ts';
import { openRecords, records } from '../../records.ts';
import { StartupError } from '../../start/startupError.ts';
import {
  type Collection,
  type CollectionDefinition,
  type OpenCollection,
  readDocument,
} from '../../store/collection.ts';
import { createSerializer } from '../../store/serialize.ts';
import { closeToOthers, FOLDER_MODE, readIfPresent, syncFolder, writeDurably } from '../durableFile.ts';
import { acquireLock } from './lock.ts';
import { checkManifest } from './manifest.ts';

/** Ids come from parsed requests; this guards the file system against any that did not. */
const idPattern = /^[A-Za-z0-9_-]{1,100}$/;

/** Upper-case letters are marked, because some file systems do not tell `a` from `A`. */
const fileStem = (id: string) => id.replace(/[A-Z]/g, (letter) => `~${letter.toLowerCase()}`);

const idOf = (stem: string) => stem.replace(/~([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The entries of a folder; none when there is no such folder. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await fs.readdir(folder);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return [];
    throw error;
  }
}

interface Place {
  /** Root of the store. */
  folder: string;
  log: Log;
  now: () => number;
}

/** A document as it lies on the disk, and whether its fixed part is a file of its own. */
interface Held<T> {
  document: T;
  isSplit: boolean;
}

/** What is held in memory is the truth of the disk: nobody may change it by the object that was handed out. */
function freezeDeeply<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freezeDeeply(part);
  return Object.freeze(value);
}

/** So many documents of each kind are held in memory: enough for everybody who is answering now. */
const MAX_HELD = 500;

/** Says "storage_failed" for whatever the file system refuses, keeping the reason for the log. */
async function orStorageFailed<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiError || errorCode(error) === undefined) throw error;
    throw new ApiError('storage_failed', undefined, { cause: error });
  }
}

/**
 * One lowdb document per record in `<collection>/<shard>/<id>.json`; what never changes of it may lie beside it in
 * `<id>.fixed.json`. The latest ones are held in memory as they were written: the lock keeps every other process out of
 * the folder. A record that cannot be read is renamed to `<id>.damaged-<ms>.json` and stays `record_damaged`.
 */
function createLowdbCollection<T extends { id: string }>(
  definition: CollectionDefinition<T>,
  { folder, log, now }: Place,
): Collection<T> {
  const serialize = createSerializer();
  const root = path.join(folder, definition.name);
  const { parts } = definition;
  const held = new Map<string, Held<T>>();
  /** The one that was quiet longest is forgotten. */
  function hold(id: string, entry: Held<T>): void {
    held.delete(id);
    held.set(id, entry);
    for (const oldest of held.keys()) {
      if (held.size <= MAX_HELD) break;
      held.delete(oldest);
    }
  }

  function placeOf(id: string) {
    if (!idPattern.test(id))
      throw new ApiError('internal', undefined, { cause: new Error('Not a record id.') });
    const stem = fileStem(id);
    const shard = path.join(root, stem.slice(-2));
    return {
      stem,
      shard,
      file: path.join(shard, `${stem}.json`),
      fixedFile: path.join(shard, `${stem}.fixed.json`),
    };
  }

  const isSetAside = async (shard: string, stem: string) =>
    (await namesIn(shard)).some((name) => name.startsWith(`${stem}.damaged-`));

  /** lowdb's view of one record: durable on every write. */
  function adapterOf(id: string): Adapter<T | null> {
    const { stem, shard, file, fixedFile } = placeOf(id);
    return {
      async read() {
        const known = held.get(id);
        if (known) {
          hold(id, known);
          return known.document;
        }
        const text = await readIfPresent(file);
        if (text === undefined) {
          if (await isSetAside(shard, stem)) throw new ApiError('record_damaged');
          return null;
        }
        const fixedText = parts && (await readIfPresent(fixedFile));
        try {
          const document = readDocument(definition, id, text, fixedText);
          hold(id, { document: freezeDeeply(document), isSplit: fixedText !== undefined });
          return document;
        } catch {
          const asideName = `${stem}.damaged-${now()}.json`;
          await fs.rename(file, path.join(shard, asideName));
          await syncFolder(shard);
          log.error('record_damaged', { collection: definition.name, setAsideAs: asideName });
          throw new ApiError('record_damaged');
        }
      },
      async write(document) {
        // What could not be read back must not be written: a programming error stays one and does no damage.
        const known = held.get(id);
        if (parts && known?.isSplit) {
          for (const field of Object.keys(parts.fixed.shape) as (keyof T)[])
            if (document?.[field] !== known.document[field])
              throw new Error(`${String(field)} never changes.`);
        } else definition.schema.parse(document);
        const text = JSON.stringify((parts?.changing ?? definition.schema).parse(document));
        await makeShard(shard);
        if (parts && !known?.isSplit)
          await writeDurably(fixedFile, JSON.stringify(parts.fixed.parse(document)));
        await writeDurably(file, text);
        if (document) hold(id, { document: freezeDeeply(document), isSplit: parts !== undefined });
      },
    };
  }

  async function makeShard(shard: string): Promise<void> {
    if ((await fs.mkdir(shard, { recursive: true, mode: FOLDER_MODE })) === undefined) return;
    await syncFolder(root);
    await syncFolder(folder);
  }

  async function open(id: string): Promise<Low<T | null>> {
    const document = new Low<T | null>(adapterOf(id), null);
    await document.read();
    return document;
  }

  return {
    get: (id) => orStorageFailed(serialize(id, async () => (await open(id)).data ?? undefined)),
    create: (id, record) =>
      orStorageFailed(
        serialize(id, async () => {
          const document = await open(id);
          if (document.data) return;
          document.data = record;
          await document.write();
        }),
      ),
    update: (id, change) =>
      orStorageFailed(
        serialize(id, async () => {
          const document = await open(id);
          if (!document.data) return undefined;
          const next = change(document.data);
          if (next !== document.data) {
            document.data = next;
            await document.write();
          }
          return next;
        }),
      ),
    remove: (id, condition) =>
      orStorageFailed(
        serialize(id, async () => {
          if (condition) {
            const { data } = await open(id);
            if (!data || !condition(data)) return false;
          }
          const { shard, file, fixedFile } = placeOf(id);
          held.delete(id);
          try {
            await fs.unlink(file);
          } catch (error) {
            if (errorCode(error) === 'ENOENT') return false;
            throw error;
          }
          // without the other file it is no record any more, whatever happens here
          if (parts) await fs.rm(fixedFile, { force: true });
          await syncFolder(shard);
          return true;
        }),
      ),
    async *ids() {
      for (const shard of await namesIn(root)) {
        for (const name of await namesIn(path.join(root, shard))) {
          const [, stem] = /^([^.]+)\.json$/.exec(name) ?? [];
          if (stem !== undefined) yield idOf(stem);
        }
      }
    },
  };
}

/** A store on disk. Closing it lets another process open the folder. */
export interface OpenStore extends Store {
  close(): Promise<void>;
}

/**
 * Opens the store in a folder, making it when there is none.
 * @param others What is kept beside the app's own records, such as a provider's.
 * Throws `StartupError` when the folder cannot be written, is in use, or holds records without a usable manifest.
 */
export async function openLowdbStore(
  place: Place,
  others: readonly { name: string }[] = [],
): Promise<OpenStore> {
  const { folder } = place;
  const names = [...Object.values(records), ...others].map(({ name }) => name);
  let releaseLock = async () => {};
  try {
    // The folder itself may be one that others use as well (`/srv`): only what is in it is closed.
    await fs.mkdir(folder, { recursive: true, mode: FOLDER_MODE });
    releaseLock = await acquireLock(path.join(folder, 'lock'));
    await checkManifest(folder, names);
    for (const name of names) await closeToOthers(path.join(folder, name), place.log);
  } catch (error) {
    await releaseLock();
    if (errorCode(error) === undefined) throw error;
    throw new StartupError(
      `Cannot write to the data folder ${folder} (${errorCode(error)}): set DATA_DIR to a folder that this process may write to.`,
      { cause: error },
    );
  }
  const unopened = new Set(names);
  const collection: OpenCollection = (definition) => {
    // Two collections over one folder would each hold what the other has changed since.
    if (!unopened.delete(definition.name))
      throw new Error(`The store was opened without ${definition.name}, or it is open already.`);
    return createLowdbCollection(definition, place);
  };
  return {
    ...openRecords(collection),
    collection,
    async checkWritable() {
      const probe = path.join(folder, 'probe');
      await orStorageFailed(writeDurably(probe, 'ok'));
    },
    close: releaseLock,
  };
}
