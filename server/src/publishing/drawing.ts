import { html } from 'hono/html';
import type { Html } from '../http/fillPage.ts';
import type { LineStyle, PlacedLine, Typesetter } from './typesetting.ts';

/** The light colors of the look. Pictures and papers have one scheme: whoever sees them is not asked. */
export const ink = {
  paper: '#FBFAF6',
  ink: '#15171C',
  muted: '#5B606B',
  hairline: '#E4E1D8',
  accent: '#2B3FD4',
  warning: '#8A4B00',
} as const;

const shareBefore = { left: 0, middle: 0.5, right: 1 };

/** A line as it is set, no wider than its `maxWidth`; the size of its letters, and where its left end is. */
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

/** One line of text as an SVG path: it looks the same wherever it is drawn. */
export function drawText(typesetter: Typesetter, text: string, line: PlacedLine): Html {
  const { y, color } = line;
  const { set, left } = fitLine(typesetter, text, line);
  return html`<path transform="translate(${left.toFixed(2)} ${y})" fill="${color}" d="${set.outline}"/>`;
}

/** A text in lines that are no wider than `width`; it breaks between words. */
export function breakLines({ setLine }: Typesetter, text: string, style: LineStyle, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && setLine(longer, style).width <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
