/** A color of sRGB, each channel from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A color by what the eye tells apart: lightness from 0 to 1, chroma from 0 (gray), and hue as an angle in radians. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Reads `#rgb` or `#rrggbb`; undefined for any other text. */
export function readHex(text: string): Rgb | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1];
  if (!digits) return undefined;
  const size = digits.length / 3;
  const channel = (at: number) =>
    Number.parseInt(digits.slice(at * size, (at + 1) * size).repeat(3 - size), 16) / 255;
  return [channel(0), channel(1), channel(2)];
}

/** Writes `#rrggbb`. */
export const toHex = (color: Rgb): string =>
  `#${color
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const fromLinear = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** Contrast of two colors, from 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(a, b) / Math.min(a, b);
}

// The matrices of Björn Ottosson's OKLab, https://bottosson.github.io/posts/oklab/

/** A color of sRGB by lightness, chroma and hue. */
export function toOklch(color: Rgb): Oklch {
  const [red, green, blue] = color.map(toLinear) as unknown as Rgb; // the cast keeps the three
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

function toLinearRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** Halvings until a chroma is exact enough for 8 bits a channel. */
const HALVINGS = 12;
/** Rounding error that a channel may have outside of its range. */
const TOLERANCE = 0.0005;

/** The color of sRGB with this lightness and hue. Where sRGB has no such chroma, the largest that it has. */
export function fromOklch(color: Oklch): Rgb {
  const fits = (chroma: number) =>
    toLinearRgb({ ...color, chroma }).every((channel) => channel >= -TOLERANCE && channel <= 1 + TOLERANCE);
  let chroma = color.chroma;
  if (!fits(chroma)) {
    let [low, high] = [0, chroma];
    for (let step = 0; step < HALVINGS; step += 1) {
      chroma = (low + high) / 2;
      if (fits(chroma)) low = chroma;
      else high = chroma;
    }
    chroma = low;
  }
  return toLinearRgb({ ...color, chroma }).map((channel) =>
    fromLinear(Math.min(1, Math.max(0, channel))),
  ) as unknown as Rgb; // the cast keeps the three
}
