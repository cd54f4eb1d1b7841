import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { createPartners } from '../partners/partners.ts';
import { createServedPages } from '../publishing/servedPages.ts';
import { createStaticSite } from '../site/staticSite.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { acme } from './testApp.ts';
import { noPictures } from './testPictures.ts';

/**
 * Makes a folder with these files, by their paths in it.
 * @param folder The folder. @default a new one
 */
export function folderWith(files: Record<string, string | Uint8Array>, folder = temporaryFolder()): string {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}

const publicUrl = 'http://localhost:3000';

/** A site of the files in `folder`, which knows the partner `acme`, no shared result and no certificate. */
export function siteIn(folder: string, options: Partial<Parameters<typeof createStaticSite>[0]> = {}) {
  return createStaticSite({
    siteDir: folder,
    embedDir: folder,
    embedArchiveDir: folder,
    siteArchiveDir: folder,
    publicUrl,
    partners: createPartners([acme]),
    pages: createServedPages({ store: createMemoryStore(), publicUrl, pictures: noPictures }),
    log: { error: vi.fn() },
    ...options,
  });
}
