import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The newest email that a server has put into its outbox, as it would travel. */
export async function newestMail(dataDir: string): Promise<string> {
  const outbox = path.join(dataDir, 'outbox');
  // by the time that their names begin with; one that is written just now has another ending
  const newest = (await readdir(outbox))
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .at(-1);
  return newest ? readFile(path.join(outbox, newest), 'utf8') : '';
}
