import type { ScoreInterval } from '@quotient/contract';

/** Share of a normal distribution below one deviation under its mean, and below one above it: 68.27 % are between. */
const LOWER_SHARE = 0.158655;
const UPPER_SHARE = 1 - LOWER_SHARE;

/**
 * The share of a standard normal distribution below `z`, within 0.00000008.
 * Abramowitz and Stegun, Handbook of Mathematical Functions (1964), formula 26.2.17.
 */
export function normalShareBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const polynomial =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
  return z > 0 ? 1 - tail : tail;
}

/**
 * Number of questions with equal points that have the same error: (Σ points)² / Σ points². Equal points give their
 * number. Kish, Survey Sampling (1965), section 11.7.
 */
export function effectiveCount(points: readonly number[]): number {
  const total = points.reduce((sum, value) => sum + value, 0);
  return total ** 2 / points.reduce((sum, value) => sum + value ** 2, 0);
}

/**
 * Probability that the true share is below `bound` if `share` was seen in `count` questions; all but `count` from 0
 * to 1. The binomial error model (Lord, 1957) with the score test that Wilson's interval (1927) inverts: its
 * deviation is that of the bound, √(bound (1 − bound) / count). So there is an error at 0 and 1 too, where the
 * deviation of the seen share would be zero.
 */
export function chanceBelow(bound: number, share: number, count: number): number {
  if (bound <= 0) return 0;
  if (bound >= 1) return 1;
  return normalShareBelow((bound - share) / Math.sqrt((bound * (1 - bound)) / count));
}

/** Possible true score and its probability; all probabilities sum to 1. */
export interface Candidate {
  iq: number;
  chance: number;
}

/**
 * Standard deviation of the true score and the middle 68 % of it, from its candidates, lowest first. If the shown
 * score is outside because of its drawn digit, the interval extends to it.
 */
export function toInterval(candidates: readonly Candidate[], shownIq: number): ScoreInterval {
  const mean = candidates.reduce((sum, { iq, chance }) => sum + chance * iq, 0);
  const variance = candidates.reduce((sum, { iq, chance }) => sum + chance * (iq - mean) ** 2, 0);
  let below = 0;
  const ends = candidates.map(({ iq, chance }) => {
    below += chance;
    return { iq, below };
  });
  const quantile = (share: number) => ends.find((end) => end.below >= share)?.iq ?? shownIq;
  return {
    low: Math.min(quantile(LOWER_SHARE), shownIq),
    high: Math.max(quantile(UPPER_SHARE), shownIq),
    standardError: Math.round(10 * Math.sqrt(variance)) / 10,
  };
}
