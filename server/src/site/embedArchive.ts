import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const ManifestSchema = z.object({ version: z.string().regex(/^[\w.+-]+$/) });

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/**
 * Keeps the files of the embed's present version in `archiveDir`, once: pages that have pinned a version must find it
 * after the server has a newer one. Does nothing where the embed is not built.
 */
export async function archiveEmbed(embedDir: string, archiveDir: string): Promise<void> {
  const manifest = path.join(embedDir, 'manifest.json');
  if (!(await exists(manifest))) return;
  const { version } = ManifestSchema.parse(JSON.parse(await readFile(manifest, 'utf8')));
  const kept = path.join(archiveDir, `v${version}`);
  if (await exists(kept)) return;
  // by one rename: a start that was stopped half-way must not leave half a version behind
  const copying = `${kept}.${process.pid}`;
  await mkdir(archiveDir, { recursive: true });
  await cp(path.join(embedDir, `v${version}`), copying, { recursive: true });
  await rename(copying, kept).catch(() => rm(copying, { recursive: true, force: true })); // another start was faster
}
