import { hasCode } from '../http/errors.ts';
import type { Clock, Store } from '../ports.ts';
import { startOfId } from '../session/startOfId.ts';
import { questionTokens } from './questionTokens.ts';

/** No test takes longer, whatever its set and its time factor. */
const LONGEST_TEST_MS = 24 * 3_600_000;

/**
 * How many tests are under way that show a figure; one that can't be read counts as none. An id begins with the time of the
 * start, so few records are read.
 */
export async function countTestsUnderWay(
  { store, clock }: { store: Pick<Store, 'testSessions'>; clock: Clock },
  token: string,
): Promise<number> {
  const now = clock.now();
  let found = 0;
  for await (const id of store.testSessions.ids()) {
    if (startOfId(id) < now - LONGEST_TEST_MS) continue;
    const session = await store.testSessions.get(id).catch((error: unknown) => {
      if (!hasCode(error, 'record_damaged')) throw error;
    });
    if (!session || session.finish || session.deadlineAt < now) continue;
    if (questionTokens(session.questions).includes(token)) found += 1;
  }
  return found;
}
