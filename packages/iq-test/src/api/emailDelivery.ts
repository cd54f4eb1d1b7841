import type { EmailState, ResultsEmail } from '@quotient/contract';
import { pause } from '@quotient/contract/pause';
import { ApiError } from './ApiError.ts';
import { retryDelayMs } from './retryDelayMs.ts';

/** Over the longest waits of 15 seconds, about an hour; the server tries for longer, but hardly anybody looks that long. */
const MAX_ASKED = 250;

/** An e-mail that is taken but not yet sent. */
export interface EmailOnItsWay {
  /**
   * Resolves when a mail server has taken the e-mail; rejects when it will never arrive. Once `signal` aborts, nobody is
   * asked any more, and it does neither. `onDelayed` is called once, where the mail server cannot take it for now.
   */
  delivered(signal: AbortSignal, onDelayed?: () => void): Promise<unknown>;
}

/** An e-mail as the server has answered it, with what waits for the end of it: `ask` is called until it is no longer queued. */
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
    return new Promise(() => {}); // Nobody looks any more, or nobody knows: it is still on its way.
  },
});
