import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { acceptsEncoding, createSharedAnswer, type Encoders, isHeld } from '../http/compression.ts';
import { IMMUTABLE } from './caching.ts';

/** Path of the rules for pages that browsers may prefetch. */
export const SPECULATION_RULES = '/speculation-rules.json';

/** Content types that the file ending doesn't imply. */
const contentTypes: Record<string, string> = {
  [SPECULATION_RULES]: 'application/speculationrules+json',
};

/** Compressed siblings, best first. */
const siblings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** File kinds that may contain values of the installation. */
const filledTypes = /\.(?:html|xml|txt|webmanifest)$/;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
/**
 * Quality of the compression, while somebody waits for the first answer. 53 kB of a page: 52 ms at the best quality,
 * 11; 21 ms and 3 % more at 10; 13 % more at 9.
 */
const BROTLI_QUALITY = 10;
const encoders: Encoders = {
  br: async (text) =>
    new Uint8Array(await brotli(text, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })),
  gzip: async (text) => new Uint8Array(await gzip(text)),
};

/** Existing file. */
export interface FoundFile {
  folder: string;
  /** Address below the folder, from its first slash on. */
  address: string;
  file: string;
  /** Tag that changes with the file. */
  etag: string;
}

/** Finds the file of an address below a folder; `undefined` if it doesn't exist, or the address leaves the folder. */
export async function locate(folder: string, address: string): Promise<FoundFile | undefined> {
  const file = path.join(folder, address);
  if (!file.startsWith(folder + path.sep) || file.includes('\0')) return undefined;
  try {
    const stats = await stat(file);
    if (!stats.isFile()) return undefined;
    const etag = `"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`;
    return { folder, address, file, etag };
  } catch {
    return undefined;
  }
}

/** Reads the file of an address with `read`, again after each change; `undefined` if it doesn't exist. */
export function keepReading<T>(folder: string, address: string, read: (found: FoundFile) => Promise<T>) {
  let kept: { madeOf: string; made: T } | undefined;
  return async (): Promise<T | undefined> => {
    const found = await locate(folder, address);
    if (!found) return undefined;
    if (kept?.madeOf !== found.etag) kept = { madeOf: found.etag, made: await read(found) };
    return kept.made;
  };
}

/**
 * Sends built files. Those whose text `fill` changes are filled and compressed once, until they change on disk; all
 * others are sent as built, in the best of their compressed copies.
 * @param fill Fills in values of the installation. @default nothing is filled in
 */
export function createBuiltFiles(fill: (built: string) => string = (built) => built) {
  /** Filled files by status and file, with the tag of their source. */
  const filled = new Map<
    string,
    { madeOf: string; answer: Promise<ReturnType<typeof createSharedAnswer> | undefined> }
  >();

  const typeOf = (address: string) =>
    contentTypes[address] ?? getMimeType(address) ?? 'application/octet-stream';

  /** `undefined` if the file is the same in every installation. */
  function filledAnswer({ file, etag, address }: FoundFile, status: 200 | 404) {
    const key = `${status} ${file}`;
    const kept = filled.get(key);
    if (kept?.madeOf === etag) return kept.answer;
    const make = async () => {
      const built = await readFile(file, 'utf8');
      const text = fill(built);
      return text === built
        ? undefined
        : createSharedAnswer(typeOf(address), () => text, { status, encoders });
    };
    const answer = make();
    filled.set(key, { madeOf: etag, answer });
    answer.catch(() => filled.delete(key)); // the next request tries again
    return answer;
  }

  return {
    /** The text of a page, filled. */
    readFilled: async ({ file }: FoundFile) => fill(await readFile(file, 'utf8')),

    /**
     * Answers with the file, or that the client has it.
     * @param caching The `Cache-Control`.
     */
    async send(c: Context, found: FoundFile, caching: string, status: 200 | 404 = 200): Promise<Response> {
      const { folder, address } = found;
      c.header('Cache-Control', caching);
      c.header('Vary', 'Accept-Encoding');
      const answer = filledTypes.test(address) ? await filledAnswer(found, status) : undefined;
      if (answer) return answer(c);

      const accepted = c.req.header('Accept-Encoding');
      let best = found;
      for (const { name, suffix } of siblings) {
        const sibling = acceptsEncoding(accepted, name) ? await locate(folder, address + suffix) : undefined;
        if (!sibling) continue;
        best = sibling;
        c.header('Content-Encoding', name);
        break;
      }
      // A file that never changes isn't requested again, so there is nothing to compare.
      if (caching !== IMMUTABLE) {
        c.header('ETag', best.etag);
        if (status === 200 && isHeld(c, best.etag)) return c.body(null, 304);
      }
      c.header('Content-Type', typeOf(address));
      return c.body(new Uint8Array(await readFile(best.file)), status);
    },
  };
}
