/** Paper, and transparent colors: ink is a figure's only color, so these become `none`. */
const PAPER = /^(?:transparent|white|#f{3,4}|#f{6}(?:f{2})?|rgb\( *255 *[, ] *255 *[, ] *255 *\))$/i;
/** Any other color, as a name, in hexadecimal digits, or by numbers. */
const COLOR = /^(?:[a-z]+|#[\da-f]{3,8}|(?:rgb|hsl)a?\([-\d\s.,%/a-z]*\))$/i;
/** Words that aren't a color. */
const OTHER_WORDS =
  /^(?:none|inherit|initial|unset|revert|revert-layer|context-fill|context-stroke|url|var)$/i;

/**
 * Converts a paint to ink (`currentColor`) or `none`; `undefined` for anything but a color: a gradient, an address, a
 * variable.
 */
export function inkOf(paint: string): 'currentColor' | 'none' | undefined {
  const text = paint.trim();
  if (/^none$/i.test(text)) return 'none';
  if (PAPER.test(text)) return 'none';
  return COLOR.test(text) && !OTHER_WORDS.test(text) ? 'currentColor' : undefined;
}
