import { html } from 'hono/html';
import type { Html } from '../http/fillPage.ts';
import type { LineStyle, Typesetter } from './typesetting.ts';

/** The light colors of the look. Pictures and papers have one scheme: whoever sees them is not asked. */
export const ink = {
  paper: '#FBFAF6',
  ink: '#15171C',
  muted: '#5B606B',
  hairline: '#E4E1D8',
  accent: '#2B3FD4',
  warning: '#8A4B00',
} as const;

/** Where a line of text stands: `x` is its left end, its middle or its right end. */
export interface PlacedLine extends LineStyle {
  x: number;
  y: number;
  at: 'left' | 'middle' | 'right';
  color: string;
  /** The line is set smaller where it would be wider. */
  maxWidth?: number;
}

const shareBefore = { left: 0, middle: 0.5, right: 1 };

/** One line of text as an SVG path: it looks the same wherever it is drawn. */
export function drawText({ setLine }: Typesetter, text: string, line: PlacedLine): Html {
  const { x, y, at, color, maxWidth = Number.POSITIVE_INFINITY } = line;
  const wanted = setLine(text, line);
  const set =
    wanted.width > maxWidth
      ? setLine(text, { ...line, size: (line.size * maxWidth) / wanted.width })
      : wanted;
  const left = x - set.width * shareBefore[at];
  return html`<path transform="translate(${left.toFixed(2)} ${y})" fill="${color}" d="${set.outline}"/>`;
}
