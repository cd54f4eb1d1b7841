import { hasCode } from '../base/errors.ts';
import type { Clock } from '../base/ports.ts';
import { startOfId } from '../base/startOfId.ts';
import type { Store } from '../ports.ts';
import { questionTokens } from '../shapes/questionTokens.ts';

/** Longest test of any set and time factor. */
const LONGEST_TEST_MS = 24 * 3_600_000;

/** Lists the tests of some days (UTC, `2026-11-23`), both included, newest first. */
export interface StartedTests {
  between(fromDay: string, toDay: string): AsyncIterable<{ id: string; finishedAt: number | null }>;
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * Counts the running tests that show a figure, without unreadable ones. It lists only the rows of the last day, and
 * reads only the records of its unfinished tests: older ones cost nothing.
 */
export async function countTestsUnderWay(
  { store, clock, rows }: { store: Pick<Store, 'testSessions'>; clock: Clock; rows: StartedTests },
  token: string,
): Promise<number> {
  const now = clock.now();
  let found = 0;
  // A clock that was ahead has stored starts of tomorrow.
  for await (const { id, finishedAt } of rows.between(
    dayOf(now - LONGEST_TEST_MS),
    dayOf(now + LONGEST_TEST_MS),
  )) {
    if (startOfId(id) < now - LONGEST_TEST_MS) break;
    if (finishedAt !== null) continue;
    const session = await store.testSessions.get(id).catch((error: unknown) => {
      if (!hasCode(error, 'record_damaged')) throw error;
    });
    if (!session || session.finish || session.deadlineAt < now) continue;
    if (questionTokens(session.questions).includes(token)) found += 1;
  }
  return found;
}
