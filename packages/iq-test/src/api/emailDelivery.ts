import type { EmailState, ResultsEmail } from '@quotient/contract';
import { pause } from '@quotient/contract/pause';
import { ApiError } from './ApiError.ts';
import { retryDelayMs } from './retryDelayMs.ts';

/** Over the longest waits of 15 seconds, about an hour; the server tries for longer, but hardly anybody looks that long. */
const MAX_ASKED = 250;

/** An e-mail that is taken but not yet sent. */
export interface EmailOnItsWay {
  /**
   * Resolves when a mail server has accepted the e-mail; rejects when it will never arrive. After `signal` aborts, we
   * stop asking, and it does neither. `onDelayed` is called once if the mail server can't accept it for now.
   */
  delivered(signal: AbortSignal, onDelayed?: () => void): Promise<unknown>;
}

/** Adds `delivered` to the server's answer about an e-mail: it calls `ask` until the e-mail is no longer queued. */
export const withDelivery = (
  email: ResultsEmail,
  ask: () => Promise<ResultsEmail>,
): ResultsEmail & EmailOnItsWay => ({
  ...email,
  async delivered(signal, onDelayed = () => {}) {
    let state: EmailState = email.state;
    let isDelayed = false;
    for (let asked = 0; asked < MAX_ASKED; asked += 1) {
      if (state === 'sent') return;
      if (state === 'failed') throw new Error('The address was refused.');
      await pause(retryDelayMs(undefined, asked), signal);
      if (signal.aborted) break;
      try {
        const newest = await ask();
        state = newest.state;
        if (newest.isDelayed && !isDelayed) onDelayed();
        isDelayed ||= newest.isDelayed === true;
      } catch (error) {
        if (!(error instanceof ApiError && error.isTransient)) throw error;
      }
    }
    return new Promise(() => {}); // The asking has ended, or the state is unknown: it is still on its way.
  },
});
