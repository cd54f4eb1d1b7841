import { MOST_CASES } from './bootstrap.ts';

/** FNV-1a over an id, then MurmurHash3's last steps: ids that differ in one letter fall far apart. */
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

/** Some of the cases, drawn at random while they go by. */
export interface CaseSample {
  add(id: string, pattern: Uint8Array): void;
  /** The patterns of the drawn cases. */
  patterns(): Uint8Array[];
}

/**
 * Keeps the cases whose ids have the smallest hashes: drawn as if by lot, yet the same ones in the same order whatever
 * the order in which they came.
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
