import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../base/errors.ts';
import type { Log, ServerClock } from '../base/ports.ts';
import { retryBriefly } from '../store/retryBriefly.ts';
import { SITE_KEPT_MS } from './archivedFileRecord.ts';

/** Paths of all files at any depth below a folder; empty if it doesn't exist. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** Archived files of a site's builds. */
interface SiteArchive {
  /** Archives the present build, and removes files that no build has had for 30 days. Call it regularly. */
  refresh(): Promise<void>;
}

/**
 * Archives the hashed files of the site's builds in `archiveDir`, under their own addresses: a tab that is open
 * during a deploy still finds files that it loads later. The time of an archived file is when a build last had it. A
 * failure is logged for the operator and stops nothing.
 */
export function createSiteArchive(
  siteDir: string,
  archiveDir: string,
  { clock, log }: { clock: ServerClock; log: Pick<Log, 'warn'> },
): SiteArchive {
  async function keep(name: string, now: Date): Promise<void> {
    const [present, kept] = [path.join(siteDir, name), path.join(archiveDir, name)];
    const [{ size }, before] = await Promise.all([stat(present), stat(kept).catch(() => undefined)]);
    // The name has a hash of the content: another size means that it was archived incompletely.
    if (before?.size !== size) {
      // under a name that no address of the site leads to until it is complete
      const copying = path.join(archiveDir, `.copying-${randomBytes(6).toString('hex')}`);
      await mkdir(path.dirname(kept), { recursive: true });
      try {
        await copyFile(present, copying);
        await retryBriefly(() => rename(copying, kept));
      } catch (error) {
        await rm(copying, { force: true });
        throw error;
      }
    }
    await utimes(kept, now, now);
  }

  return {
    async refresh() {
      const now = clock.now();
      try {
        for (const name of await filesBelow(path.join(siteDir, 'assets')))
          await keep(path.join('assets', name), new Date(now));
        for (const name of await filesBelow(archiveDir)) {
          const file = path.join(archiveDir, name);
          if (clock.atLeast() - (await stat(file)).mtimeMs > SITE_KEPT_MS) await rm(file, { force: true });
        }
      } catch (error) {
        log.warn('site_not_archived', { reason: errorCode(error) ?? String(error) });
      }
    },
  };
}
