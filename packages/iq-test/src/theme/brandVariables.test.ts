import { expect, test } from 'vitest';
import { colorsOf } from './brands.ts';
import { createBrand, schemeVariable } from './brandVariables.ts';

const acme = createBrand({
  name: 'Acme',
  light: { accent: '#0b6b6b' },
  dark: { accent: '#6fd0c8' },
  radius: { small: '0' },
} as Parameters<typeof createBrand>[0]);

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
