import { type RefObject, useEffect } from 'react';
import { isRendered } from '../ui/isRendered.ts';
import { guardBack } from './backGuard.ts';

/**
 * The element that a test is in. It also decides whether the visitor can be asked: in a closed dialog of ours the question
 * can be shown, in a hidden part of the page it cannot.
 */
function around(place: Element): Element {
  const root = place.getRootNode();
  return root instanceof ShadowRoot ? root.host : (place.closest('[data-iq-root]') ?? place);
}

/**
 * Shows the browser's question before leaving the page, and keeps Back here with a call of `onBack`. Inactive in a
 * hidden part of the page, where the question would not be seen. The browser demands a click on the page first;
 * starting the test is one.
 */
export function useLeaveGuard(place: RefObject<Element | null>, onBack: () => void): void {
  useEffect(() => {
    if (!place.current) return;
    const element = around(place.current);
    const canAsk = () => isRendered(element);
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (canAsk()) event.preventDefault();
    };
    addEventListener('beforeunload', beforeUnload);
    const endGuard = guardBack(element, () => {
      if (!canAsk()) return false;
      onBack();
      return true;
    });
    return () => {
      removeEventListener('beforeunload', beforeUnload);
      endGuard();
    };
  }, [place, onBack]);
}
