import { type ForwardedRef, type RefCallback, type RefObject, useCallback } from 'react';

/** One ref for an element that we and our caller both hold. */
export function useMergedRefs<T>(own: RefObject<T | null>, forwarded: ForwardedRef<T>): RefCallback<T> {
  return useCallback(
    (element) => {
      own.current = element;
      if (typeof forwarded === 'function') forwarded(element);
      else if (forwarded) forwarded.current = element;
    },
    [own, forwarded],
  );
}
