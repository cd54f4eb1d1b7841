import type { ServerClock } from '../base/ports.ts';

/** Between two questions about one checkout at least. */
const SHORTEST_PAUSE_MS = 1000;
/** One that stays undecided is asked about no more often than this at last. */
const LONGEST_PAUSE_MS = 60_000;
/** Answers remembered; above this the old ones are dropped. */
const MAX_REMEMBERED = 10_000;

interface Remembered<T> {
  firstAt: number;
  askedAt: number;
  answer: Promise<T>;
  isAnswered: boolean;
}

/** What has taken long may take a quarter of that longer before it is noticed. */
const pauseAfter = ({ firstAt, askedAt }: Pick<Remembered<unknown>, 'firstAt' | 'askedAt'>) =>
  Math.min(Math.max((askedAt - firstAt) / 4, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS);

/**
 * Asks about each key less and less often. Until the next question everyone gets the last answer, even a failure or one
 * that is still awaited. A question that `isDropped` says was never asked is asked at the next call.
 */
export function createAskLessOften<T>(
  clock: Pick<ServerClock, 'monotonicMs'>,
  isDropped: (error: unknown) => boolean = () => false,
) {
  const remembered = new Map<string, Remembered<T>>();
  return (key: string, ask: (isFirst: boolean) => Promise<T>): Promise<T> => {
    const now = clock.monotonicMs();
    const last = remembered.get(key);
    if (last && (!last.isAnswered || now - last.askedAt < pauseAfter(last))) return last.answer;
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    const answer = ask(last === undefined);
    const entry = { firstAt: last?.firstAt ?? now, askedAt: now, answer, isAnswered: false };
    remembered.set(key, entry);
    answer
      .catch((error: unknown) => {
        if (!isDropped(error) || remembered.get(key) !== entry) return;
        if (last) remembered.set(key, last);
        else remembered.delete(key);
      })
      .finally(() => {
        entry.isAnswered = true;
      });
    return answer;
  };
}
