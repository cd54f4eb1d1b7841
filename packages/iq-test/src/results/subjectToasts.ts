import type { ToastSink, Toasts } from '../ui/toasts.ts';

/**
 * Short messages about one subject, of which only the newest holds.
 * @param about Subject: each has at most one message.
 * @param toasts Where messages go now; `undefined` where a page shows none.
 */
export function subjectToasts(about: string, toasts: () => ToastSink | undefined) {
  return {
    tell: (...[tone, title, text]: Parameters<Toasts['show']>): void =>
      void toasts()?.show(tone, title, text, about),
    /** Dismisses what was said of the last try: the visitor tries again. */
    startOver: (): void => toasts()?.dismissAbout?.(about),
  };
}
