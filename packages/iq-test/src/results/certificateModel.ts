import { createModel, signal } from '@preact/signals-react';
import { visitorMessage } from '../api/ApiError.ts';
import type { VisitorMessage } from '../i18n/visitorMessage.ts';
import type { ToastSink } from '../ui/toasts.ts';
import { subjectToasts } from './subjectToasts.ts';

/** Addresses of a certificate. */
export interface CertificateLinks {
  /** The sheet to print. */
  sheet: string;
  pdf: string;
}

/** Functions that create and withdraw a certificate. */
interface CertificateOptions {
  /** Links to the certificate, if there is one already. */
  links?: CertificateLinks | undefined;
  /** Makes the certificate; resolves to where it is. */
  make: () => Promise<CertificateLinks>;
  takeBack: () => Promise<unknown>;
  /** Shows a failure, or the end of sharing, as a short message. */
  toasts: () => ToastSink | undefined;
}

/** Makes a certificate at the visitor's wish, never before, and takes it back. */
export const CertificateModel = createModel(({ make, takeBack, toasts, ...options }: CertificateOptions) => {
  const { tell, startOver } = subjectToasts('certificate', toasts);
  const links = signal(options.links);
  const isBusy = signal(false);
  const problem = signal<VisitorMessage | undefined>(undefined);

  /** Runs one action at a time; a toast with `title` reports a failure. */
  async function attempt(
    work: () => Promise<void>,
    title: 'results.certificateFailedTitle' | 'results.certificateStillThereTitle',
    text: 'results.certificateFailedText' | 'results.takeBackFailedText',
  ): Promise<void> {
    if (isBusy.peek()) return;
    isBusy.value = true;
    startOver();
    problem.value = undefined;
    try {
      await work();
    } catch (error) {
      problem.value = visitorMessage(error, text);
      tell('alert', title, problem.peek());
    } finally {
      isBusy.value = false;
    }
  }

  return {
    /** Links to the certificate, while there is one. */
    links,
    isBusy,
    /** Reason why the last try failed. */
    problem,
    make: () =>
      attempt(
        async () => {
          links.value = await make();
        },
        'results.certificateFailedTitle',
        'results.certificateFailedText',
      ),
    takeBack: () =>
      attempt(
        async () => {
          await takeBack();
          links.value = undefined;
          tell('success', 'results.takenBackTitle', 'results.certificateGoneText');
        },
        'results.certificateStillThereTitle',
        'results.takeBackFailedText',
      ),
  };
});
