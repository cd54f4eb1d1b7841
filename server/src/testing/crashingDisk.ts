import type { Counts } from '../dashboard/record.ts';
import { rowOf, type SessionRow } from '../dashboard/sessionRow.ts';
import { countsOf, createCountsSum } from '../dashboard/testCounts.ts';
import type { TextMap } from '../outside/memoryStore.ts';
import type { Death } from './crashingPorts.ts';

const SESSIONS = 'test-sessions/';

/** Disk of a store, for consecutive processes; it remembers what was removed. */
export function createDisk(texts = new Map<string, string>(), gone: SessionRow[] = []) {
  /** Question of a stored test: a hash names one that tests share. */
  const questionOf = (stored: unknown) =>
    typeof stored === 'string' ? JSON.parse(texts.get(`questions/${stored}`) ?? '{}').question : stored;
  const rowIn = (text: string) => {
    const record = JSON.parse(text);
    return rowOf({ ...record, questions: record.questions.map(questionOf) });
  };
  const rows = () => [...texts].flatMap(([key, text]) => (key.startsWith(SESSIONS) ? rowIn(text) : []));
  return {
    texts,
    /** Copies this disk. */
    copy: () => createDisk(new Map(texts), [...gone]),
    goneIds: () => gone.map(({ id }) => id),
    /** Text of all stored counts. */
    numbersText: () =>
      [...texts]
        .flatMap(([key, text]) =>
          /^(?:tallies|session-rows|day-counts|test-rows|uncounted-tests|visits)\//.test(key) ? text : [],
        )
        .join('\n'),
    /** Counts of all tests that ever existed, by day: computed from the records themselves. */
    expected(): Record<string, Counts[]> {
      const days = new Map<string, SessionRow[]>();
      for (const row of [...rows(), ...gone]) {
        const day = new Date(row.startedAt).toISOString().slice(0, 10);
        days.set(day, [...(days.get(day) ?? []), row]);
      }
      return Object.fromEntries(
        [...days].sort().map(([day, list]) => [day, createCountsSum(list.map(countsOf)).list()]),
      );
    },
    /**
     * Disk for one process, which crashes at a write or a removal.
     * @param step Counts from 1.
     */
    mortal(step: number, death: Death): TextMap & { isDead: () => boolean; steps: () => number } {
      let steps = 0;
      let isDead = false;
      function live(work: () => void): void {
        steps += 1;
        isDead ||= steps >= step;
        if (steps < step || (steps === step && death === 'after')) work();
        if (isDead) throw new Error('The process is dead.');
      }
      return {
        get: (key) => texts.get(key),
        keys: () => texts.keys(),
        set: (key, text) => live(() => texts.set(key, text)),
        delete: (key) =>
          live(() => {
            const text = texts.get(key);
            if (text !== undefined && key.startsWith(SESSIONS)) gone.push(rowOf(JSON.parse(text)));
            texts.delete(key);
          }),
        isDead: () => isDead,
        steps: () => steps,
      };
    },
  };
}

/** Stored texts, and the expected counts. */
export type Disk = ReturnType<typeof createDisk>;
