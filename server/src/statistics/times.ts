/** Times are counted in tenths of a second, up to half an hour: what took longer counts as half an hour. */
const TENTHS = 18_000;

/** How often each time was spent, by its tenths of a second. */
export type TimeCounts = Uint32Array;

/** No time counted yet. */
export const noTimes = (): TimeCounts => new Uint32Array(TENTHS + 1);

/** Counts one time. A time of 0 was not measured, and is left out. */
export function addTime(times: TimeCounts, spentMs: number): void {
  if (!(spentMs > 0)) return;
  const tenth = Math.min(TENTHS, Math.round(spentMs / 100));
  times[tenth] = (times[tenth] ?? 0) + 1;
}

/** The value at place `rank` (from 0) of all counted times in their order. */
function atRank(times: TimeCounts, rank: number): number {
  let seen = 0;
  const tenth = times.findIndex((cases) => {
    seen += cases;
    return seen > rank;
  });
  return tenth / 10;
}

/** A share of the times lies below it: linear between neighbours (type 7 of Hyndman and Fan, Sample quantiles in statistical packages, 1996). */
function quantile(times: TimeCounts, cases: number, share: number): number {
  const place = (cases - 1) * share;
  const below = atRank(times, Math.floor(place));
  const above = atRank(times, Math.ceil(place));
  return below + (place - Math.floor(place)) * (above - below);
}

/** The quartiles in seconds, and of how many times; `null` where none was measured. */
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
