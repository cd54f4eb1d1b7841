import type { ReadonlySignal } from '@preact/signals-react';
import type { TimeFactor } from '@quotient/contract';
import { visitorMessage } from '../api/ApiError.ts';
import type { Credentials } from '../api/apiClient.ts';
import { report } from '../api/report.ts';
import type { FlowOptions } from './flowOptions.ts';
import type { Place } from './journeyPlace.ts';
import type { Stages } from './stages.ts';

interface StartingOptions extends FlowOptions {
  timeFactor: ReadonlySignal<TimeFactor>;
  /** True where a test was taken in this page; `storage.last` knows of those before. */
  isRepeat: () => boolean;
  restore: (credentials: Credentials) => void;
}

/** Begins a test: the first one from the start, or another one from the results. */
export function createStartTest(
  { journey, change }: Place,
  stages: Stages,
  { api, storage, toasts, locale, set, partner, timeFactor, isRepeat, restore }: StartingOptions,
) {
  return async (event: 'start' | 'retake'): Promise<void> => {
    const here = journey.peek();
    if ((here.at !== 'welcome' && here.at !== 'results') || here.isStarting) return;
    const running = event === 'start' ? storage.running.read() : undefined;
    // another tab has started one since: this tab joins it
    if (running) return restore(running);
    const asked = change({ ...here, isStarting: true });
    toasts.dismissAbout('start');
    try {
      const { token, ...session } = await api.startTestSession({
        timeFactor: timeFactor.peek(),
        locale: locale(),
        ...(set && { set }),
        ...(partner && { partner }),
        // the server then asks what this visitor hasn't seen
        ...(here.at === 'results' && { retakeOf: here.credentials.token }),
        // for statistics of first attempts; nothing is stored for it
        ...((isRepeat() || storage.last.read()) && { isRepeat: true }),
      });
      if (journey.peek() !== asked) return; // left meanwhile
      storage.clearTest();
      stages.enterTesting(event, session, { id: session.id, token }, false);
    } catch (error) {
      if (journey.peek() !== asked) return void report('the test could not start', error);
      stages.fail('the test could not start', error);
      change(here);
      toasts.show('alert', 'flow.startFailedTitle', visitorMessage(error, 'errors.internal'), 'start');
    }
  };
}
