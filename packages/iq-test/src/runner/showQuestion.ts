import { measureCovered } from '../ui/coveredEdges.ts';
import { hasActed, moveFocus } from '../ui/moveFocus.ts';
import { actions } from './RunnerActions.css.ts';
import { holdByHand } from './stickyFallback.ts';

/**
 * Moves the focus to a question's heading and scrolls to it with its options. A question that fits on the screen does
 * not move; any other is scrolled to the upper edge.
 */
export function showQuestion(heading: HTMLElement | null, screen: HTMLElement | null): void {
  const card = heading?.closest('section');
  const head = card?.firstElementChild;
  if (!heading || !screen || !card || !head || !hasActed()) return;
  moveFocus(heading);
  const covered = measureCovered(screen);
  const { top, bottom } = card.getBoundingClientRect();
  // a head that has left the card's edge and buttons that lie over the card are held by the edges of what scrolls
  const isCutAbove = top < covered.above - 1 || head.getBoundingClientRect().top > top + 2;
  const below = screen.querySelector(`.${actions}`)?.getBoundingClientRect().top ?? innerHeight;
  const isCutBelow = bottom > Math.min(below, innerHeight - covered.below) + 1;
  if (isCutAbove || isCutBelow) card.scrollIntoView?.({ block: 'start' });
  holdByHand(screen, covered);
}
