import { describe, expect, test } from 'vitest';
import { brandThemes, colorsOf } from './brands.ts';
import { type AccentColors, type AccentGrounds, deriveAccent } from './deriveAccent.ts';
import { contrastOf, fromOklch, type Rgb, readHex, toHex, toOklch } from './oklch.ts';

const rgb = (hex: string): Rgb => readHex(hex) ?? [Number.NaN, 0, 0];
const contrast = (one: string, other: string) => contrastOf(rgb(one), rgb(other));
const derive = (
  accent: string,
  grounds: AccentGrounds,
  options?: Parameters<typeof deriveAccent>[2],
): AccentColors => {
  const derived = deriveAccent(accent, grounds, options);
  if (!derived) throw new Error(`${accent} was not read.`);
  return derived;
};

/** White, black, grays, the neon colors, brands, and every hue in every lightness, weak and strong. */
const colors = [
  ...[
    '#fff',
    '#000',
    '#ffff00',
    '#0f0',
    '#00ff00',
    '#00ffff',
    '#ff00ff',
    '#ff0',
    '#f0f',
    '#39ff14',
    '#fe019a',
  ],
  ...['#ccff00', '#808080', '#7f7f7f', '#767676', '#777777', '#010101', '#fefefe', '#c0c0c0', '#3b5998'],
  ...['#1db954', '#ff9900', '#ffd700', '#e50914', '#635bff', '#0b6b6b', '#2b3fd4', '#8c9bff', '#fffffe'],
  ...Array.from({ length: 36 }, (_, at) => (at * Math.PI) / 18).flatMap((hue) =>
    [0.05, 0.15, 0.3, 0.45, 0.55, 0.6, 0.65, 0.7, 0.8, 0.9, 0.97].flatMap((lightness) =>
      [0.02, 0.1, 0.37].map((chroma) => toHex(fromOklch({ lightness, chroma, hue }))),
    ),
  ),
  // all that differs in steps of 51 of each channel
  ...Array.from({ length: 216 }, (_, at) =>
    toHex([(at % 6) / 5, (Math.floor(at / 6) % 6) / 5, Math.floor(at / 36) / 5]),
  ),
];
const schemes = Object.keys(brandThemes).flatMap((brand) =>
  (['light', 'dark'] as const).map((scheme) => [brand as keyof typeof brandThemes, scheme] as const),
);

describe.each(schemes)('on the grounds of %s, %s', (brand, scheme) => {
  const grounds = colorsOf(brand, scheme);
  const wanted = brand === 'high-contrast' ? 7 : 4.5;

  test(`every color makes a family in which each text reaches ${wanted}:1`, () => {
    for (const color of colors) {
      const { accent, accentHover, onAccent, accentSoft } = derive(color, grounds, { contrast: wanted });
      const pairs = {
        'accent on paper': contrast(accent, grounds.paper),
        'accent on surface': contrast(accent, grounds.surface),
        'accent on soft': contrast(accent, accentSoft),
        'ink on soft': contrast(grounds.ink, accentSoft),
        'text on accent': contrast(onAccent, accent),
        'text on hover': contrast(onAccent, accentHover),
      };
      for (const [name, reached] of Object.entries(pairs))
        expect(reached, `${color} as ${accent}: ${name}`).toBeGreaterThanOrEqual(wanted);
      expect(accentHover, color).not.toBe(accent);
      expect(accentSoft, color).not.toBe(grounds.surface);
    }
  });

  test('a color that can be read already stays as it is, and what is derived of it, too', () => {
    for (const color of colors) {
      const { accent } = derive(color, grounds);
      expect(derive(accent, grounds).accent).toBe(accent);
      const isLegible = [grounds.paper, grounds.surface].every((ground) => contrast(color, ground) >= 5);
      if (isLegible) expect(accent).toBe(toHex(rgb(color)));
    }
  });

  test('a color that can’t be read moves no further than it must, and keeps its hue', () => {
    for (const color of colors) {
      const { accent } = derive(color, grounds);
      if (accent === toHex(rgb(color))) continue;
      const worst = Math.min(contrast(accent, grounds.paper), contrast(accent, grounds.surface));
      expect(worst, `${color} as ${accent}`).toBeLessThan(5.3);
      const [before, after] = [toOklch(rgb(color)), toOklch(rgb(accent))];
      if (before.chroma < 0.05 || after.chroma < 0.05) continue; // the hue of a gray is chance
      const turned = Math.abs(Math.atan2(Math.sin(before.hue - after.hue), Math.cos(before.hue - after.hue)));
      expect(turned, `${color} as ${accent}`).toBeLessThan(0.08); // about five degrees
    }
  });
});

test('a fixed accent stays, and its text is the clearest', () => {
  const grounds = colorsOf('default', 'light');
  for (const color of colors) {
    const { accent, onAccent, accentHover } = derive(color, grounds, { isFixed: true });
    expect(accent).toBe(toHex(rgb(color)));
    expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(onAccent, accentHover)).toBeGreaterThanOrEqual(4.5);
  }
});

test('the shipped accents are as they were chosen, and what is derived of them is near to what was drawn', () => {
  for (const scheme of ['light', 'dark'] as const) {
    const shipped = colorsOf('default', scheme);
    const derived = derive(shipped.accent, shipped);
    expect(derived.accent).toBe(shipped.accent);
    for (const name of ['accentHover', 'accentSoft'] as const)
      expect(
        Math.abs(toOklch(rgb(derived[name])).lightness - toOklch(rgb(shipped[name])).lightness),
      ).toBeLessThan(0.06);
  }
});

test('on grounds that leave no room for both, the result is the best there is', () => {
  const grounds = { paper: '#ffffff', surface: '#000000', ink: '#777777' };
  const { accent } = derive('#ff0000', grounds);
  const worst = Math.min(contrast(accent, '#ffffff'), contrast(accent, '#000000'));
  expect(worst).toBeGreaterThan(4); // 4.58 for a gray
});

test.each(['', 'red', '#12', '#12345', '#1234567', 'rgb(1 2 3)', '#ggg', 'var(--x)', '#12345678'])(
  '%s is no color that anything is derived from',
  (text) => expect(deriveAccent(text, colorsOf('default', 'light'))).toBeUndefined(),
);

test('short and long forms, with capitals and spaces, are the same', () => {
  const grounds = colorsOf('default', 'dark');
  expect(derive(' #0AF ', grounds)).toEqual(derive('#00aaff', grounds));
});
