import { effect } from '@preact/signals-react';

/** What an element shows of itself: an attribute that is undefined is absent. */
export type Look = Readonly<Record<'data-theme' | 'data-brand' | 'data-stage', string | undefined>>;

/** More than any page needs between two pictures; one that takes away whatever is put back would never end. */
const REPAIRS_PER_FRAME = 10;

/**
 * Writes an element's look on it, where its styles and the page's read it, now and after each change. What else changes
 * there is changed back before the browser draws: a page that makes its elements equal to its HTML again (Turbo, LiveView,
 * Livewire, htmx) takes away what is not in there. Returns what ends it.
 */
export function keepLook(element: HTMLElement, look: () => Look): () => void {
  let frame: number | undefined;
  let repairs = 0;
  let current: Look;
  const write = () => {
    for (const [name, value] of Object.entries(current)) {
      if (value === undefined) element.removeAttribute(name);
      else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
    observer.takeRecords(); // of our own
  };
  const observer = new MutationObserver(() => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      repairs = 0;
      write();
    });
    repairs += 1;
    if (repairs <= REPAIRS_PER_FRAME) write();
  });
  observer.observe(element, {
    attributeFilter: ['data-theme', 'data-brand', 'data-stage'] satisfies (keyof Look)[],
  });
  const stop = effect(() => {
    current = look();
    write();
  });
  return () => {
    stop();
    observer.disconnect();
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}
