import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Returns the result of `read` on the computed style of the element with the ref; empty before it is on the page. It
 * reads at every render, as the toolbar may have changed the theme, and whenever the element changes its size.
 */
export function useComputed<E extends HTMLElement>(
  read: (style: CSSStyleDeclaration) => string,
): [ref: RefObject<E | null>, value: string] {
  const ref = useRef<E>(null);
  const [value, setValue] = useState('');
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const update = () => setValue(read(getComputedStyle(element)));
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [ref, value];
}

/** `--iq-color-ink` of `var(--iq-color-ink)`. */
export const nameOf = (variable: string): string => variable.slice('var('.length, -1);
