import { tinyWindow } from '../theme/mediaQueries.ts';
import { renderedParent } from '../ui/isRendered.ts';
import { kept } from './QuestionCard.css.ts';
import { actions } from './RunnerActions.css.ts';

/**
 * True where an element around cuts off what is wider than itself and does not scroll, as with `overflow-x: hidden`:
 * what sticks would stick to its edges, which leave the window.
 */
function isCutOff(element: Element): boolean {
  const { body, documentElement } = element.ownerDocument;
  // the window takes the body's overflow over, unless the root has one of its own
  const last = getComputedStyle(documentElement).overflowY === 'visible' ? body : documentElement;
  // not in the head of a `for`: Next's bundler loses an imported name there
  let at = renderedParent(element);
  while (at && at !== last && at !== documentElement) {
    const { overflowY } = getComputedStyle(at);
    if (overflowY !== 'visible' && overflowY !== 'clip') return at.scrollHeight <= at.clientHeight + 1;
    at = renderedParent(at);
  }
  return false;
}

const shiftBy = (element: HTMLElement, pixels: number): void => {
  element.style.position = 'relative';
  element.style.insetBlock = `${pixels}px auto`;
};

/**
 * Moves the head of the question and the buttons to the window's edges where they cannot stick to them. Elsewhere it
 * changes nothing.
 * @param screen The screen of the test.
 * @param covered Pixels of the edges that bars of the page cover.
 */
export function holdByHand(screen: HTMLElement, covered: { above: number; below: number }): void {
  const card = screen.querySelector('section[part~="question"]');
  const head = card?.querySelector<HTMLElement>(`:scope > .${kept}`);
  const buttons = screen.querySelector<HTMLElement>(`.${actions}`);
  if (!card || !head || !buttons) return;
  // two bars would fill a tiny window
  if (!isCutOff(screen) || matchMedia(tinyWindow).matches) {
    if (head.style.position) head.style.position = head.style.insetBlock = '';
    if (buttons.style.position) buttons.style.position = buttons.style.insetBlock = '';
    return;
  }
  const { top, bottom } = card.getBoundingClientRect();
  const room = Math.max(0, bottom - top - head.offsetHeight);
  shiftBy(head, Math.min(room, Math.max(0, covered.above - top)));
  const shifted = Number.parseFloat(buttons.style.insetBlockStart) || 0;
  const wanted = innerHeight - covered.below - (buttons.getBoundingClientRect().bottom - shifted);
  shiftBy(buttons, Math.max(-room, Math.min(0, wanted)));
}
