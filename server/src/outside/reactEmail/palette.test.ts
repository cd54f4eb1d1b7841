import { expect, test } from 'vitest';
import { DARK_SCREEN, dark, darkStyles, light, type Palette } from './palette.ts';

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [bright = 0, dim = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (bright + 0.05) / (dim + 0.05);
}

const words = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['muted', 'paper'],
  ['muted', 'surface'],
  ['accent', 'surface'],
  ['ink', 'warningSoft'],
] as const satisfies readonly (readonly [keyof Palette, keyof Palette])[];

test.each(words)('%s on %s can be read in light and in dark (4.5:1)', (text, ground) => {
  for (const palette of [light, dark])
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
});

test.each(['success', 'warning', 'alert', 'accent'] as const)('a bar of %s is seen (3:1)', (bar) => {
  for (const palette of [light, dark])
    expect(contrast(palette[bar], palette.surface)).toBeGreaterThanOrEqual(3);
});

test('every dark color overrides the inline one', () => {
  expect(darkStyles).toContain(`@media ${DARK_SCREEN} {`);
  for (const [, declarations = ''] of darkStyles.matchAll(/^\.\w+ \{ (.*) \}$/gm))
    for (const declaration of declarations.split(';').filter((each) => each.trim()))
      expect(declaration).toMatch(/: #[\da-f]{6} !important$/);
  expect(darkStyles.match(/^\.\w+/gm)?.length).toBeGreaterThan(8);
});
