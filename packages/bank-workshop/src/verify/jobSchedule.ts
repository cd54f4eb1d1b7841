/** Steps of a job: minutes, and the steps that must be finished before. */
export type Job = ReadonlyMap<string, { minutes: number; after: readonly string[] }>;

/** Reads `P takes 15 minutes` and, after a semicolon, its sources: `arrows lead to it from P and Q`. */
export function readJob(text: string): Job {
  const told = text.matchAll(
    /([A-Z]) takes (\d+)\sminutes(?:; (?:an )?arrows? leads? to it from ([A-Z](?: and [A-Z])*))?/g,
  );
  return new Map(
    [...told].map(([, name = '', minutes, after]) => [
      name,
      { minutes: Number(minutes), after: after?.split(' and ') ?? [] },
    ]),
  );
}

/**
 * Finds the shortest time in which this many people do a job, each step by one of them without a pause: tries at each
 * moment every step that can start, and also to start none.
 */
export function shortestMinutes(job: Job, people: number): number {
  const from = (now: number, done: ReadonlySet<string>, running: ReadonlyMap<string, number>): number => {
    if (done.size === job.size) return now;
    const startable = [...job].filter(
      ([name, { after }]) =>
        !done.has(name) && !running.has(name) && after.every((before) => done.has(before)),
    );
    const started = running.size < people ? startable : [];
    const next = Math.min(...running.values());
    const isOver = ([, end]: readonly [string, number]): boolean => end === next;
    const waited = () =>
      from(
        next,
        new Set([...done, ...[...running].filter(isOver).map(([name]) => name)]),
        new Map([...running].filter((step) => !isOver(step))),
      );
    return Math.min(
      ...started.map(([name, { minutes }]) => from(now, done, new Map([...running, [name, now + minutes]]))),
      ...(running.size > 0 ? [waited()] : []),
    );
  };
  return from(0, new Set(), new Map());
}

/**
 * Runs instructions on boxes with numbers: `A = 3` sets, `A becomes A + B` computes, `A and B swap` swaps. Everything
 * else in the text is skipped.
 */
export function runBoxes(text: string): ReadonlyMap<string, number> {
  const boxes = new Map<string, number>();
  const value = (word: string): number => boxes.get(word) ?? Number(word);
  for (const [, set, number, target, left, right, one, other] of text.matchAll(
    /([A-Z])\s=\s(\d+)|([A-Z]) becomes ([A-Z]) \+ ([A-Z]|\d+)|([A-Z]) and ([A-Z]) swap/g,
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
