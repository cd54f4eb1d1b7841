import type { Consent } from './createConsent.ts';

type Focusable = Element & { focus(options?: FocusOptions): void };

const isShown = (element: Focusable | null | undefined): element is Focusable =>
  Boolean(element?.isConnected && element.getClientRects().length > 0);

/**
 * What is pressed in the banner, or in the dialog that it opened, disappears with it. Then the focus goes back to what
 * had it before it came into `root`, or to `next` where nothing had it. Returns what ends this.
 */
export function followFocus(
  root: HTMLElement,
  { subscribe }: Pick<Consent, 'subscribe'>,
  next: () => Focusable | null,
): () => void {
  const { body } = document;
  const focused = () => (root.getRootNode() as Document | ShadowRoot).activeElement;
  let before: Focusable | null = null;
  const remember = ({ relatedTarget }: FocusEvent) => {
    if (!root.contains(relatedTarget as Node | null)) before = relatedTarget as Focusable | null;
  };
  root.addEventListener('focusin', remember);
  const end = subscribe(() => {
    // nothing is gone yet; who is elsewhere on the page stays there
    if (!root.contains(focused())) return;
    setTimeout(() => {
      const now = focused() as Focusable | null;
      if (now === body || !isShown(now)) [before, next()].find(isShown)?.focus({ preventScroll: true });
    });
  });
  return () => {
    end();
    root.removeEventListener('focusin', remember);
  };
}
