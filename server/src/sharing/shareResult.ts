import { ApiError } from '../errors.ts';
import type { Ports } from '../ports.ts';
import { updateSession } from '../session/testSessions.ts';
import type { FinishedRecord } from '../session/view.ts';
import { SCHEMA_VERSION, type TestSessionRecord } from '../store/schema.ts';

/**
 * Publishes score, percentile and correct count of a paid test session; one shared result per session, so a repeat
 * answers the same id. The session remembers the id first: a crash in between is healed by the repeat.
 */
export async function shareResult(ports: Ports, record: FinishedRecord): Promise<{ id: string }> {
  const fresh = ports.ids.sharedResult();
  const { sharedResultId } = await updateSession(ports, record.id, (newest) =>
    newest.sharedResultId === null ? { ...newest, sharedResultId: fresh } : newest,
  );
  const id = sharedResultId ?? fresh;
  const { iq, percentile, totalCorrect } = record.finish.score;
  await ports.store.sharedResults.create(id, {
    schemaVersion: SCHEMA_VERSION,
    id,
    sessionId: record.id,
    iq_score: iq,
    percentile,
    total_correct: totalCorrect,
    createdAt: ports.clock.now(),
  });
  return { id };
}

/** Reads what was shared. Throws `shared_result_not_found`. */
export async function readSharedResult({ store }: Ports, id: string) {
  const shared = await store.sharedResults.get(id);
  if (!shared) throw new ApiError('shared_result_not_found');
  const { iq_score, percentile, total_correct } = shared;
  return { id, iq_score, percentile, total_correct };
}

/** Takes a shared result back; only its own test session can. Throws `shared_result_not_found`. */
export async function removeSharedResult(ports: Ports, record: TestSessionRecord, id: string): Promise<void> {
  if (record.sharedResultId !== id) throw new ApiError('shared_result_not_found');
  await ports.store.sharedResults.remove(id);
  await updateSession(ports, record.id, (newest) =>
    newest.sharedResultId === id ? { ...newest, sharedResultId: null } : newest,
  );
}
