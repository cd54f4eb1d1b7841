import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The newest email that a server has put into its outbox, as it would travel. */
export async function newestMail(dataDir: string): Promise<string> {
  const outbox = path.join(dataDir, 'outbox');
  // by the time that their names begin with; one that is written just now has another ending
  const newest = (await readdir(outbox).catch(() => [])) // no folder before the first
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .at(-1);
  return newest ? readFile(path.join(outbox, newest), 'utf8') : '';
}

/** The text of an email of the outbox, without the encoding of its lines. */
export const decoded = (source: string): string =>
  source
    .split(/\r?\n--/u)
    .map((part) =>
      /encoding: base64/iu.test(part)
        ? Buffer.from(
            part
              .split(/\r?\n\r?\n/u)
              .slice(1)
              .join(''),
            'base64',
          ).toString('utf8')
        : part.replaceAll(/=\r?\n/gu, '').replaceAll('=3D', '='),
    )
    .join('\n');
