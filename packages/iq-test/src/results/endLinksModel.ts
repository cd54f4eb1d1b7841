import { createModel, signal } from '@preact/signals-react';
import { visitorMessage } from '../api/ApiError.ts';
import { report } from '../api/report.ts';
import type { VisitorMessage } from '../i18n/visitorMessage.ts';
import type { ToastSink } from '../ui/toasts.ts';

interface EndLinksOptions {
  /** Ends all private links of the test. */
  end: () => Promise<unknown>;
  /** Takes what failed as a short message. */
  toasts: () => ToastSink | undefined;
}

/** Ends the private links of a test. */
export const EndLinksModel = createModel(({ end, toasts }: EndLinksOptions) => {
  const state = signal<'idle' | 'busy' | 'ended'>('idle');
  const problem = signal<VisitorMessage | undefined>(undefined);
  return {
    state,
    /** Reason why the last try failed. */
    problem,
    async end(): Promise<void> {
      if (state.peek() === 'busy') return;
      state.value = 'busy';
      problem.value = undefined;
      try {
        await end();
        state.value = 'ended';
      } catch (error) {
        report('the private links were not ended', error);
        state.value = 'idle';
        problem.value = visitorMessage(error, 'results.linkEndFailed');
        toasts()?.show('alert', 'results.linkEndFailed', problem.value, 'links');
      }
    },
  };
});
