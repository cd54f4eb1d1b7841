import type { BrandTheme } from '../brandTheme.ts';

/** An example of a partner's brand: one accent of its own, no serif, rounder corners. */
export const harbor = {
  name: 'Harbor (example)',
  light: {
    paper: '#f6f8f8',
    sunken: '#e9eeee',
    hairline: '#dbe3e3',
    outline: '#7d8a8a',
    accent: '#0b6b6b',
    accentHover: '#075050',
    accentSoft: '#e0f0ef',
  },
  dark: {
    paper: '#0d1415',
    surface: '#141d1e',
    sunken: '#1e292a',
    hairline: '#263435',
    outline: '#6d7f80',
    accent: '#6fd0c8',
    accentHover: '#97e2db',
    onAccent: '#06211f',
    accentSoft: '#123836',
  },
  font: { heading: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif' },
  radius: { small: '8px', control: '14px', card: '22px' },
} satisfies BrandTheme;
