import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { errorCode } from '../base/errors.ts';
import type { Log } from '../base/ports.ts';
import { retryBriefly } from '../store/retryBriefly.ts';

const ManifestSchema = v.object({ version: v.pipe(v.string(), v.regex(/^[\w.+-]+$/)) });

/** The version that `embedDir` holds; `undefined` where the embed is not built. */
export async function readEmbedVersion(embedDir: string): Promise<string | undefined> {
  try {
    const manifest: unknown = JSON.parse(await readFile(path.join(embedDir, 'manifest.json'), 'utf8'));
    return v.parse(ManifestSchema, manifest).version;
  } catch {
    return undefined;
  }
}

/** How a copy is called that isn't complete: no address leads to it. */
const COPYING = '.copying-';

const readLoader = (folder: string) => readFile(path.join(folder, 'embed.js')).catch(() => undefined);

/**
 * Keeps the files of the embed's present version in `archiveDir`: pages that have pinned it must find it after the
 * server has a newer one. What is kept is never changed. A failure is told to the operator and stops nothing.
 */
export async function archiveEmbed(embedDir: string, archiveDir: string, log: Log): Promise<void> {
  const version = await readEmbedVersion(embedDir);
  if (!version) return;
  const present = path.join(embedDir, `v${version}`);
  const kept = path.join(archiveDir, `v${version}`);
  // The copy has a name that no address can have until all of it is there.
  const copying = path.join(archiveDir, `${COPYING}${process.pid}-${Date.now()}`);
  try {
    // What a crash has left: nobody else has the data folder.
    for (const name of await readdir(archiveDir).catch(() => []))
      if (name.startsWith(COPYING)) await rm(path.join(archiveDir, name), { recursive: true, force: true });
    const before = await readLoader(kept);
    if (before) {
      const now = await readLoader(present);
      // Pages that have pinned the first build keep getting it only from the archive.
      if (now && !before.equals(now)) log.warn('embed_version_reused', { version });
      return;
    }
    await mkdir(archiveDir, { recursive: true });
    await cp(present, copying, { recursive: true, dereference: true });
    await retryBriefly(() => rename(copying, kept));
  } catch (error) {
    await rm(copying, { recursive: true, force: true }).catch(() => {});
    const reason = errorCode(error) ?? String(error);
    // Another start may have been faster, and then it is kept all the same.
    if (!(await readLoader(kept))) log.warn('embed_not_archived', { version, reason });
  }
}
