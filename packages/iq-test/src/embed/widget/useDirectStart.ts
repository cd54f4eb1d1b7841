import { type RefObject, useLayoutEffect } from 'react';
import { takeStart } from '../ahead/aheadRequests.ts';
import { isSeen, MIDDLE_OF_SCREEN } from '../ahead/visibility.ts';
import type { Host } from '../host/host.ts';

/** Milliseconds between two checks whether a hidden box is shown. */
const LOOK_MS = 250;

/**
 * `start="directly"`: starts the test once the visitor has it in the middle of the screen, as its clock runs from then
 * on. True until there is something else to see than the description.
 */
export function useDirectStart(host: Host, place: RefObject<Element | null>): boolean {
  const isDirect = host.settings.value.start === 'directly' && host.isUntouched.value;
  useLayoutEffect(() => {
    if (!place.current || !isDirect) return;
    if (takeStart(host.element, host.settings.peek().lang)) return host.call('start');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      // an open dialog shows even in a hidden box
      if (host.isOpen.peek() || isSeen(host.element)) host.call('start');
      else timer = setTimeout(look, LOOK_MS);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting) look();
      },
      { rootMargin: MIDDLE_OF_SCREEN },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [host, place, isDirect]);
  return isDirect;
}
