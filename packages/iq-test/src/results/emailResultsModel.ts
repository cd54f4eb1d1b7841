import { createModel, signal } from '@preact/signals-react';
import type { TestResults } from '@quotient/contract';
import { visitorMessage } from '../api/ApiError.ts';
import type { ApiClient, Credentials } from '../api/apiClient.ts';
import type { Toasts } from '../ui/toasts.ts';

/** One result, and what sends it. */
export interface EmailResultsOptions {
  /** Sent along as specified; the server ignores it and sends what it has stored. */
  results: TestResults;
  /** What opens the session of these results on the server. */
  credentials: Credentials;
  /** Hands the e-mail to the server, which sends at most five for a session. */
  api: Pick<ApiClient, 'sendResultsEmail'>;
  /** Tells what became of each try. */
  toasts: Pick<Toasts, 'show'>;
}

/** Sends the results to an address the visitor types. Every outcome is told in a toast (Specification §8). */
export const EmailResultsModel = createModel(({ results, credentials, api, toasts }: EmailResultsOptions) => {
  const address = signal('');
  const isMissing = signal(false);
  const isSending = signal(false);
  const sentTo = signal<string | undefined>(undefined);
  const wasSent = signal(false);

  return {
    address,
    /** The visitor tried to send to nobody and has not typed since. */
    isMissing,
    isSending,
    /** The address of the last success, until another one is asked for. */
    sentTo,
    /** True from the first success on. */
    wasSent,
    setAddress(typed: string): void {
      address.value = typed;
      isMissing.value = false;
    },
    async send(): Promise<void> {
      if (isSending.peek()) return;
      const email = address.peek().trim();
      isMissing.value = email === '';
      if (email === '') {
        toasts.show('alert', 'results.emailRequiredTitle', 'results.emailRequiredText');
        return;
      }
      isSending.value = true;
      try {
        const { iq: iqScore, percentile, totalCorrect, categories: categoryAnalysis } = results;
        const body = { email, iqScore, percentile, totalCorrect, categoryAnalysis };
        await api.sendResultsEmail(credentials, body);
        sentTo.value = email;
        wasSent.value = true;
        toasts.show('success', 'results.emailSentTitle', {
          key: 'results.emailSentText',
          values: { email },
        });
      } catch (error) {
        const reason = visitorMessage(error, 'results.emailFailedText');
        toasts.show('alert', 'results.emailFailedTitle', reason);
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

/** Sending the results by e-mail, see `EmailResultsModel`. */
export type EmailResults = InstanceType<typeof EmailResultsModel>;
