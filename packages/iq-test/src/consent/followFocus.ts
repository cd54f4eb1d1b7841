import type { Consent } from './createConsent.ts';

type Focusable = Element & { focus(options?: FocusOptions): void };

/** What is out of the page has no box; the page itself has the focus where nothing in it has. */
const holdsFocus = (element: Focusable | null) =>
  element !== document.body && element?.getClientRects().length;

/**
 * What is pressed in the banner, or in the dialog that it opened, disappears with it. Then the focus goes back to what
 * had it before it came into `root`, or to `next` where nothing had it. Returns what ends this.
 */
export function followFocus(
  root: HTMLElement,
  { subscribe }: Pick<Consent, 'subscribe'>,
  next: () => Focusable | null,
): () => void {
  const focused = () => (root.getRootNode() as Document | ShadowRoot).activeElement;
  let before: Focusable | null = null;
  const remember = ({ relatedTarget }: FocusEvent) => {
    if (!root.contains(relatedTarget as Node | null)) before = relatedTarget as Focusable | null;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  root.addEventListener('focusin', remember);
  const end = subscribe(() => {
    // nothing is gone yet; who is elsewhere on the page stays there
    if (!root.contains(focused())) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!holdsFocus(focused() as Focusable | null))
        [before, next()].find(holdsFocus)?.focus({ preventScroll: true });
    });
  });
  return () => {
    end();
    clearTimeout(timer);
    root.removeEventListener('focusin', remember);
  };
}
