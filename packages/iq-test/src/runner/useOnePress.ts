import { type MouseEvent, useRef } from 'react';

/** Time within which a second press may be a double click or a double tap, in milliseconds. */
const DOUBLE_MS = 450;
/** The same where the browser says that it is the second one: systems allow up to a second. */
const SLOW_DOUBLE_MS = 1000;
/** Distance within which two taps of one finger may be, in CSS pixels. */
const SAME_PLACE_PX = 32;

/**
 * Ignores a second press of mouse or finger at the same place, right after one that changed the screen: it wasn't meant
 * for the new content. Keys, assistive technology that presses without a pointer, and scripts stay instant.
 * @param shown Tells what is shown: another value after a press means that the press has changed it.
 * @returns Goes to `onClickCapture` of the element around.
 */
export function useOnePress(shown: () => string): (event: MouseEvent) => void {
  const last = useRef({ at: Number.NEGATIVE_INFINITY, x: 0, y: 0, shown: '' });
  return (event) => {
    const { detail, timeStamp, clientX: x, clientY: y } = event;
    const { current } = last;
    if (detail === 0 || !event.isTrusted) {
      current.at = Number.NEGATIVE_INFINITY; // what comes after it is no second press
      return;
    }
    const isAtOnce = timeStamp - current.at < (detail > 1 ? SLOW_DOUBLE_MS : DOUBLE_MS);
    const isSamePlace = Math.hypot(x - current.x, y - current.y) <= SAME_PLACE_PX;
    if (isAtOnce && isSamePlace && current.shown !== shown()) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    last.current = { at: timeStamp, x, y, shown: shown() };
  };
}
