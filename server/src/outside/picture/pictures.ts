import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { retried } from '../../base/retried.ts';
import { createSerializer } from '../../base/serialize.ts';
import type { Pictures, Typesetter } from '../../publishing/typesetting.ts';
import { FILE_MODE, FOLDER_MODE } from '../durableFile.ts';
import { renderPdf } from './renderPdf.ts';
import { renderPng } from './renderPng.ts';
import { createTypesetter } from './typesetter.ts';

/** Most drawings at once: each takes a core for about 50 ms, which visitors need too. */
const AT_ONCE = 2;
/** Some 50 kB each. */
const KEPT_COUNT = 1000;

interface PicturesOptions {
  /** Folder for pictures alone: it is emptied at each start, because another version may draw differently. */
  folder: string;
  /** See `buildFonts`. */
  fontsDir: string;
  /** @default 1000 */
  keptCount?: number;
}

/** Draws each picture once and keeps the newest on disk. Fonts are read for the first picture. */
export function createPictures({ folder, fontsDir, keptCount = KEPT_COUNT }: PicturesOptions): Pictures {
  const serialize = createSerializer();
  /** Names of the files that exist or are being made, oldest first. */
  const kept = new Map<string, Promise<void>>();
  let drawnCount = 0;
  const ready = retried(async () => {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
    return createTypesetter(fontsDir);
  });

  const make = (file: string, draw: (typesetter: Typesetter) => Promise<string>) => {
    drawnCount += 1;
    return serialize(String(drawnCount % AT_ONCE), async () => {
      const typesetter = await ready();
      await writeFile(file, await renderPng(await draw(typesetter)), { mode: FILE_MODE });
    });
  };

  return {
    pdf: (layOut) =>
      serialize('pdf', async () => {
        const typesetter = await ready();
        return renderPdf(layOut(typesetter), typesetter, fontsDir);
      }),
    async png(key, draw) {
      const name = `${createHash('sha256').update(key).digest('hex')}.png`;
      const file = path.join(folder, name);
      const making = kept.get(name) ?? make(file, draw);
      kept.set(name, making);
      try {
        await making;
        const content = new Uint8Array(await readFile(file));
        const [oldest] = kept.keys();
        if (kept.size > keptCount && oldest !== undefined) {
          kept.delete(oldest);
          await rm(path.join(folder, oldest), { force: true });
        }
        return content;
      } catch (error) {
        kept.delete(name); // the next request tries again
        throw error;
      }
    },
  };
}
