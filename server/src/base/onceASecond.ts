import type { ServerClock } from './ports.ts';

/** Shortest time between two calls: neither a page that polls nor a probe may ask a provider or write each time. */
const ASK_AGAIN_AFTER_MS = 1000;
/** Most remembered answers; above this the old ones are dropped. */
const MAX_REMEMBERED = 10_000;

/**
 * Returns a function that works at most once a second per key. Within that second, callers get the last result, even
 * if it is pending or failed.
 */
export function createOnceASecond<T>(
  clock: Pick<ServerClock, 'monotonicMs'>,
): (key: string, ask: () => Promise<T>) => Promise<T> {
  const answers = new Map<string, { askedAt: number; answer: Promise<T> }>();
  return (key, ask) => {
    const now = clock.monotonicMs();
    const last = answers.get(key);
    if (last && now - last.askedAt < ASK_AGAIN_AFTER_MS) return last.answer;
    if (answers.size >= MAX_REMEMBERED) answers.clear();
    const answer = ask();
    answers.set(key, { askedAt: now, answer });
    return answer;
  };
}
