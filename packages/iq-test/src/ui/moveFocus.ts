/** False on a page that the visitor has not touched yet: nothing may move there. Browsers that do not say count as touched. */
export const hasActed = (): boolean => navigator.userActivation?.hasBeenActive !== false;

/**
 * Moves the focus and the view to what is new. Not on a page that was not touched yet: after a reload the test is back
 * by itself, perhaps on somebody else's page, and the visitor is elsewhere on it.
 */
export function moveFocus(element: HTMLElement | null | undefined): void {
  if (!element || !hasActed()) return;
  element.focus({ preventScroll: true });
  element.scrollIntoView?.({ block: 'nearest' }); // a team's tests may run in a document without a layout
}
