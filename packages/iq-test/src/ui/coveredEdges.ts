import { useEffect } from 'react';
import { renderedParent } from './isRendered.ts';

/** The variable with what a page's own header covers of the window's upper edge, as a length. */
export const coveredAbove = '--iq-covered-above';
/** The variable with what a page's own footer or banner covers of the lower edge, as a length. */
export const coveredBelow = '--iq-covered-below';

/** Largest share of the window that counts as a bar. A larger cover is a dialog: nothing beside it could be used. */
const MOST_OF_WINDOW = 0.4;
/** A header that slides away while the page scrolls is in its place by then. */
const SETTLED_MS = 150;

/** The element or one around it that keeps its place in the window while the page scrolls. */
function keptInPlace(element: Element): Element | undefined {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
  return undefined;
}

/** Upper and lower edge of what scrolls an element, as far as they are in the window. */
function edgesOf(element: Element): { top: number; bottom: number } {
  const { body, documentElement } = element.ownerDocument;
  // not in the head of a `for`: Next's bundler loses an imported name there
  let at = renderedParent(element);
  while (at && at !== body && at !== documentElement) {
    const isScrolling =
      !/visible|clip/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight + 1;
    if (isScrolling) {
      const { top, bottom } = at.getBoundingClientRect();
      return { top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) };
    }
    at = renderedParent(at);
  }
  return { top: 0, bottom: innerHeight };
}

/** Pixels of an edge that bars of the page cover, in the column of this element. */
function coveredAt(element: Element, y: number, pixelsOf: (cover: DOMRect) => number): number {
  const root = element.getRootNode();
  const own = root instanceof ShadowRoot ? root.host : (element.closest('[data-iq-root]') ?? element);
  const { left, width } = element.getBoundingClientRect();
  const pixels = element.ownerDocument.elementsFromPoint(left + width / 2, y).map((found) => {
    if (found.contains(own) || own.contains(found)) return 0;
    const cover = keptInPlace(found);
    return cover && !cover.contains(own) ? pixelsOf(cover.getBoundingClientRect()) : 0;
  });
  const bars = pixels.filter((each) => each <= innerHeight * MOST_OF_WINDOW);
  return Math.ceil(Math.max(0, ...bars));
}

/** Sets the variable, or removes it at 0 so that an element without styles stays so. */
function write(element: HTMLElement, variable: string, pixels: number): void {
  if (pixels > 0) element.style.setProperty(variable, `${pixels}px`);
  else if (element.style.length > 0) element.style.removeProperty(variable);
}

/**
 * Measures how much of the edges of what scrolls an element is covered by the page's own bars, in pixels, and writes it on
 * the element.
 */
export function measureCovered(element: HTMLElement): { above: number; below: number } {
  const edges = edgesOf(element);
  const above = coveredAt(element, edges.top + 1, ({ bottom }) => bottom - edges.top);
  const below = coveredAt(element, edges.bottom - 2, ({ top }) => edges.bottom - top);
  write(element, coveredAbove, above);
  write(element, coveredBelow, below);
  return { above, below };
}

/**
 * Keeps what sticks to the window's edges clear of a page's own header, footer and cookie banner: measured at first, and
 * whenever the visitor has scrolled, has pressed something, or the window has another size.
 * @param find The element that the variables are written on.
 * @param hold Called whenever the page scrolls, and once the edges are measured.
 */
export function useCoveredEdges(
  find: () => HTMLElement | null,
  hold: (element: HTMLElement, covered: { above: number; below: number }) => void = () => {},
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new functions of each render find and do the same
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let covered = { above: 0, below: 0 };
    const measure = () => {
      const element = find();
      if (!element?.isConnected) return;
      covered = measureCovered(element);
      hold(element, covered);
    };
    const later = ({ type }: Pick<Event, 'type'>) => {
      const element = find();
      if (type === 'scroll' && element) hold(element, covered);
      clearTimeout(timer);
      timer = setTimeout(measure, SETTLED_MS);
    };
    measure();
    later({ type: '' }); // what the page puts there when the test begins
    addEventListener('scroll', later, { capture: true, passive: true });
    addEventListener('resize', later);
    // a banner may have been closed
    addEventListener('click', later, { capture: true, passive: true });
    addEventListener('keyup', later, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', later, { capture: true });
      removeEventListener('resize', later);
      removeEventListener('click', later, { capture: true });
      removeEventListener('keyup', later, { capture: true });
    };
  }, []);
}
