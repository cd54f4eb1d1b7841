import { createModel, signal } from '@preact/signals-react';
import { visitorMessage } from '../api/ApiError.ts';
import { report } from '../api/report.ts';
import type { VisitorMessage } from '../i18n/visitorMessage.ts';
import { createCopying } from '../ui/copyFeedback.ts';

interface PrivateLinkOptions {
  /** Makes a link; resolves to its address. */
  create: () => Promise<string>;
  /** Puts a text on the clipboard; rejects where the browser refuses. */
  copy: (text: string) => Promise<void>;
}

/** Makes the private link of a test, and copies it. */
export const PrivateLinkModel = createModel(({ create, copy }: PrivateLinkOptions) => {
  const copying = createCopying(copy, (error) => report('copying was refused', error));
  const link = signal<string | undefined>(undefined);
  const isBusy = signal(false);
  const problem = signal<VisitorMessage | undefined>(undefined);
  return {
    link,
    isBusy,
    /** Reason why the last try failed. */
    problem,
    copyState: copying.copyState,
    whileShown: copying.whileShown,
    async create(): Promise<void> {
      if (isBusy.peek()) return;
      isBusy.value = true;
      problem.value = undefined;
      try {
        link.value = await create();
      } catch (error) {
        problem.value = visitorMessage(error, 'payment.linkFailed');
      } finally {
        isBusy.value = false;
      }
    },
    async copyLink(): Promise<void> {
      const url = link.peek();
      if (url) await copying.copy(url);
    },
  };
});
