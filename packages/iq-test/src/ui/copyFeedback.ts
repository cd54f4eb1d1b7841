import { effect, signal } from '@preact/signals-react';

/** Time that a copy button says that it copied (Specification §9), in milliseconds. */
export const COPY_FEEDBACK_MS = 2000;

/** `failed`: the text is to be copied by hand. */
export type CopyState = 'idle' | 'copied' | 'failed';

/**
 * Copies texts, and remembers for a moment that it did. Part of a model.
 * @param copy Puts a text on the clipboard; rejects where the browser refuses.
 * @param onRefused Takes why.
 */
export function createCopying(copy: (text: string) => Promise<void>, onRefused: (error: unknown) => void) {
  const copyState = signal<CopyState>('idle');
  /** Number of copies: each starts the feedback's time again. */
  const copies = signal(0);
  return {
    copyState,
    /** Resolves to whether it worked. */
    async copy(text: string): Promise<boolean> {
      try {
        await copy(text);
      } catch (error) {
        onRefused(error);
        copyState.value = 'failed';
        return false;
      }
      copyState.value = 'copied';
      copies.value += 1;
      return true;
    },
    /** Lets the copy button say no more that it copied, until what this returns is called. */
    whileShown: (): (() => void) =>
      effect(() => {
        if (copies.value === 0 || copyState.value !== 'copied') return;
        const timer = setTimeout(() => {
          copyState.value = 'idle';
        }, COPY_FEEDBACK_MS);
        return () => clearTimeout(timer);
      }),
  };
}
