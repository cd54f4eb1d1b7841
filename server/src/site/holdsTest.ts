import { readFile } from 'node:fs/promises';
import type { FoundFile } from './builtFiles.ts';

/** Built pages say by this where the test goes. */
const TEST_SLOT = 'data-island="iq-test"';

/** Tells which built files are pages with the test on them; each is read once, until it changes on disk. */
export function createHoldsTest() {
  const known = new Map<string, { madeOf: string; holds: boolean }>();
  return async ({ file, address, etag }: FoundFile): Promise<boolean> => {
    if (!address.endsWith('.html')) return false;
    const held = known.get(file);
    if (held?.madeOf === etag) return held.holds;
    const holds = (await readFile(file, 'utf8')).includes(TEST_SLOT);
    known.set(file, { madeOf: etag, holds });
    return holds;
  };
}
