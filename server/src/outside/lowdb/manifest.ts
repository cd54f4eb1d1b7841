import fs from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { StartupError } from '../../base/startupError.ts';
import { SCHEMA_VERSION } from '../../store/collection.ts';
import { type Disk, ifPresent, readIfPresent } from '../durableFile.ts';
import { serverVersion } from '../serverVersion.ts';

/** Content of `store.json`; additions of a newer version are preserved. */
const ManifestSchema = v.looseObject({
  schemaVersion: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Version of the server that opened the store last. Versions before 5 didn't write it. */
  writtenBy: v.optional(v.string()),
});

/** Manifest of a data folder. */
export type Manifest = v.InferOutput<typeof ManifestSchema>;

function parseManifest(text: string): Manifest | undefined {
  try {
    return v.parse(ManifestSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

const fileIn = (folder: string) => path.join(folder, 'store.json');

/** File that is there while a store is being moved into the folder. */
const moveIn = (folder: string) => path.join(folder, 'unfinished-move.json');

const isThere = async (file: string): Promise<boolean> => (await readIfPresent(file)) !== undefined;

/** Resolves to true if a server has used the folder, or a store is being moved into it. */
export const isStore = async (folder: string): Promise<boolean> =>
  (await isThere(fileIn(folder))) || (await isThere(moveIn(folder)));

async function hasRecords(folder: string, collectionNames: readonly string[]): Promise<boolean> {
  for (const name of collectionNames)
    if ((await ifPresent(fs.readdir(path.join(folder, name))))?.length) return true;
  return false;
}

/**
 * Notes that a store is being moved into a folder; servers refuse it from then on. Throws `StartupError` if the
 * folder holds a store that wasn't moved.
 */
export async function beginMove(
  folder: string,
  collectionNames: readonly string[],
  disk: Pick<Disk, 'write'>,
): Promise<void> {
  if (await isThere(moveIn(folder))) return;
  if ((await isStore(folder)) || (await hasRecords(folder, collectionNames)))
    throw new StartupError(
      `The data folder ${folder} holds a store already: set DATA_DIR to an empty folder.`,
    );
  await disk.write({ file: moveIn(folder), text: '{}' });
}

/** Makes a folder the store of a server. A crash in between leaves the move unfinished. */
export async function endMove(folder: string, disk: Disk): Promise<void> {
  await writeManifest(folder, undefined, disk);
  await disk.remove(moveIn(folder));
  await disk.syncFolder(folder);
}

/**
 * Reads `store.json`; `undefined` for a new folder. Changes nothing. Throws `StartupError` if it is damaged, newer
 * than this server, or missing although records exist: the server would start empty over data. Also if a move into
 * the folder isn't complete.
 */
export async function readManifest(
  folder: string,
  collectionNames: readonly string[],
): Promise<Manifest | undefined> {
  const file = fileIn(folder);
  const text = await readIfPresent(file);
  if (await isThere(moveIn(folder)))
    throw new StartupError(
      `A move into the data folder ${folder} isn't complete: run \`npm run store -- move --to files --finish\`, or set DATA_DIR to another folder.`,
    );
  if (text === undefined) {
    if (await hasRecords(folder, collectionNames))
      throw new StartupError(
        `The data folder ${folder} holds records but its store.json is missing: restore it from a backup, or move the folder away.`,
      );
    return undefined;
  }
  const manifest = parseManifest(text);
  if (!manifest) {
    throw new StartupError(
      `The file ${file} is damaged: restore it from a backup, or move the data folder away.`,
    );
  }
  const { schemaVersion, writtenBy } = manifest;
  if (schemaVersion > SCHEMA_VERSION) {
    throw new StartupError(
      `The data folder ${folder} was written by ${writtenBy ? `version ${writtenBy}` : 'a newer version'} of the server (schema ${schemaVersion}; this is version ${serverVersion}, schema ${SCHEMA_VERSION}): start that version or a newer one. Nothing was changed.`,
    );
  }
  return manifest;
}

/** Writes this version into a folder's manifest, if it isn't there yet. */
export async function writeManifest(
  folder: string,
  before: Manifest | undefined,
  disk: Pick<Disk, 'write'>,
): Promise<void> {
  const own = { schemaVersion: SCHEMA_VERSION, writtenBy: serverVersion };
  if (before?.schemaVersion === own.schemaVersion && before.writtenBy === own.writtenBy) return;
  await disk.write({ file: fileIn(folder), text: JSON.stringify({ ...before, ...own }) });
}
