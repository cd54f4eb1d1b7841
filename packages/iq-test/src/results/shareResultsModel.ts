import { createModel, signal } from '@preact/signals-react';
import { visitorMessage } from '../api/ApiError.ts';
import { report } from '../api/report.ts';
import type { VisitorMessage } from '../i18n/visitorMessage.ts';
import { createCopying } from '../ui/copyFeedback.ts';
import type { ToastSink } from '../ui/toasts.ts';
import type { ShareMessage } from './shareMessage.ts';
import { subjectToasts } from './subjectToasts.ts';

/** Functions that publish a result and share its link. */
interface ShareResultsOptions {
  /** The address of the public page, where there is one already. */
  link?: string | undefined;
  /** Makes the public page; resolves to its address. */
  createLink: () => Promise<string>;
  /** Takes the public page away. */
  takeBack: () => Promise<unknown>;
  /** The device's own share sheet. Absent: message and link are copied. */
  shareNatively?: ((data: ShareData) => Promise<void>) | undefined;
  /** Puts a text on the clipboard. Where it rejects, the visitor is shown the link to copy by hand. */
  copy: (text: string) => Promise<void>;
  /** Takes what was copied, or what failed, as a short message. */
  toasts: () => ToastSink | undefined;
}

/** Makes the public page at the first wish, never before, hands its link on, and takes it back. */
export const ShareResultsModel = createModel((options: ShareResultsOptions) => {
  const { createLink, shareNatively } = options;
  const { tell, startOver } = subjectToasts('share', options.toasts);
  const copying = createCopying(options.copy, (error) => report('copying was refused', error));
  const { copyState } = copying;
  const link = signal(options.link);
  const isSharing = signal(false);
  const isTakingBack = signal(false);
  const problem = signal<VisitorMessage | undefined>(undefined);

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
    if (await copying.copy(copied)) return true;
    tell('alert', 'results.shareFailedTitle', 'results.copyByHand');
    return false;
  }

  return {
    /** `{origin}/r/{id}` once the public page exists. */
    link,
    isSharing,
    isTakingBack,
    copyState,
    /** Reason why the last try to share or to stop sharing failed. */
    problem,
    async share({ title, text }: ShareMessage): Promise<void> {
      if (isSharing.peek() || isTakingBack.peek()) return;
      isSharing.value = true;
      startOver();
      problem.value = undefined;
      try {
        const url = link.peek() ?? (await createLink());
        link.value = url;
        if (await offerNatively({ title, text, url })) return;
        if (!(await copyOrShow(`${text}\n${url}`))) return;
        tell('success', 'results.copiedTitle', 'results.copiedText');
      } catch (error) {
        problem.value = visitorMessage(error, 'results.shareFailedText');
        tell('alert', 'results.shareFailedTitle', problem.peek());
      } finally {
        isSharing.value = false;
      }
    },
    async takeBack(): Promise<void> {
      if (isTakingBack.peek() || isSharing.peek()) return;
      isTakingBack.value = true;
      startOver();
      problem.value = undefined;
      try {
        await options.takeBack();
        link.value = undefined;
        copyState.value = 'idle';
        tell('success', 'results.takenBackTitle', 'results.takenBackText');
      } catch (error) {
        problem.value = visitorMessage(error, 'results.takeBackFailedText');
        tell('alert', 'results.takeBackFailedTitle', problem.peek());
      } finally {
        isTakingBack.value = false;
      }
    },
    async copyLink(): Promise<void> {
      const url = link.peek();
      if (!url) return;
      startOver();
      await copyOrShow(url);
    },
    whileShown: copying.whileShown,
  };
});
