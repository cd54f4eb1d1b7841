/** Steps of a job: minutes, and the steps that must be finished before. */
export type Job = ReadonlyMap<string, { minutes: number; after: readonly string[] }>;

/** The shortest time for a job without a circle: its longest chain of steps. */
export function shortestMinutes(job: Job): number {
  const end = (name: string): number => {
    const { minutes = 0, after = [] } = job.get(name) ?? {};
    return minutes + Math.max(0, ...after.map(end));
  };
  return Math.max(...[...job.keys()].map(end));
}

/**
 * Runs instructions on boxes with numbers: `A = 3` sets, `A becomes A + B` computes, `A and B swap` swaps.
 * Everything else in the text is skipped.
 */
export function runBoxes(text: string): ReadonlyMap<string, number> {
  const boxes = new Map<string, number>();
  const value = (word: string): number => boxes.get(word) ?? Number(word);
  for (const [, set, number, target, left, right, one, other] of text.matchAll(
    /([A-Z]) = (\d+)|([A-Z]) becomes ([A-Z]) \+ ([A-Z]|\d+)|([A-Z]) and ([A-Z]) swap/g,
  )) {
    if (set && number) boxes.set(set, Number(number));
    if (target && left && right) boxes.set(target, value(left) + value(right));
    if (one && other) {
      const kept = value(one);
      boxes.set(one, value(other));
      boxes.set(other, kept);
    }
  }
  return boxes;
}
