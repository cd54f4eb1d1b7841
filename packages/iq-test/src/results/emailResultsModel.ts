import { computed, createModel, signal } from '@preact/signals-react';
import { visitorMessage } from '../api/ApiError.ts';
import type { VisitorMessage } from '../i18n/visitorMessage.ts';
import type { Toasts } from '../ui/toasts.ts';

/** What sends a result. */
interface EmailResultsOptions {
  /** Hands the e-mail on. Rejects when it was not taken. */
  send: (email: string) => Promise<unknown>;
  /** Takes every outcome as a short message. */
  tell: (...message: Parameters<Toasts['show']>) => void;
}

const MISSING = 'results.emailRequiredText';

/** Sends the results to an address the visitor types. Every outcome is told in a toast (Specification §8). */
export const EmailResultsModel = createModel(({ send, tell }: EmailResultsOptions) => {
  const address = signal('');
  const problem = signal<VisitorMessage | undefined>(undefined);
  const isSending = signal(false);
  const sentTo = signal<string | undefined>(undefined);

  return {
    address,
    /** What went wrong at the last try, until something is typed. */
    problem,
    /** The visitor tried to send to nobody and has not typed since. */
    isMissing: computed(() => problem.value === MISSING),
    isSending,
    /** The address of the last success, until another one is asked for. */
    sentTo,
    setAddress(typed: string): void {
      address.value = typed;
      problem.value = undefined;
    },
    async send(): Promise<void> {
      if (isSending.peek()) return;
      const email = address.peek().trim();
      problem.value = email === '' ? MISSING : undefined;
      if (email === '') return tell('alert', 'results.emailRequiredTitle', MISSING);
      isSending.value = true;
      try {
        await send(email);
        sentTo.value = email;
        tell('success', 'results.emailSentTitle', { key: 'results.emailSentText', values: { email } });
      } catch (error) {
        problem.value = visitorMessage(error, 'results.emailFailedText');
        tell('alert', 'results.emailFailedTitle', problem.peek());
      } finally {
        isSending.value = false;
      }
    },
    /** Back to an empty form. */
    sendAnother(): void {
      address.value = '';
      sentTo.value = undefined;
    },
  };
});
