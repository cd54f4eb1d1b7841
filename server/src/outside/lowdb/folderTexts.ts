import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { atOnce } from '../../store/concurrency.ts';
import { retryBriefly } from '../../store/retryBriefly.ts';
import { type Disk, ifPresent } from '../durableFile.ts';
import type { AnyDefinition, StoredText, Texts } from '../texts.ts';
import { recordPlaces } from './recordPlaces.ts';

/** Ids of a page. */
const PAGE = 1000;
/** Documents read or written at once. */
const AT_ONCE = 16;

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

const readFile = (file: string) => ifPresent(retryBriefly(() => fs.readFile(file)));

const isJson = (content: Buffer | undefined): boolean => {
  try {
    if (content) JSON.parse(String(content));
    return content === undefined || isUtf8(content);
  } catch {
    return false;
  }
};

type Places = ReturnType<typeof recordPlaces>;

/** Returns false for a file whose name no server looks for. */
function isFindable(id: string, { placeOf }: Places): boolean {
  try {
    placeOf(id);
    return true;
  } catch {
    return false;
  }
}

/**
 * Content of a document's files. A server writes the fixed one first and removes it last, so a document that is still
 * there after that has it.
 */
async function contentOf(id: string, { placeOf }: Places, { parts }: AnyDefinition) {
  const { file, fixedFile } = placeOf(id);
  const fixed = parts && (await readFile(fixedFile));
  const changing = await readFile(file);
  return changing && { changing, fixed };
}

/**
 * Reads and writes the documents of a data folder as texts. Reading needs no lock: a server replaces each file in one
 * step.
 */
export function createFolderTexts(folder: string, disk: Disk): Texts {
  return {
    async *pages(definition) {
      const places = recordPlaces(folder, definition);
      const found = new Set<string>();
      for await (const id of places.ids()) if (isFindable(id, places)) found.add(id);
      const ids = [...found].sort();
      for (let from = 0; from < ids.length; from += PAGE) yield ids.slice(from, from + PAGE);
    },
    async digests(definition, ids, since) {
      const places = recordPlaces(folder, definition);
      const digests = new Map<string, string | null>();
      await atOnce(ids, AT_ONCE, async (id) => {
        // Nobody can set this time, unlike that of the last change of the content.
        const isOld =
          since !== undefined &&
          ((await ifPresent(fs.stat(places.placeOf(id).file)))?.ctimeMs ?? since) < since;
        const content = isOld ? undefined : await contentOf(id, places, definition);
        if (isOld) digests.set(id, null);
        else if (content)
          digests.set(id, sha256(content.changing) + (content.fixed ? sha256(content.fixed) : ''));
      });
      return digests;
    },
    async read(definition, ids) {
      const places = recordPlaces(folder, definition);
      const texts: StoredText[] = [];
      const damaged: string[] = [];
      await atOnce(ids, AT_ONCE, async (id) => {
        const content = await contentOf(id, places, definition);
        if (!content) return;
        const { changing, fixed } = content;
        if (isJson(changing) && isJson(fixed))
          texts.push({ id, text: String(changing), fixedText: fixed ? String(fixed) : null });
        else damaged.push(id);
      });
      return { texts, damaged };
    },
    async write(definition, texts) {
      const { placeOf, makeShard } = recordPlaces(folder, definition);
      await atOnce(texts, AT_ONCE, async ({ id, text, fixedText }) => {
        const { shard, file, fixedFile } = placeOf(id);
        await makeShard(shard, disk);
        const fixed = fixedText === null ? [] : [{ file: fixedFile, text: fixedText }];
        await disk.write(...fixed, { file, text });
        if (definition.parts && fixedText === null) await disk.remove(fixedFile);
      });
    },
    async remove(definition, ids) {
      const { placeOf } = recordPlaces(folder, definition);
      const shards = new Set<string>();
      await atOnce(ids, AT_ONCE, async (id) => {
        const { shard, file, fixedFile } = placeOf(id);
        if (await disk.remove(file, ...(definition.parts ? [fixedFile] : []))) shards.add(shard);
      });
      for (const shard of shards) {
        await disk.syncFolder(shard);
        // An empty group would be listed forever. A folder with files stays.
        if (definition.groupOf) await fs.rmdir(shard).catch(() => undefined);
      }
    },
  };
}
