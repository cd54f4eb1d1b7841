import { html } from 'hono/html';
import type { Html } from '../http/fillPage.ts';
import type { LineStyle, PlacedLine, Typesetter } from './typesetting.ts';

/** Light colors of the look. Pictures and papers have one color scheme: they can't know the viewer's. */
export const ink = {
  paper: '#FBFAF6',
  ink: '#15171C',
  muted: '#5B606B',
  hairline: '#E4E1D8',
  accent: '#2B3FD4',
  warning: '#8A4B00',
} as const;

const shareBefore = { left: 0, middle: 0.5, right: 1 };

/** Sets a line no wider than its `maxWidth`; returns its font size and left end. */
export function fitLine({ setLine }: Typesetter, text: string, line: PlacedLine) {
  const { x, at, maxWidth = Number.POSITIVE_INFINITY } = line;
  let { size } = line;
  let set = setLine(text, line);
  if (set.width > maxWidth) {
    size = (size * maxWidth) / set.width;
    set = setLine(text, { ...line, size });
  }
  return { size, set, left: x - set.width * shareBefore[at] };
}

/** Draws one line of text as an SVG path: it looks the same everywhere. */
export function drawText(typesetter: Typesetter, text: string, line: PlacedLine): Html {
  const { y, color } = line;
  const { set, left } = fitLine(typesetter, text, line);
  return html`<path transform="translate(${left.toFixed(2)} ${y})" fill="${color}" d="${set.outline}"/>`;
}

/** Breaks a text between words into lines no wider than `width`. */
export function breakLines({ setLine }: Typesetter, text: string, style: LineStyle, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && setLine(longer, style).width <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
