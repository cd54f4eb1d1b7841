import { createModel, effect, type ReadonlySignal } from '@preact/signals-react';
import type { TestSession } from '@quotient/contract';
import { errorCode } from '../api/ApiError.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { report } from '../api/report.ts';
import { retryDelayMs } from '../api/retryDelayMs.ts';
import type { RunnerOptions } from './runnerOptions.ts';

/** The server is not asked more often than this. */
const PAUSE_MS = 5000;

interface SyncingOptions extends Pick<RunnerOptions, 'credentials' | 'clock' | 'onGone'> {
  api: Pick<ApiClient, 'getTestSession'>;
}

/**
 * Asks the server for the time and the answers: after sleep, a changed clock, a lost connection.
 * @param isOver True while the test is being finished: no more requests, and late answers are ignored.
 */
export const SyncingModel = createModel(
  (
    { credentials, api, clock, onGone }: SyncingOptions,
    isOver: ReadonlySignal<boolean>,
    onAnswer: (session: TestSession) => void,
  ) => {
    let lastMs = Number.NEGATIVE_INFINITY;
    let tries = 0;
    let retryTimer: ReturnType<typeof setTimeout> | undefined;
    let disposed = false;

    async function sync(): Promise<void> {
      const nowMs = clock.monotonicMs();
      if (isOver.peek() || nowMs - lastMs < PAUSE_MS) return;
      lastMs = nowMs;
      clearTimeout(retryTimer);
      try {
        const session = await api.getTestSession(credentials);
        tries = 0;
        if (!disposed && !isOver.peek()) onAnswer(session);
      } catch (error) {
        if (errorCode(error) === 'session_not_found') return onGone(error);
        report('the time could not be checked', error);
        // after sleep the network often wakes later than we do
        lastMs = Number.NEGATIVE_INFINITY;
        if (!disposed) retryTimer = setTimeout(sync, retryDelayMs(error, tries++));
      }
    }

    effect(() => () => {
      disposed = true;
      clearTimeout(retryTimer);
    });

    return {
      sync,
      /** Checks after a leap of the device's clock, which is reported only once; waits for the pause after the last check. */
      syncAfterLeap(): void {
        if (isOver.peek()) return;
        clearTimeout(retryTimer);
        const waitMs = Math.max(0, lastMs + PAUSE_MS - clock.monotonicMs());
        retryTimer = setTimeout(() => {
          lastMs = Number.NEGATIVE_INFINITY; // timers drop fractions of a millisecond and may fire too early
          void sync();
        }, waitMs);
      },
    };
  },
);
