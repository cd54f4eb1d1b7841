/** The value in the middle, or between the two in the middle. */
export const median = (samples: readonly number[]): number => quantile(samples, 0.5);

/** Value that this share of the samples doesn't exceed, interpolated between neighbors. `share` is 0 to 1. */
export function quantile(samples: readonly number[], share: number): number {
  if (samples.length === 0) throw new Error('Nothing was measured.');
  const sorted = [...samples].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] as number;
  const above = sorted[Math.ceil(place)] as number;
  return below + (above - below) * (place - Math.floor(place));
}
