import { returnPathKey } from '@quotient/contract/checkoutReturn';

/** A view that opens a window in its own place does so at once. */
const AT_ONCE_MS = 1000;

/** Returns true if a checkout has replaced this page before, in this tab. */
export function wasReplaced(slug: string): boolean {
  try {
    return sessionStorage.getItem(returnPathKey(slug)) !== null;
  } catch {
    return false;
  }
}

/**
 * Watches whether the checkout's window replaces this page, as in some browsers inside apps. A visitor who comes back then
 * pays in this tab, see `wasReplaced`. Call it right after the window was opened.
 */
export function watchForReplacement(slug: string, opened: { readonly isClosed: boolean }): void {
  const remember = () => {
    if (opened.isClosed) return; // it was a window of its own
    try {
      sessionStorage.setItem(returnPathKey(slug), location.pathname + location.search);
    } catch {
      // then it happens again
    }
  };
  addEventListener('pagehide', remember, { once: true });
  setTimeout(() => removeEventListener('pagehide', remember), AT_ONCE_MS);
}
