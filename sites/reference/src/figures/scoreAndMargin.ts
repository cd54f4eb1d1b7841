import { bellY, DEVIATION, HALF_OF_95, MEAN, shareBelow } from './bell.ts';
import { type Facts, inWords, percentAlong } from './facts.ts';

/** Values of the controls. */
export type ScoreAndReliability = Record<'score' | 'reliability', number>;

/** Values at the start. */
export const atStart: ScoreAndReliability = { score: 112, reliability: 0.9 };

/** Lowest and highest reliability of the slider. */
export const reliabilities = [0.6, 0.98] as const;

/** The ends of what is drawn: the scale from 55 to 145, with room for the widest interval. */
export const drawn = [50, 150] as const;

/** The 95% interval of a score, and the shares of people below its ends. Its half is the margin. */
export function scoreAndMargin({ score, reliability }: ScoreAndReliability) {
  const standardError = DEVIATION * Math.sqrt(1 - reliability);
  const margin = HALF_OF_95 * standardError;
  const low = score - margin;
  const high = score + margin;
  const below = (iq: number) => shareBelow((iq - MEAN) / DEVIATION);
  return { standardError, margin, low, high, belowLow: below(low), belowHigh: below(high) };
}

/** Percentile as tests state it, never 0 or 100. */
const percentile = (share: number): string => {
  const rounded = Math.round(100 * share);
  if (rounded < 1) return '<1';
  return rounded > 99 ? '>99' : `${rounded}`;
};

/** Percent of the width that the number at an end of the interval needs in a narrow drawing. */
const NUMBER = 11;

/** Returns the facts for texts and drawing. */
export function scoreAndMarginFacts(chosen: ScoreAndReliability, locale: string): Facts {
  const { low, high, belowLow, belowHigh } = scoreAndMargin(chosen);
  const from = percentAlong(low, drawn);
  const to = percentAlong(high, drawn);
  return {
    score: inWords(chosen.score, locale),
    reliability: inWords(chosen.reliability, locale, 2),
    low: inWords(low, locale),
    high: inWords(high, locale),
    lowPercentile: percentile(belowLow),
    highPercentile: percentile(belowHigh),
    at: percentAlong(chosen.score, drawn),
    y: bellY(chosen.score),
    from,
    to,
    width: to - from,
    lowAt: Math.max(from, NUMBER),
    highAt: Math.min(to, 100 - NUMBER),
  };
}
