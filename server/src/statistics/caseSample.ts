import { MOST_CASES } from './bootstrap.ts';

/** Hashes an id with FNV-1a, then MurmurHash3's last steps: similar ids get very different hashes. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i += 1) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

interface Sampled {
  hash: number;
  pattern: Uint8Array;
}

/** Random sample of a stream of cases. */
export interface CaseSample {
  add(id: string, pattern: Uint8Array): void;
  /** The patterns of the drawn cases. */
  patterns(): Uint8Array[];
}

/**
 * Sample of the cases whose ids have the smallest hashes: as random as a lottery, but the same in any order of
 * arrival.
 */
export function createCaseSample(limit = MOST_CASES): CaseSample {
  let kept: Sampled[] = [];
  let highest = Number.POSITIVE_INFINITY;
  const cut = () => {
    kept = kept.sort((a, b) => a.hash - b.hash).slice(0, limit);
    if (kept.length === limit) highest = kept[limit - 1]?.hash ?? highest;
  };
  return {
    add(id, pattern) {
      const hash = hashOf(id);
      if (hash > highest) return;
      kept.push({ hash, pattern });
      if (kept.length >= 2 * limit) cut();
    },
    patterns() {
      cut();
      return kept.map(({ pattern }) => pattern);
    },
  };
}
