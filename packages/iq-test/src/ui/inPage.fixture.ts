import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach } from 'vitest';

/** An element of the page, and React's root in it: new for each test. */
export let place: HTMLElement;
export let root: Root;

/** Makes both anew for each test of a file, and takes them away after it. */
export function anewForEachTest(): void {
  beforeEach(() => {
    place = document.body.appendChild(document.createElement('main'));
    root = createRoot(place);
  });
  afterEach(() => {
    root.unmount();
    place.remove();
  });
}
