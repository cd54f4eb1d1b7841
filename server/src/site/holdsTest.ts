import { readFile } from 'node:fs/promises';
import type { FoundFile } from './builtFiles.ts';

/** Mark of the test's place in built pages. */
const TEST_SLOT = 'data-island="iq-test"';

/** Makes a function that returns true for built pages with the test; each is read once, until it changes on disk. */
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
