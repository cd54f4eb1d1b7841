import { DEVIATION, HALF_OF_95 } from './bell.ts';
import { type Facts, inWords, percentAlong } from './facts.ts';

/** Values of the controls: the age of the norms, the yearly gain as points in a hundred years, and the sample size. */
export type NormsAndSample = Record<'years' | 'gain' | 'sample', number>;

/** Lowest and highest number of years since the norming. */
export const normAges = [0, 40] as const;

/** People asked. */
export const sampleSizes = [50, 100, 200, 500, 1000, 2000] as const;

/** Points of the IQ scale gained in a hundred years, by the kind of task (Pietschnig and Voracek 2015, 31 countries). */
export const gains = { fluid: 41, spatial: 30, fullScale: 28, crystallized: 21 } as const;

/** Values at the start. */
export const atStart: NormsAndSample = { years: 25, gain: gains.fullScale, sample: sampleSizes.indexOf(200) };

/** An invented average, of no real country. */
export const PUBLISHED = 95;

/** The ends of what is drawn: the scale from 75 to 105, with room for the widest error at its low end. */
export const drawn = [74, 106] as const;

/** The average once the gain since the norming is subtracted, and how far chance alone may carry it (95%). */
export function movedAverage({ years, gain, sample }: NormsAndSample) {
  const people = sampleSizes[sample] ?? Number.NaN;
  const correction = (years * gain) / 100;
  const average = PUBLISHED - correction;
  const margin = (HALF_OF_95 * DEVIATION) / Math.sqrt(people);
  return { people, correction, average, margin, low: average - margin, high: average + margin };
}

/** Returns the facts for texts and drawing. */
export function movingAverageFacts(chosen: NormsAndSample, locale: string): Facts {
  const { people, correction, average, margin, low, high } = movedAverage(chosen);
  const at = percentAlong(average, drawn);
  return {
    years: inWords(chosen.years, locale, 0, { style: 'unit', unit: 'year', unitDisplay: 'long' }),
    gain: inWords(chosen.gain / 100, locale, 2),
    people: inWords(people, locale),
    correction: inWords(correction, locale, 1),
    average: inWords(average, locale, 1),
    margin: inWords(margin, locale, 1),
    low: inWords(low, locale, 1),
    high: inWords(high, locale, 1),
    at,
    from: percentAlong(low, drawn),
    to: percentAlong(high, drawn),
    // the line from the published average ends where the bar begins
    shiftFrom: percentAlong(Math.min(high, PUBLISHED), drawn),
    // near the low end its words begin at the mark
    end: at < 38 ? 'left' : '',
  };
}
