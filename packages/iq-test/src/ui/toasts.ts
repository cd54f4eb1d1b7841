import { createModel, effect, signal } from '@preact/signals-react';
import type { VisitorMessage } from '../i18n/visitorMessage.ts';

/** What a toast is about. */
export type ToastTone = 'neutral' | 'success' | 'alert';

/** One short message on the screen. */
export interface Toast {
  id: number;
  tone: ToastTone;
  title: VisitorMessage;
  text?: VisitorMessage | undefined;
  /** When it goes, in milliseconds since the epoch. @default it stays until it is dismissed */
  goesAt?: number | undefined;
}

/**
 * How long a toast stays: long enough to read 30 words. WCAG 2.2.1 asks for more where it matters; what matters is on
 * the screen itself as well.
 */
export const TOAST_MS = 8000;
/** More at once would hide the page. */
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
    /** Shows a message and returns what `dismiss` takes. The same message again takes the place of the first. */
    show(tone: ToastTone, title: VisitorMessage, text?: VisitorMessage): number {
      const id = nextId++;
      const same = JSON.stringify([title, text]);
      const others = toasts.peek().filter((toast) => JSON.stringify([toast.title, toast.text]) !== same);
      const toast = { id, tone, title, text, goesAt: Date.now() + TOAST_MS };
      toasts.value = [...others, toast].slice(-MAX_TOASTS);
      return id;
    },
    /** Takes each message away once its time is over, until what this returns is called. */
    whileShown: (): (() => void) => effect(() => letGo(toasts.value, dismiss)),
  };
});

/** The messages of one widget, see `ToastsModel`. */
export type Toasts = InstanceType<typeof ToastsModel>;
