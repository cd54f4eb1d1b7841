/**
 * Moves the focus and the view to what is new. Not on a page that was not touched yet: after a reload the test is back
 * by itself, perhaps on somebody else's page, and the visitor is elsewhere on it.
 */
export function moveFocus(element: HTMLElement | null | undefined): void {
  if (!element || navigator.userActivation?.hasBeenActive === false) return;
  element.focus({ preventScroll: true });
  element.scrollIntoView?.({ block: 'nearest' }); // a team's tests may run in a document without a layout
}
