import { expect, test } from 'vitest';
import { colorsOf } from './brands.ts';
import type { Colors } from './brandTheme.ts';
import { createBrand, schemeVariable } from './brandVariables.ts';
import { deriveAccent } from './deriveAccent.ts';

const acme = createBrand({
  name: 'Acme',
  light: { accent: '#0b6b6b' },
  dark: { accent: '#6fd0c8' },
  radius: { small: '0' },
});

test('each color is named in both schemes', () => {
  expect(acme['--iq-light-accent']).toBe('#0b6b6b');
  expect(acme['--iq-dark-accent']).toBe('#6fd0c8');
  expect(schemeVariable('dark', 'inkMuted')).toBe('--iq-dark-ink-muted');
});

test('a color that the brand does not name is the default one of its scheme', () => {
  expect(acme['--iq-light-paper']).toBe(colorsOf('default', 'light').paper);
  expect(acme['--iq-dark-paper']).toBe(colorsOf('default', 'dark').paper);
});

test('only what the brand says of fonts and corners is said', () => {
  const names = Object.keys(acme);
  expect(names.filter((name) => name.startsWith('--iq-font'))).toEqual([]);
  expect(names.filter((name) => name.startsWith('--iq-radius'))).toEqual(['--iq-radius-small']);
  expect(Object.values(acme)).not.toContain(undefined);
});

test('one accent makes the colors around it, in light and in dark', () => {
  const brand = createBrand({ name: 'Acme', accent: '#ff9900' });
  const light = deriveAccent('#ff9900', colorsOf('default', 'light'));
  const dark = deriveAccent('#ff9900', colorsOf('default', 'dark'));
  expect(light?.accent).not.toBe('#ff9900'); // too light for our paper
  expect(dark?.accent).toBe('#ff9900');
  for (const [scheme, family] of [
    ['light', light],
    ['dark', dark],
  ] as const)
    for (const [color, value] of Object.entries(family ?? {}))
      expect(brand[schemeVariable(scheme, color as keyof Colors)], `${scheme} ${color}`).toBe(value);
  expect(brand['--iq-light-paper']).toBe(colorsOf('default', 'light').paper);
});

test.each([
  ['light', 'dark'],
  ['dark', 'light'],
] as const)('an accent of %s alone stays as it is there, and makes that of %s', (named, other) => {
  const brand = createBrand({ name: 'Acme', [named]: { accent: '#0b6b6b' } });
  expect(brand[schemeVariable(named, 'accent')]).toBe('#0b6b6b');
  expect(brand[schemeVariable(other, 'accent')]).toBe(
    deriveAccent('#0b6b6b', colorsOf('default', other))?.accent,
  );
  expect(brand[schemeVariable(named, 'accentSoft')]).not.toBe(colorsOf('default', named).accentSoft);
});

test('what the brand names is never derived, and its own grounds count', () => {
  const colors = colorsOf(
    {
      name: 'Night',
      accent: '#3355ff',
      light: { paper: '#101010', surface: '#181818', onAccent: '#abcdef' },
    },
    'light',
  );
  expect(colors.onAccent).toBe('#abcdef');
  expect(colors.accent).toBe(deriveAccent('#3355ff', colors)?.accent);
  expect(colors.accent).not.toBe('#3355ff');
});

test.each(['rebeccapurple', 'var(--accent)', 'oklch(0.6 0.2 30)'])(
  'from %s nothing is derived: it stays as it is, beside the colors of the default brand',
  (accent) => {
    const colors = colorsOf({ name: 'Acme', light: { accent } }, 'light');
    expect(colors).toEqual({ ...colorsOf('default', 'light'), accent });
    expect(colorsOf({ name: 'Acme', accent }, 'dark')).toEqual(colorsOf('default', 'dark'));
  },
);
