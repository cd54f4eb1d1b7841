import fs from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { StartupError } from '../../start/startupError.ts';
import { SCHEMA_VERSION } from '../../store/collection.ts';
import { ifPresent, readIfPresent, writeDurably } from '../durableFile.ts';

const ManifestSchema = v.object({ schemaVersion: v.pipe(v.number(), v.integer(), v.minValue(1)) });

function readVersion(text: string): number | undefined {
  try {
    return v.parse(ManifestSchema, JSON.parse(text)).schemaVersion;
  } catch {
    return undefined;
  }
}

/**
 * Makes sure that `store.json` says which schema version the folder has, and writes it for a new or an older folder.
 * Throws `StartupError` when it is damaged, newer than this server, or missing although records exist: starting anyway
 * would mean starting empty over somebody's data.
 */
export async function checkManifest(folder: string, collectionNames: readonly string[]): Promise<void> {
  const file = path.join(folder, 'store.json');
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
  } else {
    const version = readVersion(text);
    if (version === undefined) {
      throw new StartupError(
        `The file ${file} is damaged: restore it from a backup, or move the data folder away.`,
      );
    }
    if (version > SCHEMA_VERSION) {
      throw new StartupError(
        `The data folder ${folder} was written by a newer version (schema ${version}, this server knows ${SCHEMA_VERSION}): update the server.`,
      );
    }
    if (version === SCHEMA_VERSION) return;
  }
  await writeDurably(file, JSON.stringify({ schemaVersion: SCHEMA_VERSION }));
}
