import type { ServerClock } from '../base/ports.ts';

/** Shortest time between two questions about one checkout. */
const SHORTEST_PAUSE_MS = 1000;
/** Longest pause between questions about an undecided one. */
const LONGEST_PAUSE_MS = 60_000;
/** Most remembered answers; above this the old ones are dropped. */
const MAX_REMEMBERED = 10_000;

interface Remembered<T> {
  firstAt: number;
  askedAt: number;
  answer: Promise<T>;
  isAnswered: boolean;
}

/** Returns the pause after a question: a quarter of the time so far. */
const pauseAfter = ({ firstAt, askedAt }: Pick<Remembered<unknown>, 'firstAt' | 'askedAt'>) =>
  Math.min(Math.max((askedAt - firstAt) / 4, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS);

/**
 * Asks about each key less and less often. Until the next question everyone gets the last answer, even a failure or a
 * pending one. A question that `isDropped` marks counts as not asked.
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
