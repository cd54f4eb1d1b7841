/** Runs work of one key one after the other; work of different keys runs in parallel. */
export function createSerializer() {
  const tails = new Map<string, Promise<unknown>>();
  return async function serialize<T>(key: string, work: () => Promise<T>): Promise<T> {
    const run = (tails.get(key) ?? Promise.resolve()).then(work);
    const tail = run.catch(() => undefined);
    tails.set(key, tail);
    await tail;
    if (tails.get(key) === tail) tails.delete(key);
    return run;
  };
}
