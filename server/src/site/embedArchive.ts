import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { errorCode } from '../base/errors.ts';
import type { Log } from '../base/ports.ts';
import { retryBriefly } from '../store/retryBriefly.ts';

const ManifestSchema = v.object({ version: v.pipe(v.string(), v.regex(/^[\w.+-]+$/)) });

/** Version in `embedDir`; `undefined` if the embed isn't built. */
export async function readEmbedVersion(embedDir: string): Promise<string | undefined> {
  try {
    const manifest: unknown = JSON.parse(await readFile(path.join(embedDir, 'manifest.json'), 'utf8'));
    return v.parse(ManifestSchema, manifest).version;
  } catch {
    return undefined;
  }
}

/** Prefix of an incomplete copy: no address has it. */
const COPYING = '.copying-';

const readLoader = (folder: string) => readFile(path.join(folder, 'embed.js')).catch(() => undefined);

/**
 * Archives the files of the embed's present version in `archiveDir`: pages that have pinned it must find it after an
 * update. Archived files never change. A failure is logged for the operator and stops nothing.
 */
export async function archiveEmbed(embedDir: string, archiveDir: string, log: Log): Promise<void> {
  const version = await readEmbedVersion(embedDir);
  if (!version) return;
  const present = path.join(embedDir, `v${version}`);
  const kept = path.join(archiveDir, `v${version}`);
  // The copy has a name that no address can have until all of it is there.
  const copying = path.join(archiveDir, `${COPYING}${process.pid}-${Date.now()}`);
  try {
    // Remains of a crash: nobody else has the data folder.
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
    // Another start may have been faster, and then it is archived anyway.
    if (!(await readLoader(kept))) log.warn('embed_not_archived', { version, reason });
  }
}
