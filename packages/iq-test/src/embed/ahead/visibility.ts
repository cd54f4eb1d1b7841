/** `rootMargin` of an observer: a test that starts directly does so here, as its clock runs from then on. */
export const MIDDLE_OF_SCREEN = '-25% 0px';
/**
 * False where the page hides an element or what is around it, though it keeps its place: no observer of the browser tells.
 * By the names that the first browsers with this method know, too.
 */
export const isSeen = (element: Element): boolean =>
  element.checkVisibility?.({ checkOpacity: true, checkVisibilityCSS: true }) ?? true;
