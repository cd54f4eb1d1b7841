import { createModel, effect, signal } from '@preact/signals-react';
import type { VisitorMessage } from '../i18n/visitorMessage.ts';

/** Kind of a toast. */
export type ToastTone = 'neutral' | 'success' | 'alert';

/** One short message on the screen. */
export interface Toast {
  id: number;
  tone: ToastTone;
  title: VisitorMessage;
  text?: VisitorMessage | undefined;
  /** Subject, such as `email`: a later message about the same takes its place. @default what it says */
  about?: string | undefined;
  /** Time of disappearing, in milliseconds since the epoch. @default it stays until it is dismissed */
  goesAt?: number | undefined;
}

/**
 * Time that a toast stays: long enough to read 30 words. WCAG 2.2.1 asks for more if the message matters; such messages
 * are on the screen itself as well.
 */
export const TOAST_MS = 8000;
/** Limit of toasts at once: more would hide the page. */
const MAX_TOASTS = 3;

/** Takes each away once its time is over, until what this returns is called. */
export function letGo(toasts: readonly Toast[], dismiss: (id: number) => void): () => void {
  const timers = toasts.map(({ id, goesAt }) => goesAt && setTimeout(dismiss, goesAt - Date.now(), id));
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}

/**
 * Short messages about what just happened. One model per widget; the `ToastRegion` that shows them lets them go.
 * @example
 * import { ToastsModel } from '@quotient/iq-test';
 *
 * const toasts = new ToastsModel();
 * const id = toasts.show('success', 'results.copiedTitle', { text: 'Paste it anywhere.' });
 * toasts.dismiss(id);
 * // about one subject: the second takes the place of the first
 * toasts.show('alert', 'results.emailFailedTitle', undefined, 'email');
 * toasts.show('success', 'results.emailSentTitle', undefined, 'email');
 */
export const ToastsModel = createModel(() => {
  const toasts = signal<readonly Toast[]>([]);
  let nextId = 1;
  const dismiss = (id: number) => {
    toasts.value = toasts.peek().filter((toast) => toast.id !== id);
  };
  return {
    toasts,
    dismiss,
    /** Dismisses what was said about a subject: it no longer holds. */
    dismissAbout(about: string): void {
      if (toasts.peek().some((toast) => toast.about === about))
        toasts.value = toasts.peek().filter((toast) => toast.about !== about);
    },
    /** Dismisses all messages. */
    clear(): void {
      if (toasts.peek().length > 0) toasts.value = [];
    },
    /**
     * Shows a message and returns what `dismiss` takes. The same message again takes the place of the first, and so does
     * another one `about` the same subject.
     */
    show(tone: ToastTone, title: VisitorMessage, text?: VisitorMessage, about?: string): number {
      const id = nextId++;
      const same = JSON.stringify([title, text]);
      const others = toasts
        .peek()
        .filter((toast) => JSON.stringify([toast.title, toast.text]) !== same)
        .filter((toast) => about === undefined || toast.about !== about);
      const toast = { id, tone, title, text, about, goesAt: Date.now() + TOAST_MS };
      toasts.value = [...others, toast].slice(-MAX_TOASTS);
      return id;
    },
    /** Takes each message away once its time is over, until what this returns is called. */
    whileShown: (): (() => void) => effect(() => letGo(toasts.value, dismiss)),
  };
});

/** The messages of one widget, see `ToastsModel`. */
export type Toasts = InstanceType<typeof ToastsModel>;

/** Toasts for a part of a screen: it shows its own and dismisses them if possible. */
export type ToastSink = Pick<Toasts, 'show'> & Partial<Pick<Toasts, 'dismissAbout'>>;
