/** `rootMargin` of an observer: a test that starts directly does so here, as its clock runs from then on. */
export const MIDDLE_OF_SCREEN = '-25% 0px';
