import { describe, expect, test } from 'vitest';
import { type BrandThemeName, brandThemes, colorsOf } from './brands.ts';
import type { Colors } from './brandTheme.ts';

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** Pairs of text and its background. */
const textPairs = [
  ...(['paper', 'surface', 'sunken', 'accentSoft'] as const).map((ground) => ['ink', ground] as const),
  ...(['paper', 'surface', 'sunken'] as const).map((ground) => ['inkMuted', ground] as const),
  ...(['paper', 'surface'] as const).map((ground) => ['accent', ground] as const),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['warning', 'warningSoft'],
  ['warning', 'surface'],
  ['alert', 'alertSoft'],
  ['alert', 'surface'],
  ['success', 'successSoft'],
  ['success', 'surface'],
] as const satisfies readonly (readonly [keyof Colors, keyof Colors])[];

/** Pairs of colors that make a control or a bar recognizable (WCAG 1.4.11). */
const graphicPairs = [
  ['outline', 'surface'],
  ['outline', 'paper'],
  ['warningFill', 'surface'],
] as const satisfies readonly (readonly [keyof Colors, keyof Colors])[];

describe.each(Object.keys(brandThemes) as BrandThemeName[])('%s', (name) => {
  describe.each(['light', 'dark'] as const)('%s', (scheme) => {
    const colors = colorsOf(name, scheme);
    const { scrim: _, ...opaque } = colors;
    test('names its colors as #rrggbb', () => {
      for (const [token, color] of Object.entries(opaque)) expect(color, token).toMatch(/^#[\da-f]{6}$/);
    });

    const wanted = name === 'high-contrast' ? 7 : 4.5;

    test.each(textPairs)(`%s on %s reaches ${wanted}:1`, (text, ground) => {
      expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(wanted);
    });
    test.each(graphicPairs)('%s on %s reaches 3:1', (line, ground) => {
      expect(contrast(colors[line], colors[ground])).toBeGreaterThanOrEqual(3);
    });
  });
});
