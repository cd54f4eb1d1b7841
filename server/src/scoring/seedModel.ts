import type { TestResults } from '@quotient/contract';
import { brand } from '@quotient/contract/brand';
import { analyzeCategories } from './categories.ts';
import type { ScoreInput, ScoringModel } from './scoringModel.ts';
import { type Candidate, chanceBelow, effectiveCount, toInterval } from './uncertainty.ts';

/** Specification §9: score percent "at least" → lowest IQ of the band; a digit 0–9 is added. */
const bands = [
  { atLeast: 95, lowestIq: 140 },
  { atLeast: 90, lowestIq: 130 },
  { atLeast: 85, lowestIq: 120 },
  { atLeast: 75, lowestIq: 110 },
  { atLeast: 65, lowestIq: 100 },
  { atLeast: 55, lowestIq: 90 },
  { atLeast: 45, lowestIq: 80 },
  { atLeast: 35, lowestIq: 70 },
] as const;
const LOWEST_BAND_IQ = 60;
const LARGEST_DIGIT = 9;

/** Every band with both of its ends and its lowest score percent, lowest first. */
export const iqBands = [{ atLeast: 0, lowestIq: LOWEST_BAND_IQ }, ...[...bands].reverse()].map(
  ({ atLeast, lowestIq }) => ({ fromPercent: atLeast, low: lowestIq, high: lowestIq + LARGEST_DIGIT }),
);

/** Specification §9: IQ "at least" → percentile. */
const percentiles = [
  { atLeast: 140, percentile: 99.5 },
  { atLeast: 130, percentile: 97.5 },
  { atLeast: 120, percentile: 91 },
  { atLeast: 110, percentile: 75 },
  { atLeast: 100, percentile: 50 },
  { atLeast: 90, percentile: 25 },
  { atLeast: 80, percentile: 9 },
  { atLeast: 70, percentile: 2.5 },
] as const;
const LOWEST_PERCENTILE = 0.5;

/** Specification §9: IQ "at least" → label. */
const labels = [
  { atLeast: 140, label: 'Genius' },
  { atLeast: 130, label: 'Very Superior' },
  { atLeast: 120, label: 'Superior' },
  { atLeast: 110, label: 'High Average' },
  { atLeast: 90, label: 'Average' },
  { atLeast: 80, label: 'Low Average' },
  { atLeast: 70, label: 'Borderline' },
] as const;
const LOWEST_LABEL = 'Extremely Low';

/** Lowest IQ with a label badge (Specification §9). */
const LABEL_SHOWN_FROM_IQ = 95;

/** The average IQ of the population, as the results state it (Specification §9). */
export const AVERAGE_IQ = 100;

/**
 * Points of the correct answers by total points, 0–100. The product is computed first, so that whole percentages are
 * exact.
 */
export function computeScorePercent({ questions, answers }: Omit<ScoreInput, 'randomDigit'>): number {
  const total = questions.reduce((sum, { points }) => sum + points, 0);
  const earned = questions.reduce(
    (sum, { points, correct }, i) => sum + (answers[i] === correct ? points : 0),
    0,
  );
  return (100 * earned) / total;
}

/** IQ band of a score percent (0–100), both ends included. */
export function bandOf(scorePercent: number): TestResults['band'] {
  const low = bands.find(({ atLeast }) => scorePercent >= atLeast)?.lowestIq ?? LOWEST_BAND_IQ;
  return { low, high: low + LARGEST_DIGIT };
}

/** The percentile (0–100) of an IQ. */
export function percentileOf(iq: number): number {
  return percentiles.find(({ atLeast }) => iq >= atLeast)?.percentile ?? LOWEST_PERCENTILE;
}

/** The label of an IQ (Specification §9). */
export function labelOf(iq: number): TestResults['label'] {
  return labels.find(({ atLeast }) => iq >= atLeast)?.label ?? LOWEST_LABEL;
}

/** Returns true if the label badge is shown: a low score has no label. */
export function isLabelShown(iq: number): boolean {
  return iq >= LABEL_SHOWN_FROM_IQ;
}

/**
 * Possible true scores, lowest first. The true score is what the table gives for the share of points in endless
 * questions of this kind. So a band is as likely as a share within it, and within the band each score is equally
 * likely, because its digit is drawn.
 */
function candidatesOf(scorePercent: number, count: number): Candidate[] {
  const ends = [...bands.map(({ atLeast }) => atLeast).reverse(), 100];
  const below = [0, ...ends.map((end) => chanceBelow(end / 100, scorePercent / 100, count))];
  return ends.flatMap((_, band) =>
    [...Array(LARGEST_DIGIT + 1).keys()].map((digit) => ({
      iq: LOWEST_BAND_IQ + band * (LARGEST_DIGIT + 1) + digit,
      chance: ((below[band + 1] ?? 1) - (below[band] ?? 0)) / (LARGEST_DIGIT + 1),
    })),
  );
}

/**
 * Makes `seed-1.0`: the tables of Specification §9.
 * @param options.clampToStatedRange Keep IQ and band inside the range that the site states in text (85–150). Default:
 * false.
 */
export function createSeedModel({ clampToStatedRange = false } = {}): ScoringModel {
  const { low, high } = brand.statedRange;
  const inRange = (iq: number) => (clampToStatedRange ? Math.min(Math.max(iq, low), high) : iq);
  const name = clampToStatedRange ? 'seed-1.0-clamped' : 'seed-1.0';
  return {
    name,
    score({ questions, answers, randomDigit }) {
      const scorePercent = computeScorePercent({ questions, answers });
      const band = bandOf(scorePercent);
      const iq = inRange(band.low + randomDigit);
      return {
        model: name,
        randomDigit,
        scorePercent,
        totalCorrect: questions.filter(({ correct }, i) => answers[i] === correct).length,
        iq,
        band: { low: inRange(band.low), high: inRange(band.high) },
        percentile: percentileOf(iq),
        label: labelOf(iq),
        categories: analyzeCategories({ questions, answers }),
      };
    },
    intervalOf({ iq, scorePercent }, questions) {
      const count = effectiveCount(questions.map(({ points }) => points));
      const candidates = candidatesOf(scorePercent, count);
      return toInterval(
        candidates.map(({ iq: candidate, chance }) => ({ iq: inRange(candidate), chance })),
        iq,
      );
    },
  };
}
