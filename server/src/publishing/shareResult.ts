import type { SharedResult } from '@quotient/contract';
import { ApiError } from '../base/errors.ts';
import { isTooFast, isTooFew } from '../session/doubt.ts';
import { isWithdrawn } from '../session/isWithdrawn.ts';
import type { TestSessionRecord } from '../session/record.ts';
import { updateSession } from '../session/testSessions.ts';
import { type FinishedRecord, intervalOf } from '../session/view.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';
import type { Ports } from './ports.ts';
import type { SharedResultRecord } from './sharedResultRecord.ts';
import { marginOf } from './shownResult.ts';

/**
 * Shares results and stops sharing them. Changes of one session's two documents wait for each other: otherwise a share could
 * publish again what is just being removed.
 */
export function createSharing(ports: Ports) {
  const { store, ids, clock, inTurn } = ports;
  return {
    /**
     * Publishes score, margin of error, percentile, correct count and a note on too few or too fast answers of a paid test
     * session. A session has one shared result, so a repeat returns the same id. The session stores the id first: after a
     * crash in between, a repeat finishes it.
     */
    share: (record: FinishedRecord) => {
      const { id: sessionId, finish, locale } = record;
      return inTurn(`shared result ${sessionId}`, async () => {
        const fresh = ids.sharedResult();
        const { sharedResultId } = await updateSession(ports, sessionId, (newest) =>
          newest.sharedResultId === null ? { ...newest, sharedResultId: fresh } : newest,
        );
        const id = sharedResultId ?? fresh;
        const { iq, percentile, totalCorrect } = finish.score;
        const interval = intervalOf(record, ports.scoring);
        await store.sharedResults.create(id, {
          schemaVersion: SCHEMA_VERSION,
          id,
          sessionId,
          iq_score: iq,
          percentile,
          total_correct: totalCorrect,
          createdAt: clock.now(),
          isTooFew: isTooFew(record),
          isTooFast: isTooFast(record),
          ...(interval && { interval: { low: interval.low, high: interval.high } }),
          locale,
        });
        return { id };
      });
    },
    /** Stops sharing the result of a test session, if it is shared. Repeating it changes nothing. */
    unshare: ({ id: sessionId }: TestSessionRecord) =>
      inTurn(`shared result ${sessionId}`, async () => {
        const shared = (await store.testSessions.get(sessionId))?.sharedResultId;
        if (shared == null) return;
        await store.sharedResults.remove(shared);
        await updateSession(ports, sessionId, (newest) => ({ ...newest, sharedResultId: null }));
      }),
    /** Stops sharing a result; only its own test session can. Throws `shared_result_not_found`. */
    remove: ({ id: sessionId }: TestSessionRecord, id: string) =>
      inTurn(`shared result ${sessionId}`, async () => {
        // The published result names its owner: it can be withdrawn even if the session has forgotten its id.
        const shared = await store.sharedResults.get(id);
        if (shared?.sessionId !== sessionId) throw new ApiError('shared_result_not_found');
        await store.sharedResults.remove(id);
        await updateSession(ports, sessionId, (newest) =>
          newest.sharedResultId === id ? { ...newest, sharedResultId: null } : newest,
        );
      }),
  };
}

/** Shares results and stops sharing them. */
export type Sharing = ReturnType<typeof createSharing>;

/** Public fields of a shared result: only named fields leave the server. */
export function toSharedResult(shared: SharedResultRecord): SharedResult {
  const { id, iq_score, percentile, total_correct, isTooFew, isTooFast } = shared;
  const interval = marginOf(shared);
  return {
    id,
    iq_score,
    percentile,
    total_correct,
    ...(isTooFew && { isTooFew }),
    ...(isTooFast && { isTooFast }),
    ...(interval && { interval }),
  };
}

/** Reads a shared result. Throws `shared_result_not_found`. */
export async function readSharedResult({ store }: Ports, id: string): Promise<SharedResult> {
  const shared = await store.sharedResults.get(id);
  if (!shared || (await isWithdrawn(store, shared))) throw new ApiError('shared_result_not_found');
  return toSharedResult(shared);
}
