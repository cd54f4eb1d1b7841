import { brand } from '@quotient/contract/brand';

/** Long enough to read two words, short enough not to be in the way. */
const CLOSE_AFTER_MS = 1200;

/** A path of this site, or `/`. What stands in the storage may have been written by anyone. */
export function returnPath(stored: string | null, origin: string): string {
  if (!stored?.startsWith('/')) return '/';
  try {
    const url = new URL(stored, origin);
    return url.origin === origin ? url.pathname + url.search + url.hash : '/';
  } catch {
    return '/';
  }
}

/** The path that the payment screen left for a checkout in the same tab; taken once. */
function takeStoredPath(): string | null {
  const key = `${brand.slug}_return_path`;
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return stored;
  } catch {
    return null;
  }
}

/**
 * Back from the checkout. In the pop-up: tells the page that opened it and closes. In the same tab: goes back to where
 * the payment was started. A pop-up gets a copy of its opener's session storage, so its name decides first.
 */
export function mount(slot: HTMLElement): void {
  const stored = takeStoredPath();
  // Without a way back we may be a pop-up that was cut off from its page, name and all: then closing is right, too.
  const isPopup = stored === null || window.name === `${brand.slug}-checkout`;
  if (!isPopup) {
    location.replace(returnPath(stored, location.origin));
    return;
  }
  const opener: Window | null = window.opener;
  opener?.postMessage(
    {
      type: `${brand.slug}:payment-${slot.dataset.outcome}`,
      checkout: new URLSearchParams(location.search).get('checkout'),
    },
    location.origin,
  );
  // Where the browser refuses, the words on the page say what to do.
  setTimeout(() => window.close(), CLOSE_AFTER_MS);
}
