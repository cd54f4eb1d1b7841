import path from 'node:path';
import type { Log, ServerClock } from '../base/ports.ts';
import type { Collection } from '../store/collection.ts';
import type { ArchivedFile } from './archivedFileRecord.ts';
import { archiveEmbed, readEmbedVersion } from './embedArchive.ts';
import { createSharedArchive } from './sharedArchive.ts';
import { createSiteArchive } from './siteArchive.ts';

interface ArchivesOptions {
  /** Folder of this instance's data. */
  dataDir: string;
  siteDir: string;
  embedDir: string;
  clock: ServerClock;
  log: Log;
  /** Files that all instances share. @default this is the only instance */
  files?: Collection<ArchivedFile> | undefined;
}

/** Archives the present builds of the site and of the embed, so that pages of earlier ones find their files. */
export async function keepArchives({ dataDir, siteDir, embedDir, clock, log, files }: ArchivesOptions) {
  const embedArchiveDir = path.join(dataDir, 'embed');
  const siteArchiveDir = path.join(dataDir, 'site-archive');
  const sharedArchive = files && createSharedArchive({ files, clock, log });
  const siteArchive = createSiteArchive(siteDir, siteArchiveDir, { clock, log });
  await archiveEmbed(embedDir, embedArchiveDir, log);
  return {
    embedArchiveDir,
    siteArchiveDir,
    sharedArchive,
    /** Archives the present builds again, and removes what nobody uses any more. Call it every few hours. */
    async refresh(): Promise<void> {
      await siteArchive.refresh();
      if (!sharedArchive) return;
      await sharedArchive.publish(siteDir, 'assets', false);
      const version = await readEmbedVersion(embedDir);
      if (version) await sharedArchive.publish(embedDir, `v${version}`, true);
      await sharedArchive.forget();
    },
  };
}
