/** Estimate of a gain, by a study or a stricter check of it. */
export interface Estimate {
  /** Effect in points of the IQ scale: in standard deviations, times 15. */
  points: number;
  /** Interval in points, if the source gives it. */
  interval?: readonly [low: number, high: number];
  /** The source itself gives no more than a round number. @default false */
  isRound?: boolean;
  /** Its number in the list of sources of the page. */
  source: number;
}

/** The first estimate, then the stricter ones, the strictest last. */
export type Estimates = readonly [first: Estimate, ...stricter: Estimate[]];

/** Four ways to a higher score, and what was left of each after a stricter look. The page names the sources. */
export const claims = {
  memory: [
    { points: 3.6, source: 6 },
    { points: 2, source: 7 },
  ],
  exercise: [
    { points: 3.3, interval: [2.4, 4.2], source: 11 },
    { points: 2, interval: [1.1, 3], source: 11 },
    { points: 0.8, interval: [-1.4, 2.1], source: 11 },
  ],
  money: [
    { points: 9.6, source: 1 },
    { points: 2.5, source: 2 },
  ],
  education: [
    { points: 1, isRound: true, source: 4 },
    { points: 0.4, source: 4 },
  ],
} as const satisfies Record<string, Estimates>;

/** The name of a claim. */
export type Claim = keyof typeof claims;

/** Range of the axis, in points. */
const AXIS = { low: -2, high: 10 };

/** The numbers along the axis. */
export const gainTicks = [-2, 0, 2, 4, 6, 8, 10];

/** The place of a gain along the axis, as an SVG length. */
export const gainX = (points: number): string =>
  `${((100 * (points - AXIS.low)) / (AXIS.high - AXIS.low)).toFixed(2)}%`;
