import { DEVIATION, MEAN } from './bell.ts';
import { type Facts, inWords } from './facts.ts';

/** A cut-off in points of the IQ scale, and the correlation between two equally good tests. */
export type Passing = Readonly<Record<'cutoff' | 'reliability', number>>;

/** Values at the start. */
export const passingAtStart: Passing = { cutoff: 130, reliability: 0.9 };
/** The cut-offs to choose from. */
export const cutoffs = [120, 130];
/** Lowest and highest reliability of the slider. */
export const passingReliabilities = [0.6, 0.99] as const;
/** The same test, three years later, in one study. */
export const RETEST_RELIABILITY = 0.82;
/** Total scores of long individual tests, as their manuals report: WISC-V and WAIS-IV. */
export const manualReliabilities = [0.96, 0.98] as const;
/** Rows of the table that replaces the slider. */
export const tabulated = [0.6, 0.7, 0.8, RETEST_RELIABILITY, 0.9, 0.95, 0.97, 0.99];

/** Far more exact than the digits that are shown. */
const SLICES = 400;

/**
 * Number of 1,000 children at or above the cut-off in both of two tests; at a reliability of 1, in one test. This is
 * the bivariate normal distribution over equal bounds, as an integral over the angle of the correlation.
 */
export function passBoth({ cutoff, reliability }: Passing): number {
  const bound = (cutoff - MEAN) / DEVIATION;
  const from = -Math.PI / 2;
  const slice = (Math.asin(reliability) - from) / SLICES;
  let sum = 0;
  for (let index = 0; index < SLICES; index += 1)
    sum += Math.exp(-(bound ** 2) / (1 + Math.sin(from + (index + 0.5) * slice)));
  return (1000 * slice * sum) / (2 * Math.PI);
}

/** Number of dots in a row: 23 of 1,000 children reach 130. */
export const DOTS_PER_ROW = 23;

/** Rows of dots one unit apart, as the path of a line that is dashed into dots. */
function dotRows(count: number): string {
  let path = '';
  for (let row = 0; row * DOTS_PER_ROW < count; row += 1)
    // a little longer than to the last dot, so that no rounding loses it
    path += `M.5 ${row + 0.5}h${Math.min(DOTS_PER_ROW, count - row * DOTS_PER_ROW) - 0.99}`;
  return path;
}

/** Returns the facts for texts and drawing, about a cut-off at a reliability. */
export function passedTwiceFacts({ cutoff, reliability }: Passing, locale: string): Facts {
  const first = passBoth({ cutoff, reliability: 1 });
  const both = passBoth({ cutoff, reliability });
  return {
    cutoff,
    reliability: inWords(reliability, locale, 2),
    first: inWords(first, locale, 1),
    both: inWords(both, locale, 1),
    once: inWords(first - both, locale, 1),
    share: Math.round((100 * both) / first),
    rows: Math.ceil(Math.round(first) / DOTS_PER_ROW),
    firstDots: dotRows(Math.round(first)),
    bothDots: dotRows(Math.round(both)),
  };
}
