/** What a text is set in: large numbers and headings, running text, or what stands out of it. */
export type Face = 'display' | 'text' | 'strong';

/** A piece of a line whose letters are of one font and run in one direction. */
export interface Run {
  text: string;
  /** Name of the font file, without its ending. */
  cut: string;
  /** From the start of the line, to the right. */
  x: number;
  width: number;
  direction: 'ltr' | 'rtl';
}

/** A line of text that is set, seen from the left end of its baseline. Lengths are in the unit of `size`. */
export interface SetLine {
  width: number;
  /** From left to right, as they are seen. */
  runs: readonly Run[];
  /** The outlines of its letters, as the `d` of an SVG path. */
  outline: string;
}

/** How a line is to be set. */
export interface LineStyle {
  face: Face;
  /** Height of the letters' em square. */
  size: number;
  /** BCP 47 tag of what is said: it tells where the line begins. */
  lang: string;
}

/** Sets lines of text as a browser would, in the fonts of the site. */
export interface Typesetter {
  setLine(text: string, style: LineStyle): SetLine;
}

/** Where a line of text stands: `x` is its left end, its middle or its right end. */
export interface PlacedLine extends LineStyle {
  x: number;
  y: number;
  at: 'left' | 'middle' | 'right';
  color: string;
  /** The line is set smaller where it would be wider. */
  maxWidth?: number;
}

/** A line of text that a reader hears as one paragraph with those that follow `continues`. */
export interface SheetLine extends PlacedLine {
  text: string;
  /** A heading of the document, a paragraph, or a paragraph's next line. */
  role: 'H1' | 'P' | 'continues';
}

/** Something drawn that says nothing to a reader, as the `d` of an SVG path. */
export interface SheetShape {
  path: string;
  x: number;
  y: number;
  stroke?: string;
  strokeWidth?: number;
  fill?: string;
  fillOpacity?: number;
}

/** A sheet of paper: what stands on it, and what a reader is told of it. Lengths in points. */
export interface Sheet {
  width: number;
  height: number;
  title: string;
  author: string;
  lang: string;
  /** In the order in which they are read. */
  lines: readonly SheetLine[];
  shapes: readonly SheetShape[];
}

/** Makes the files that are shown or printed. */
export interface Pictures {
  /** The PDF of the sheet that `layOut` makes; one is made at a time. Throws where it cannot be made. */
  pdf(layOut: (typesetter: Typesetter) => Sheet): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * The PNG of the SVG that `draw` makes; drawn once for each `key`, which holds all that the drawing is made of.
   * Throws where it cannot be drawn or kept.
   */
  png(key: string, draw: (typesetter: Typesetter) => Promise<string>): Promise<Uint8Array<ArrayBuffer>>;
}
