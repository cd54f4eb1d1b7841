import { alphaOf } from './reliability.ts';
import type { Breath } from './yieldToEvents.ts';

/**
 * Most cases that are used; more are sampled: then the interval is that of a sample of this size, a little too wide.
 */
export const MOST_CASES = 10_000;
/** Number of times the cases are resampled. */
export const RESAMPLES = 500;
const SEED = 20_230_407;

/**
 * Makes a generator of whole numbers from 0 to 2^32 − 1 that always returns the same: Marsaglia's xorshift with a
 * Weyl sequence (Xorshift RNGs, 2003).
 */
function createDraw(seed: number): () => number {
  let state = seed;
  let weyl = 0;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    weyl = (weyl + 362_437) | 0;
    return (state + weyl) >>> 0;
  };
}

/** The place of a share in sorted values, linear between neighbors. */
function quantile(sorted: Float64Array, share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (place - Math.floor(place)) * (above - below);
}

/**
 * The 95 % interval of alpha: cases are drawn with replacement `RESAMPLES` times, and the middle 95 % of the
 * resulting alphas are the interval (the percentile method, Efron and Tibshirani, An Introduction to the Bootstrap,
 * 1993, chapter 13). The draws follow from a fixed seed: the same cases give the same interval. `null` if alpha is
 * not defined for most draws.
 * @param patterns One entry per case: 1 for each question that is right, 0 for the others.
 */
export async function bootstrapAlpha(
  patterns: readonly Uint8Array[],
  breath: Breath,
): Promise<{ low: number; high: number } | null> {
  const length = patterns[0]?.length ?? 0;
  const cases = patterns.length;
  const all = new Uint8Array(cases * length);
  for (const [i, pattern] of patterns.entries()) all.set(pattern, i * length);
  const scores = Uint8Array.from(patterns, (pattern) => pattern.reduce((sum, each) => sum + each, 0));

  const draw = createDraw(SEED);
  const alphas: number[] = [];
  const right = new Uint32Array(length);
  for (let resample = 0; resample < RESAMPLES; resample += 1) {
    right.fill(0);
    let score = 0;
    let scoreSquared = 0;
    for (let i = 0; i < cases; i += 1) {
      // For at most 10,000 cases the division favors none of them by more than 0.0003 %.
      const drawn = draw() % cases;
      const own = scores[drawn] ?? 0;
      score += own;
      scoreSquared += own * own;
      const start = drawn * length;
      for (let question = 0; question < length; question += 1)
        right[question] = (right[question] ?? 0) + (all[start + question] ?? 0);
    }
    const alpha = alphaOf({ cases, right: [...right], score, scoreSquared });
    if (alpha !== null) alphas.push(alpha);
    await breath();
  }
  if (alphas.length < RESAMPLES / 2) return null;
  const sorted = Float64Array.from(alphas).sort();
  return { low: quantile(sorted, 0.025), high: quantile(sorted, 0.975) };
}
