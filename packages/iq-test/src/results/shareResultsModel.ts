import { createModel, effect, signal } from '@preact/signals-react';
import type { TestResults } from '@quotient/contract';
import { visitorMessage } from '../api/ApiError.ts';
import type { ApiClient, Credentials } from '../api/apiClient.ts';
import { report } from '../api/report.ts';
import type { Toasts } from '../ui/toasts.ts';
import type { ShareMessage } from './shareMessage.ts';

/** How long a copy button says that it copied (Specification §9). */
export const COPY_FEEDBACK_MS = 2000;

/** `failed`: the link is to be copied by hand. */
export type CopyState = 'idle' | 'copied' | 'failed';

/** One result, and what makes it public. */
export interface ShareResultsOptions {
  /** Sent along as specified; the server ignores it and publishes what it has stored. */
  results: TestResults;
  /** What opens the session of these results on the server. */
  credentials: Credentials;
  /** Makes the public page, which then stands on its `origin`. */
  api: Pick<ApiClient, 'shareResult' | 'origin'>;
  /** The device's own share sheet. Absent: message and link are copied. */
  shareNatively?: ((data: ShareData) => Promise<void>) | undefined;
  /** Puts a text on the clipboard. Where it rejects, the visitor is shown the link to copy by hand. */
  copy: (text: string) => Promise<void>;
  /** Tells that something was copied, or what failed. */
  toasts: Pick<Toasts, 'show'>;
}

/** Makes the public page at the first wish, never before, and hands its link on. */
export const ShareResultsModel = createModel((options: ShareResultsOptions) => {
  const { results, credentials, api, shareNatively, copy, toasts } = options;
  const link = signal<string | undefined>(undefined);
  const isSharing = signal(false);
  const copyState = signal<CopyState>('idle');
  let feedbackTimer: ReturnType<typeof setTimeout> | undefined;

  async function createLink(): Promise<string> {
    const { iq: iq_score, percentile, totalCorrect: total_correct } = results;
    const { id } = await api.shareResult(credentials, { iq_score, percentile, total_correct });
    return `${api.origin}/r/${id}`;
  }

  /** True when the share sheet did its part; closing it without sharing counts as that. */
  async function offerNatively(data: ShareData): Promise<boolean> {
    if (!shareNatively) return false;
    try {
      await shareNatively(data);
      return true;
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return true;
      report('the share sheet did not open; copying instead', error);
      return false;
    }
  }

  async function copyOrShow(copied: string): Promise<boolean> {
    try {
      await copy(copied);
      return true;
    } catch (error) {
      report('copying was refused', error);
      copyState.value = 'failed';
      toasts.show('alert', 'results.shareFailedTitle', 'results.copyByHand');
      return false;
    }
  }

  effect(() => () => clearTimeout(feedbackTimer));

  return {
    /** `{origin}/r/{id}` once the public page exists. */
    link,
    isSharing,
    copyState,
    async share({ title, text }: ShareMessage): Promise<void> {
      if (isSharing.peek()) return;
      isSharing.value = true;
      try {
        const url = link.peek() ?? (await createLink());
        link.value = url;
        if (await offerNatively({ title, text, url })) return;
        if (await copyOrShow(`${text}\n${url}`)) {
          toasts.show('success', 'results.copiedTitle', 'results.copiedText');
        }
      } catch (error) {
        const reason = visitorMessage(error, 'results.shareFailedText');
        toasts.show('alert', 'results.shareFailedTitle', reason);
      } finally {
        isSharing.value = false;
      }
    },
    async copyLink(): Promise<void> {
      const url = link.peek();
      if (!url || !(await copyOrShow(url))) return;
      copyState.value = 'copied';
      clearTimeout(feedbackTimer);
      feedbackTimer = setTimeout(() => {
        copyState.value = 'idle';
      }, COPY_FEEDBACK_MS);
    },
  };
});

/** Sharing the result, see `ShareResultsModel`. */
export type ShareResults = InstanceType<typeof ShareResultsModel>;
