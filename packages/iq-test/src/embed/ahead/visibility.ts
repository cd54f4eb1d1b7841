/** `rootMargin` of an observer: a test that starts directly does so here, as its clock runs from then on. */
export const MIDDLE_OF_SCREEN = '-25% 0px';
/**
 * False if `visibility` or `opacity` hides an element or a box around it, which no observer of the browser reports. Uses the
 * option names that the first browsers with this method know.
 */
export const isSeen = (element: Element): boolean =>
  element.checkVisibility?.({ checkOpacity: true, checkVisibilityCSS: true }) ?? true;
