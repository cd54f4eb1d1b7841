/** Parent in the tree that is rendered: out of a shadow root, and into the slot of an element that has one. */
export function renderedParent(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** False if an element hides its content, though it has a box itself. */
const showsContent = (element: Element): boolean =>
  !element.matches('details:not([open])') &&
  getComputedStyle(element).getPropertyValue('content-visibility') !== 'hidden';

/**
 * True where the page gives an element a box: not in a closed `<details>`, below `display: none` or
 * `content-visibility: hidden`, or outside of the document. An element that leaves its box to its parent
 * (`display: contents`) counts as rendered where its content would be.
 */
export function isRendered(element: Element | null): boolean {
  let place = element;
  while (place && getComputedStyle(place).display === 'contents') {
    place = renderedParent(place);
    if (place && !showsContent(place)) return false;
  }
  if (!place?.isConnected) return false;
  // Safari before 17.4 has no `checkVisibility`
  return place.checkVisibility?.() ?? place.getClientRects().length > 0;
}

/** True where a dialog would be rendered if it opened. The dialog itself has no box before. */
export function isPlaceRendered(dialog: Element): boolean {
  const parent = renderedParent(dialog);
  return parent !== null && showsContent(parent) && isRendered(parent);
}
