import { computed, createModel, effect, signal } from '@preact/signals-react';
import type { FinishedTestSession } from '@quotient/contract';
import { NETWORK_GRACE_MS } from '@quotient/contract/testTime';
import { ApiError, isOffline } from '../api/ApiError.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { retryDelayMs } from '../api/retryDelayMs.ts';
import type { RunnerOptions } from './runnerOptions.ts';

/** `asking`: the confirmation is open. `sending`: on its way. `waiting`: no connection, trying again. `busy`: the server cannot take it just now, trying again. */
export type FinishState = 'no' | 'asking' | 'sending' | 'waiting' | 'busy';

interface FinishingOptions extends Pick<RunnerOptions, 'credentials' | 'clock' | 'onGone'> {
  api: Pick<ApiClient, 'finishTestSession'>;
}

/**
 * The end of a test: its answers first, then the word to the server, again until that has come through.
 * @param flush Sends the answers that wait; resolves with the error for which some still do.
 */
export const FinishingModel = createModel(
  (
    { credentials, api, clock, onGone }: FinishingOptions,
    flush: () => Promise<unknown>,
    onFinished: (finished: FinishedTestSession) => void,
  ) => {
    const finishState = signal<FinishState>('no');
    const timeIsUp = signal(false);
    let tries = 0;
    let retryTimer: ReturnType<typeof setTimeout> | undefined;
    let overSinceMs: number | undefined;
    let disposed = false;

    async function finish(): Promise<void> {
      if (finishState.peek() === 'sending' || disposed) return;
      clearTimeout(retryTimer);
      finishState.value = 'sending';
      const obstacle = await flush();
      if (disposed) return;
      try {
        // answers still waiting here must not be lost by finishing before the server stops taking them
        const isPastGrace = overSinceMs !== undefined && clock.monotonicMs() - overSinceMs > NETWORK_GRACE_MS;
        if (obstacle && !isPastGrace) throw obstacle;
        const finished = await api.finishTestSession(credentials);
        if (!disposed) onFinished(finished);
      } catch (error) {
        if (disposed) return;
        if (error instanceof ApiError && !error.isTransient) return onGone(error);
        finishState.value = isOffline(error) ? 'waiting' : 'busy';
        retryTimer = setTimeout(finish, retryDelayMs(error, tries++));
      }
    }

    effect(() => () => {
      disposed = true;
      clearTimeout(retryTimer);
    });

    return {
      finishState,
      timeIsUp,
      /** The test takes no more: it is being finished. */
      isOver: computed(() => finishState.value !== 'no' && finishState.value !== 'asking'),
      /** Finishes, also out of an open confirmation. */
      finish,
      /** The time is over. */
      endTime(): void {
        timeIsUp.value = true;
        overSinceMs ??= clock.monotonicMs();
        void finish();
      },
    };
  },
);
