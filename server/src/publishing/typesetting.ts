/** Kind of text: large numbers and headings, running text, or emphasis. */
export type Face = 'display' | 'text' | 'strong';

/** Part of a line in one font and direction. */
export interface Run {
  text: string;
  /** Name of the font file, without its ending. */
  cut: string;
  /** Distance from the left end of the line. */
  x: number;
  width: number;
  direction: 'ltr' | 'rtl';
}

/** Typeset line, seen from the left end of its baseline. Lengths are in the unit of `size`. */
export interface SetLine {
  width: number;
  /** Parts from left to right, as seen. */
  runs: readonly Run[];
  /** The outlines of its letters, as the `d` of an SVG path. */
  outline: string;
}

/** Style of a line. */
export interface LineStyle {
  face: Face;
  /** Height of the letters' em square. */
  size: number;
  /** BCP 47 tag of the text: it decides where the line begins. */
  lang: string;
}

/** Sets lines of text as a browser would, in the fonts of the site. */
export interface Typesetter {
  setLine(text: string, style: LineStyle): SetLine;
}

/** Place of a line of text: `x` is its left end, its middle or its right end. */
export interface PlacedLine extends LineStyle {
  x: number;
  y: number;
  at: 'left' | 'middle' | 'right';
  color: string;
  /** Width above which the line is set smaller. */
  maxWidth?: number;
}

/** Line of text; screen readers read it as one paragraph with following lines that `continues`. */
export interface SheetLine extends PlacedLine {
  text: string;
  /** A heading of the document, a paragraph, or a paragraph's next line. */
  role: 'H1' | 'P' | 'continues';
}

/** Decorative shape, as the `d` of an SVG path. */
export interface SheetShape {
  path: string;
  x: number;
  y: number;
  stroke?: string;
  strokeWidth?: number;
  fill?: string;
  fillOpacity?: number;
}

/** Sheet of paper: its visible content and its tags for screen readers. Lengths in points. */
export interface Sheet {
  width: number;
  height: number;
  title: string;
  author: string;
  lang: string;
  /** Lines in reading order. */
  lines: readonly SheetLine[];
  shapes: readonly SheetShape[];
}

/** Makes files to show or print. */
export interface Pictures {
  /** Renders the sheet of `layOut` as a PDF, one at a time. Throws if it fails. */
  pdf(layOut: (typesetter: Typesetter) => Sheet): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * Renders the SVG that `draw` makes as a PNG; drawn once for each `key`, which identifies all inputs of the
   * drawing. Throws if it can't be drawn or stored.
   */
  png(key: string, draw: (typesetter: Typesetter) => Promise<string>): Promise<Uint8Array<ArrayBuffer>>;
}
