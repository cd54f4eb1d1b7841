import { type RefObject, useEffect } from 'react';
import { useLayoutEffectInBrowsers } from '../ui/useLayoutEffectInBrowsers.ts';
import { inkGapVariable } from './ScoreSummary.css.ts';

/** No digit has more air beside it, in ems: a larger value is the work of an extension that garbles the measurement. */
const MOST_AIR_EM = 0.25;

/**
 * Air between the edge of a number and the ink of its first digit on the starting side, in ems. It differs between
 * fonts and digits (a 1 has the most), and style sheets can't ask for it. 0 where there is nothing to measure with.
 */
export function inkGapEm(element: HTMLElement): number {
  const text = element.textContent ?? '';
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  // where a team's tests run there may be no canvas
  const context = style && element.ownerDocument.createElement('canvas').getContext?.('2d');
  if (!style || !context || !text) return 0;
  const { direction, fontStyle, fontWeight, fontSize, fontFamily } = style;
  const size = Number.parseFloat(fontSize);
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const isFromRight = direction === 'rtl';
  const measured = context.measureText(isFromRight ? text.slice(-1) : text.slice(0, 1));
  const spacing = Number.parseFloat(style.letterSpacing) || 0; // stands after each letter
  const air = isFromRight
    ? measured.width - measured.actualBoundingBoxRight + spacing
    : -measured.actualBoundingBoxLeft;
  return Math.abs(air / size) < MOST_AIR_EM ? air / size : 0;
}

/** Lets the ink of a large number begin at the edge where the words above it begin. */
export function useFlushNumber(ref: RefObject<HTMLElement | null>): void {
  const align = () => {
    const element = ref.current;
    element?.style.setProperty(inkGapVariable, `${-inkGapEm(element)}em`);
  };
  // after each drawing: another language turns the direction around, another score begins with another digit
  useLayoutEffectInBrowsers(align);
  useEffect(() => {
    let isThere = true;
    // a listener would keep going while the page is hidden
    void ref.current?.ownerDocument.fonts?.ready.then(() => isThere && align());
    return () => {
      isThere = false;
    };
  });
}
