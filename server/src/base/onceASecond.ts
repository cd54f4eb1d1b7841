import type { ServerClock } from './ports.ts';

/** A page that polls must not turn into a request to the payment provider each time, nor a probe into a write. */
const ASK_AGAIN_AFTER_MS = 1000;
/** Answers remembered; above this the old ones are dropped. */
const MAX_REMEMBERED = 10_000;

/**
 * What asks at most once a second for each key: whoever asks again within it gets the last answer, also where that one
 * is still on its way or was a failure.
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
