import type { Colors } from './brandTheme.ts';
import { contrastOf, fromOklch, type Rgb, readHex, toHex, toOklch } from './oklch.ts';

/** An accent and the colors derived from it, as `#rrggbb`. */
export type AccentColors = Pick<Colors, 'accent' | 'accentHover' | 'onAccent' | 'accentSoft'>;

/** Colors around an accent, as `#rrggbb`. */
export type AccentGrounds = Pick<Colors, 'paper' | 'surface' | 'ink'>;

interface DeriveOptions {
  /** Contrast that each pair of a text and its ground reaches. @default 4.5, which is AA (WCAG 2.2, 1.4.3) */
  contrast?: number;
  /** Keeps the accent as it is, although it may be hard to read. @default false */
  isFixed?: boolean;
}

/** Steps between black and white in which an accent is moved: finer than what the eye tells apart. */
const STEPS = 400;
/** Difference in lightness between the accent and the accent under the pointer. */
const HOVER = 0.08;
/** Largest and smallest part of accent in its tint: a dark surface needs more to show it. */
const TINTS = { light: [0.1, 0.03], dark: [0.2, 0.06] } as const;
const TINT_STEP = 0.01;

const white: Rgb = [1, 1, 1];
const black: Rgb = [0, 0, 0];
/** Rounds as the browser does: contrast is of whole steps of 8 bits. */
const rounded = (color: Rgb): Rgb =>
  color.map((channel) => Math.round(channel * 255) / 255) as unknown as Rgb;
const lightened = (color: Rgb, by: number): Rgb => {
  const { lightness, ...rest } = toOklch(color);
  return rounded(fromOklch({ ...rest, lightness: Math.min(1, Math.max(0, lightness + by)) }));
};
const mixed = (ground: Rgb, color: Rgb, share: number): Rgb =>
  rounded(ground.map((channel, at) => channel + share * ((color[at] ?? 0) - channel)) as unknown as Rgb);

/** Returns the color with the highest contrast to another one. */
const clearest = (colors: readonly Rgb[], from: Rgb): Rgb =>
  colors.reduce((best, each) => (contrastOf(each, from) > contrastOf(best, from) ? each : best));

/** The colors around one accent, each read once. */
class Palette {
  readonly #paper: Rgb;
  readonly #surface: Rgb;
  readonly #ink: Rgb;
  readonly #contrast: number;
  readonly #isDark: boolean;

  constructor(grounds: AccentGrounds, contrast: number) {
    this.#paper = readHex(grounds.paper) ?? white;
    this.#surface = readHex(grounds.surface) ?? white;
    this.#ink = readHex(grounds.ink) ?? black;
    this.#contrast = contrast;
    this.#isDark = contrastOf(this.#paper, black) < contrastOf(this.#paper, white);
  }

  #tint(accent: Rgb, share: number): Rgb {
    return mixed(this.#surface, accent, share);
  }

  /** Returns the lowest contrast of an accent: on paper, on surface and on its faintest tint. */
  #legibility(accent: Rgb): number {
    const [, least] = TINTS[this.#isDark ? 'dark' : 'light'];
    return Math.min(
      ...[this.#paper, this.#surface, this.#tint(accent, least)].map((ground) => contrastOf(accent, ground)),
    );
  }

  /** The nearest color of the same hue that can be read; where there is none, the one that can be read best. */
  fit(wish: Rgb): Rgb {
    const isLegible = (color: Rgb) => this.#legibility(color) >= this.#contrast;
    if (isLegible(wish)) return wish;
    // away from the grounds first; a ground of middling lightness may leave room on the other side alone
    const directions = this.#isDark ? [1, -1] : [-1, 1];
    for (const direction of directions) {
      const moved = (steps: number) => lightened(wish, (direction * steps) / STEPS);
      if (!isLegible(moved(STEPS))) continue;
      let [near, far] = [0, STEPS];
      while (far - near > 1) {
        const middle = Math.floor((near + far) / 2);
        if (isLegible(moved(middle))) far = middle;
        else near = middle;
      }
      return moved(far);
    }
    const all = Array.from({ length: 2 * STEPS }, (_, at) => lightened(wish, (at - STEPS) / STEPS));
    return all.reduce((best, each) => (this.#legibility(each) > this.#legibility(best) ? each : best));
  }

  /** Text on the accent: one of the grounds, as in the shipped brands, else black or white. */
  textOn(accent: Rgb): Rgb {
    const ground = clearest([this.#paper, this.#surface], accent);
    return contrastOf(ground, accent) >= this.#contrast ? ground : clearest([white, black], accent);
  }

  /** Returns the accent under the pointer: away from its text, or towards it if that is impossible. */
  hoverOf(accent: Rgb, text: Rgb): Rgb {
    const away = contrastOf(text, white) < contrastOf(text, black) ? -HOVER : HOVER;
    const wish = lightened(accent, away);
    const isSeen = Math.abs(toOklch(wish).lightness - toOklch(accent).lightness) > HOVER / 2;
    const other = lightened(accent, -away);
    return isSeen || contrastOf(other, text) < this.#contrast ? wish : other;
  }

  /** The strongest tint on which both the accent and the ink can be read. */
  softOf(accent: Rgb): Rgb {
    const [most, least] = TINTS[this.#isDark ? 'dark' : 'light'];
    for (let share: number = most; share > least; share -= TINT_STEP) {
      const tint = this.#tint(accent, share);
      if ([accent, this.#ink].every((text) => contrastOf(text, tint) >= this.#contrast)) return tint;
    }
    return this.#tint(accent, least);
  }
}

/**
 * Derives readable colors from one accent: it changes the accent as far as the backgrounds require, and keeps its hue.
 * Returns undefined for an accent in another form than `#rgb` or `#rrggbb`. On paper and surface that suit each other,
 * each of these pairs has the contrast: accent on paper, surface and its tint; the text on accent and on accent under
 * the pointer; ink on the tint.
 */
export function deriveAccent(
  accent: string,
  grounds: AccentGrounds,
  { contrast = 4.5, isFixed = false }: DeriveOptions = {},
): AccentColors | undefined {
  const wish = readHex(accent);
  if (!wish) return undefined;
  const palette = new Palette(grounds, contrast);
  const color = isFixed ? wish : palette.fit(wish);
  const text = palette.textOn(color);
  return {
    accent: toHex(color),
    accentHover: toHex(palette.hoverOf(color, text)),
    onAccent: toHex(text),
    accentSoft: toHex(palette.softOf(color)),
  };
}
