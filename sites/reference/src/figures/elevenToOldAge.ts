import { DEVIATION, MEAN } from './bell.ts';
import { type Facts, inWords, percentAlong } from './facts.ts';

/** Values of the controls. */
export type EarlyScoreAndAge = Record<'early' | 'age', number>;

/** Values at the start. */
export const atStart: EarlyScoreAndAge = { early: 120, age: 70 };

/** Lowest and highest early score of the slider. */
export const earlyScores = [70, 130] as const;

/** Correlations of the score at 11 with that in old age, by age: of the Scottish follow-up studies, uncorrected. */
export const correlations: Readonly<Record<number, number>> = { 70: 0.67, 79: 0.66, 87: 0.51 };

/** The ends of both scales as they are drawn. */
export const drawn = [60, 140] as const;

/** Half of the range that holds four of five in a normal distribution, in standard deviations. */
const HALF_OF_80 = 1.28;

/** The score to expect in old age, and the range around it that holds four of five people with this early score. */
export function laterScore({ early, age }: EarlyScoreAndAge) {
  const correlation = correlations[age] ?? 0;
  const expected = MEAN + correlation * (early - MEAN);
  const spread = DEVIATION * Math.sqrt(1 - correlation ** 2);
  const margin = HALF_OF_80 * spread;
  return { correlation, expected, spread, margin, low: expected - margin, high: expected + margin };
}

/** Distance of a score from the top of the drawing, in percent. */
export const fromTop = (iq: number): number => 100 - percentAlong(iq, drawn);

/** Returns the facts for texts and drawing. */
export function elevenToOldAgeFacts(chosen: EarlyScoreAndAge, locale: string): Facts {
  const { expected, low, high } = laterScore(chosen);
  const [y, lowY, highY] = [chosen.early, low, high].map((iq) => fromTop(iq).toFixed(2));
  return {
    early: inWords(chosen.early, locale),
    age: inWords(chosen.age, locale),
    expected: inWords(expected, locale),
    low: inWords(low, locale),
    high: inWords(high, locale),
    y: `${y}`,
    expectedY: fromTop(expected),
    lowY: `${lowY}`,
    highY: `${highY}`,
    band: `0,${y} 100,${highY} 100,${lowY}`,
    // on the side of the line that the expected score moves away from
    beside: chosen.early < MEAN ? 18 : -8,
  };
}

/** A correlation with two decimals: `0.67`, `0,67`. */
export const correlationAt = (age: number, locale: string): string =>
  inWords(laterScore({ early: MEAN, age }).correlation, locale, 2);
