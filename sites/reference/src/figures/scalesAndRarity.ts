import { bellY, DEVIATION, MEAN, shareBelow } from './bell.ts';
import { type Facts, inWords, percentAlong } from './facts.ts';

/** What can be chosen: an IQ on the usual scale. */
export type Place = Record<'iq', number>;

/** What is chosen before anybody has chosen. */
export const atStart: Place = { iq: 130 };

/** What the IQ can be moved between. */
export const scores = [55, 160] as const;

/** The ends of what is drawn: room for the numbers at either end. */
export const drawn = [50, 165] as const;

/** Standard deviations of the scales in use; the first is the usual one. */
export const deviations = [DEVIATION, 16, 24] as const;

/** People in the norm sample that the figure compares with: the US norms of the WAIS-IV. */
export const SAMPLE = 2200;

/** What a place on the usual scale is called on another one. */
export const onScale = (iq: number, deviation: number): number =>
  MEAN + (deviation * (iq - MEAN)) / DEVIATION;

/** The share of people below a place; the share beyond it, away from the middle; and how many of a norm sample that is. */
export function rarity(iq: number) {
  const below = shareBelow((iq - MEAN) / DEVIATION);
  const beyond = Math.min(below, 1 - below);
  return { below, beyond, oneIn: 1 / beyond, inSample: SAMPLE * beyond };
}

/** As many decimals of the percentage as tell the rarer side from nothing: a last digit is at most half of it. */
const decimalsFor = (beyond: number) => Math.max(1, Math.ceil(-Math.log10((100 * beyond) / 2)));

/** What is said of a place. */
export function describeRarity(iq: number, locale: string) {
  const { below, beyond, oneIn, inSample } = rarity(iq);
  return {
    share: inWords(below, locale, decimalsFor(beyond), { style: 'percent' }),
    oneIn: inWords(oneIn, locale),
    inSample:
      inSample < 1
        ? inSample.toLocaleString(locale, { maximumSignificantDigits: 1 })
        : inWords(inSample, locale),
  };
}

/** A score on one of the scales: whole where it is, else with one decimal. */
export const scaleNumber = (score: number, locale: string): string =>
  score.toLocaleString(locale, { maximumFractionDigits: 1 });

/** What is said and drawn. */
export function scalesAndRarityFacts({ iq }: Place, locale: string): Facts {
  const at = percentAlong(iq, drawn);
  return {
    ...describeRarity(iq, locale),
    ...Object.fromEntries(
      deviations.map((deviation) => [`sd${deviation}`, scaleNumber(onScale(iq, deviation), locale)]),
    ),
    at,
    y: bellY(iq),
    // beyond the middle of the drawing, what stands beside the mark stands on its left
    end: at > 55 ? 'right' : 'left',
    side: iq < MEAN ? 'below' : 'above',
  };
}
