/** Relative luminance (WCAG 2.2) of a color in hex. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors in hex, from 1 to 21; `undefined` where one is translucent and has no contrast of its own. */
export function contrast(one: string, other: string): number | undefined {
  if (![one, other].every((color) => /^#[0-9a-f]{6}$/i.test(color))) return undefined;
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
