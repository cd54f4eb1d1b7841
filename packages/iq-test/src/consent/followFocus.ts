import type { Consent } from './createConsent.ts';

type Focusable = Element & { focus(options?: FocusOptions): void };

/** An element outside of the page has no box; without any focus, the page itself has it. */
const holdsFocus = (element: Focusable | null) =>
  element !== document.body && element?.getClientRects().length;

/**
 * Moves the focus back when the pressed button disappears with its banner or dialog. It returns to the element that had
 * it before `root`, or to `next`. Returns a function that stops this.
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
