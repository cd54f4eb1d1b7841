import type { FinishedTestSession, TestSession } from '@quotient/contract';
import { pause } from '@quotient/contract/pause';
import { ApiError, isOffline } from '../api/ApiError.ts';
import type { ApiClient, Credentials } from '../api/apiClient.ts';
import { report } from '../api/report.ts';
import { retryDelayMs } from '../api/retryDelayMs.ts';
import type { Obstacle } from './journey.ts';

/** A test as the server has it. */
export type StoredTest = { running: TestSession } | { finished: FinishedTestSession; isPaid: boolean };

interface FetchOptions {
  /** Ends the asking. */
  signal: AbortSignal;
  /** Called before each further try, with why it is needed. */
  onWait: (obstacle: Obstacle) => void;
}

/**
 * Asks the server for a test until there is an answer. Resolves to undefined where the asking was ended; rejects where
 * the server no longer has the test.
 */
export async function fetchStoredTest(
  api: Pick<ApiClient, 'getTestSession' | 'finishTestSession'>,
  credentials: Credentials,
  { signal, onWait }: FetchOptions,
): Promise<StoredTest | undefined> {
  for (let tries = 0; !signal.aborted; tries += 1) {
    try {
      const session = await api.getTestSession(credentials);
      if (signal.aborted) return undefined;
      if (session.status === 'testing') return { running: session };
      // finishing again changes nothing; it answers the sealed score
      const finished = await api.finishTestSession(credentials);
      // it may have been paid since the look
      return signal.aborted ? undefined : { finished, isPaid: finished.session.paymentStatus === 'paid' };
    } catch (error) {
      if (signal.aborted) return undefined;
      if (error instanceof ApiError && !error.isTransient) throw error;
      report('the test could not be brought back yet', error);
      onWait(isOffline(error) ? 'offline' : 'busy');
      await pause(retryDelayMs(error, tries), signal);
    }
  }
  return undefined;
}
