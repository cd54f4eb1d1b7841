/** Longest time in tenths of a second, half an hour: longer ones count as that. */
const TENTHS = 18_000;

/** Number of answers by their time in tenths of a second. */
export type TimeCounts = Uint32Array;

/** Makes empty counts of times. */
export const noTimes = (): TimeCounts => new Uint32Array(TENTHS + 1);

/** Counts one time. A time of 0 wasn't measured, and is left out. */
export function addTime(times: TimeCounts, spentMs: number): void {
  if (!(spentMs > 0)) return;
  const tenth = Math.min(TENTHS, Math.round(spentMs / 100));
  times[tenth] = (times[tenth] ?? 0) + 1;
}

/** Value at place `rank` (from 0) of all counted times in order. */
function atRank(times: TimeCounts, rank: number): number {
  let seen = 0;
  const tenth = times.findIndex((cases) => {
    seen += cases;
    return seen > rank;
  });
  return tenth / 10;
}

/**
 * Quantile of the times, linear between neighbors (type 7 of Hyndman and Fan, Sample quantiles in statistical
 * packages, 1996).
 */
function quantile(times: TimeCounts, cases: number, share: number): number {
  const place = (cases - 1) * share;
  const below = atRank(times, Math.floor(place));
  const above = atRank(times, Math.ceil(place));
  return below + (place - Math.floor(place)) * (above - below);
}

/** Quartiles in seconds, and the number of times; `null` without any. */
export function quartilesOf(times: TimeCounts) {
  const cases = times.reduce((sum, each) => sum + each, 0);
  if (cases === 0) return null;
  const [lowerSeconds, medianSeconds, upperSeconds] = [0.25, 0.5, 0.75].map((share) =>
    quantile(times, cases, share),
  );
  return {
    cases,
    lowerSeconds: lowerSeconds ?? 0,
    medianSeconds: medianSeconds ?? 0,
    upperSeconds: upperSeconds ?? 0,
  };
}
