import { type Facts, inWords } from './facts.ts';

/** Values of the controls. */
export type Correlation = Record<'r', number>;

/** Values at the start. */
export const atStart: Correlation = { r: 0.31 };

/** Correlations that reviews of studies found, from low to high; they were corrected in different ways. */
export const studies = [
  { r: 0.12, key: 'selfRatedGrades', source: { authors: ['MacCann'], others: true, year: 2020 } },
  { r: 0.19, key: 'mixedGrades', source: { authors: ['MacCann'], others: true, year: 2020 } },
  { r: 0.2, key: 'abilityWork', source: { authors: ['Joseph'], others: true, year: 2015 } },
  { r: 0.24, key: 'abilityGrades', source: { authors: ['MacCann'], others: true, year: 2020 } },
  { r: 0.29, key: 'mixedWork', source: { authors: ['Joseph'], others: true, year: 2015 } },
  { r: 0.31, key: 'intelligenceWork', source: { authors: ['Sackett'], others: true, year: 2022 } },
  {
    r: 0.51,
    key: 'intelligenceWorkOlder',
    source: { authors: ['Schmidt', 'Hunter'], others: false, year: 1998 },
  },
  { r: 0.54, key: 'intelligenceGrades', source: { authors: ['Roth'], others: true, year: 2015 } },
] as const;

/** One of them. */
export type Study = (typeof studies)[number];

/** Number of people in both upper halves, of a hundred in one of them; both measures are normal. */
export const inBothHalves = (r: number): number => Math.round(50 + (100 * Math.asin(r)) / Math.PI);

/** Distance of dots in units of the drawing, which are pixels. */
const PITCH = 24;
const RADIUS = 8.5;
/** Gap between the first fifty and the others, for the words on the toss of a coin. */
const GAP = 28;

/** The drawing's size in pixels. */
export const size = { width: 10 * PITCH, height: 10 * PITCH + GAP };
/** The middle of the gap. */
export const middle = size.height / 2;

/** The first dots of ten rows of ten as an SVG path. */
export const dots = (count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const x = (index % 10) * PITCH + PITCH / 2 - RADIUS;
    const y = Math.floor(index / 10) * PITCH + PITCH / 2 + (index < 50 ? 0 : GAP);
    return `M${x} ${y}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0-${2 * RADIUS} 0`;
  }).join('');

/** Returns the facts for texts and drawing. */
export const halfAndHalfFacts = ({ r }: Correlation, locale: string): Facts => ({
  r: inWords(r, locale, 2),
  count: inWords(inBothHalves(r), locale),
  filled: dots(inBothHalves(r)),
});
