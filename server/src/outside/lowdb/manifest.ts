import fs from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import serverPackage from '../../../package.json' with { type: 'json' };
import { StartupError } from '../../base/startupError.ts';
import { SCHEMA_VERSION } from '../../store/collection.ts';
import { type Disk, ifPresent, readIfPresent } from '../durableFile.ts';

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

/**
 * Reads `store.json`; `undefined` for a new folder. Changes nothing. Throws `StartupError` if it is damaged, newer
 * than this server, or missing although records exist: the server would start empty over data.
 */
export async function readManifest(
  folder: string,
  collectionNames: readonly string[],
): Promise<Manifest | undefined> {
  const file = fileIn(folder);
  const text = await readIfPresent(file);
  if (text === undefined) {
    for (const name of collectionNames) {
      const entries = await ifPresent(fs.readdir(path.join(folder, name)));
      if (entries?.length) {
        throw new StartupError(
          `The data folder ${folder} holds records but its store.json is missing: restore it from a backup, or move the folder away.`,
        );
      }
    }
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
      `The data folder ${folder} was written by ${writtenBy ? `version ${writtenBy}` : 'a newer version'} of the server (schema ${schemaVersion}; this is version ${serverPackage.version}, schema ${SCHEMA_VERSION}): start that version or a newer one. Nothing was changed.`,
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
  const own = { schemaVersion: SCHEMA_VERSION, writtenBy: serverPackage.version };
  if (before?.schemaVersion === own.schemaVersion && before.writtenBy === own.writtenBy) return;
  await disk.write({ file: fileIn(folder), text: JSON.stringify({ ...before, ...own }) });
}
