import { type RefObject, useLayoutEffect } from 'react';
import { takeStart } from '../ahead/ask.ts';
import { MIDDLE_OF_SCREEN } from '../ahead/middleOfScreen.ts';
import type { Host } from '../host/host.ts';

/**
 * `start="directly"`: starts the test once the visitor has it in the middle of the screen, as its clock runs from then
 * on. True until there is something else to see than the description.
 */
export function useDirectStart(host: Host, place: RefObject<Element | null>): boolean {
  const isDirect = host.settings.value.start === 'directly' && host.isUntouched.value;
  useLayoutEffect(() => {
    if (!place.current || !isDirect) return;
    if (takeStart(host.element, host.settings.peek().lang)) return host.call('start');
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) host.call('start');
      },
      { rootMargin: MIDDLE_OF_SCREEN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [host, place, isDirect]);
  return isDirect;
}
