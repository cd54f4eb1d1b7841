import fs from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../../base/ports.ts';
import { retryBriefly } from '../../store/retryBriefly.ts';
import { type Disk, ifPresent } from '../durableFile.ts';

const TEMPORARY = /\.tmp$/;
const SET_ASIDE = /^([^.]+)\.damaged-(\d+)\.json$/;
const FIXED = /^([^.]+)\.fixed\.json$/;

/**
 * Cleans one folder of records. Until version 4, unreadable records were renamed, and the remains of a crash stayed
 * there. Resolves to the number of records that got their name back.
 */
async function tidyShard(shard: string, disk: Disk, log: Log): Promise<number> {
  const names = new Set((await ifPresent(fs.readdir(shard))) ?? []);
  const rest = new Map<string, string>();
  // The newest is the last one that a request met.
  for (const name of [...names].sort()) {
    const [, stem] = SET_ASIDE.exec(name) ?? [];
    if (stem !== undefined) rest.set(stem, name);
  }
  let count = 0;
  for (const [stem, name] of rest) {
    const own = `${stem}.json`;
    // The file that replaced it was intended.
    if (names.has(own)) log.warn('record_still_set_aside', { file: path.join(shard, name) });
    else {
      await retryBriefly(() => fs.rename(path.join(shard, name), path.join(shard, own)));
      names.add(own);
      count += 1;
    }
  }
  const left = [...names].filter((name) => {
    const [, stem] = FIXED.exec(name) ?? [];
    return TEMPORARY.test(name) || (stem !== undefined && !names.has(`${stem}.json`));
  });
  for (const name of left) await disk.remove(path.join(shard, name));
  if (count + left.length > 0) await disk.syncFolder(shard);
  return count;
}

/**
 * Repairs leftovers of versions before 5 in a store: renamed records get their name back, as most of them are valid
 * and of a newer version, and remains of crashes are removed. A truly damaged record stays `record_damaged`. It reads
 * each folder, so it runs once, on the upgrade to version 5.
 */
export async function putBack(
  folder: string,
  collectionNames: readonly string[],
  disk: Disk,
  log: Log,
): Promise<void> {
  for (const name of collectionNames) {
    const root = path.join(folder, name);
    let count = 0;
    for (const entry of (await ifPresent(fs.readdir(root, { withFileTypes: true }))) ?? [])
      if (entry.isDirectory()) count += await tidyShard(path.join(root, entry.name), disk, log);
    if (count > 0) log.warn('records_put_back', { collection: name, count });
  }
}
