import fs from 'node:fs/promises';
import path from 'node:path';
import type { Adapter } from 'lowdb';
import * as v from 'valibot';
import { ApiError, errorCode } from '../../http/errors.ts';
import type { Log } from '../../ports.ts';
import { type CollectionDefinition, type Purpose, readDocument, toStored } from '../../store/collection.ts';
import { keepNewest } from '../../store/keepNewest.ts';
import { keepUnknown } from '../../store/keepUnknown.ts';
import { FOLDER_MODE, ifPresent, readIfPresent, syncFolder, writeDurably } from '../durableFile.ts';

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

/** Where a store is, and what it needs from outside. */
export interface DataFolder {
  /** Root of the store. */
  folder: string;
  log: Log;
  /** Milliseconds since the epoch: names what is set aside. */
  now: () => number;
}

/** A document as it is on the disk. */
interface Held<T> {
  document: T;
  /** The fields in the file of what never changes, those of a newer version too; `undefined` where there's no such file. */
  fixedNames: readonly string[] | undefined;
}

/** The fields of a document that are named, or with `false` those that aren't. */
const fieldsOf = (document: object, names: readonly string[], isNamed: boolean) =>
  Object.fromEntries(Object.entries(document).filter(([name]) => names.includes(name) === isNamed));

/** What is held in memory is the truth of the disk: nobody may change it by the object that was handed out. */
function freezeDeeply<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freezeDeeply(part);
  return Object.freeze(value);
}

/** So many documents of each kind are held in memory: enough for everybody who is answering now. */
const MAX_HELD = 500;

/**
 * One lowdb document per record in `<collection>/<shard>/<id>.json`; what never changes of it may lie beside it in
 * `<id>.fixed.json`. The latest ones that were opened to be changed are held in memory as they were read or written: the lock
 * keeps every other process out of the folder. What is only read is not held, or who reads them all would push out those in
 * use. A record that cannot be read is renamed to `<id>.damaged-<ms>.json` and stays `record_damaged`.
 */
export function createRecordFiles<T extends { id: string }>(
  definition: CollectionDefinition<T>,
  { folder, log, now }: DataFolder,
) {
  const root = path.join(folder, definition.name);
  const { parts, mostHeld = MAX_HELD } = definition;
  const held = new Map<string, Held<T>>();

  const hold = (id: string, entry: Held<T>) => keepNewest(held, id, entry, mostHeld);

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
  function adapterOf(id: string, purpose: Purpose): Adapter<T | null> {
    let isNew = false;
    return {
      async read() {
        const known = held.get(id);
        if (known) {
          hold(id, known);
          return known.document;
        }
        const { stem, shard, file, fixedFile } = placeOf(id);
        const text = await readIfPresent(file);
        if (text === undefined) {
          if (await isSetAside(shard, stem)) throw new ApiError('record_damaged');
          isNew = true;
          return null;
        }
        const fixedText = parts && (await readIfPresent(fixedFile));
        try {
          const document = readDocument(definition, id, text, fixedText);
          const fixedNames = fixedText === undefined ? undefined : Object.keys(JSON.parse(fixedText));
          if (purpose === 'changing') hold(id, { document: freezeDeeply(document), fixedNames });
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
        if (!document) throw new Error('A document is removed by `remove`.');
        const { shard, file, fixedFile } = placeOf(id);
        const known = held.get(id);
        if (!known) await makeShard(shard);
        await writeDurably(file, JSON.stringify(await writeFixedPart(fixedFile, document, known, isNew)));
        const fixedNames = known?.fixedNames ?? (parts && Object.keys(parts.fixed.entries));
        hold(id, { document: freezeDeeply(document), fixedNames });
      },
    };
  }

  /** Writes what never changes where that isn't done yet; resolves to the rest of the document. */
  async function writeFixedPart(
    fixedFile: string,
    document: T,
    known: Held<T> | undefined,
    isNew: boolean,
  ): Promise<object> {
    if (!parts) return toStored(definition, document, isNew);
    if (known?.fixedNames) {
      const next = new Map(Object.entries(document));
      for (const [field, value] of Object.entries(known.document))
        if (field in parts.fixed.entries && next.get(field) !== value)
          throw new Error(`${field} never changes.`);
      const rest = fieldsOf(document, known.fixedNames, false);
      return v.parse(v.looseObject({}), v.parse(keepUnknown(parts.changing), rest));
    }
    const names = Object.keys(parts.fixed.entries);
    const whole = toStored(definition, document, isNew);
    await writeDurably(fixedFile, JSON.stringify(fieldsOf(whole, names, true)));
    return fieldsOf(whole, names, false);
  }

  async function makeShard(shard: string): Promise<void> {
    if ((await fs.mkdir(shard, { recursive: true, mode: FOLDER_MODE })) === undefined) return;
    await syncFolder(root);
    await syncFolder(folder);
  }

  return {
    adapterOf,
    /** Resolves to whether there was one. */
    async remove(id: string): Promise<boolean> {
      const { shard, file, fixedFile } = placeOf(id);
      held.delete(id);
      const isRemoved = await ifPresent(fs.unlink(file).then(() => true));
      // Also where a crash came between the two: without the other file, this one is not read any more.
      if (parts) await fs.rm(fixedFile, { force: true });
      if (!isRemoved) return false;
      await syncFolder(shard);
      return true;
    },
    async *ids(): AsyncIterable<string> {
      for (const shard of await namesIn(root)) {
        for (const name of await namesIn(path.join(root, shard))) {
          const [, stem] = /^([^.]+)\.json$/.exec(name) ?? [];
          if (stem !== undefined) yield idOf(stem);
        }
      }
    },
  };
}
