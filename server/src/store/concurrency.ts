/**
 * Works on a list a few entries at a time: disks and network answer in parallel, and nothing waits for one slow
 * entry. Continues after an error and throws the first one at the end.
 */
export async function atOnce<T>(
  list: Iterable<T> | AsyncIterable<T>,
  count: number,
  work: (entry: T) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = [];
  const entries = (async function* () {
    yield* list;
  })();
  const worker = async () => {
    for await (const entry of { [Symbol.asyncIterator]: () => ({ next: () => entries.next() }) }) {
      try {
        await work(entry);
      } catch (error) {
        errors.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: count }, worker));
  if (errors.length > 0) throw errors[0];
}
