/** False on a page that the visitor has not touched yet: nothing may move there. Browsers that do not say count as touched. */
export const hasActed = (): boolean => navigator.userActivation?.hasBeenActive !== false;

/**
 * Moves the focus and the view to new content. Not before the visitor has touched the page: after a reload the test is
 * restored automatically, perhaps on a partner's page, and the visitor may be elsewhere on it.
 */
export function moveFocus(element: HTMLElement | null | undefined): void {
  if (!element || !hasActed()) return;
  element.focus({ preventScroll: true });
  element.scrollIntoView?.({ block: 'nearest' }); // a team's tests may run in a document without a layout
}
