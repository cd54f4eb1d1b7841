import { createModel, signal } from '@preact/signals-react';

export type ToastTone = 'neutral' | 'success' | 'alert';

export interface Toast {
  id: number;
  tone: ToastTone;
  title: string;
  text?: string | undefined;
}

/** How long a toast stays: long enough to read 30 words (WCAG 2.2.1 asks for more for what matters: those also stay on the screen itself). */
const TOAST_MS = 8000;
/** More at once would hide the page. */
const MAX_TOASTS = 3;

/** Short messages about what just happened. One model per widget. */
export const ToastsModel = createModel(() => {
  const toasts = signal<readonly Toast[]>([]);
  let nextId = 1;
  const dismiss = (id: number) => {
    toasts.value = toasts.peek().filter((toast) => toast.id !== id);
  };
  return {
    toasts,
    dismiss,
    show(tone: ToastTone, title: string, text?: string): void {
      const id = nextId++;
      toasts.value = [...toasts.peek(), { id, tone, title, text }].slice(-MAX_TOASTS);
      setTimeout(() => dismiss(id), TOAST_MS);
    },
  };
});

export type Toasts = InstanceType<typeof ToastsModel>;
