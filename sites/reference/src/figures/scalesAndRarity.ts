import { bellY, DEVIATION, MEAN, shareBelow } from './bell.ts';
import { type Facts, inWords, percentAlong } from './facts.ts';

/** Values of the controls: an IQ on the usual scale. */
export type Place = Record<'iq', number>;

/** Values at the start. */
export const atStart: Place = { iq: 130 };

/** Lowest and highest IQ of the slider. */
export const scores = [55, 160] as const;

/** The ends of what is drawn: room for the numbers at either end. */
export const drawn = [50, 165] as const;

/** Standard deviations of the scales in use; the first is the usual one. */
export const deviations = [DEVIATION, 16, 24] as const;

/** People in the norm sample that the figure compares with: the US norms of the WAIS-IV. */
export const SAMPLE = 2200;

/** Converts a place on the usual scale to another one. */
export const onScale = (iq: number, deviation: number): number =>
  MEAN + (deviation * (iq - MEAN)) / DEVIATION;

/** The share of people below a place; the share beyond it, away from the middle; and how many of a norm sample that is. */
export function rarity(iq: number) {
  const below = shareBelow((iq - MEAN) / DEVIATION);
  const beyond = Math.min(below, 1 - below);
  return { below, beyond, oneIn: 1 / beyond, inSample: SAMPLE * beyond };
}

/** Number of decimals that show the rarer side: the last digit is at most half of it. */
const decimalsFor = (beyond: number) => Math.max(1, Math.ceil(-Math.log10((100 * beyond) / 2)));

/** Describes the rarity of a place. */
export function describeRarity(iq: number, locale: string) {
  const { below, beyond, oneIn, inSample } = rarity(iq);
  return {
    share: inWords(below, locale, decimalsFor(beyond), { style: 'percent' }),
    oneIn: inWords(oneIn, locale),
    inSample:
      inSample < 1
        ? inWords(inSample, locale, 0, { maximumSignificantDigits: 1 })
        : inWords(inSample, locale),
  };
}

/** A score on one of the scales: whole where it is, else with one decimal. */
export const scaleNumber = (score: number, locale: string): string =>
  inWords(score, locale, 0, { maximumFractionDigits: 1 });

/** Returns the facts for texts and drawing. */
export function scalesAndRarityFacts({ iq }: Place, locale: string): Facts {
  const at = percentAlong(iq, drawn);
  return {
    ...describeRarity(iq, locale),
    ...Object.fromEntries(
      deviations.map((deviation) => [`sd${deviation}`, scaleNumber(onScale(iq, deviation), locale)]),
    ),
    at,
    y: bellY(iq),
    // beyond the middle of the drawing, the text beside the mark is on its left
    end: at > 55 ? 'right' : 'left',
    side: iq < MEAN ? 'below' : 'above',
  };
}
