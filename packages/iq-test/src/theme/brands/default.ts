import type { BrandTheme, Colors } from '../brandTheme.ts';

/** Warm paper and ink, one accent (ultramarine). Every text pair is AA or better on paper and on surface. */
const light: Colors = {
  paper: '#fbfaf6',
  surface: '#ffffff',
  sunken: '#f1efe8',
  ink: '#15171c',
  inkMuted: '#565b66',
  hairline: '#e4e1d8',
  outline: '#87847a',
  accent: '#2b3fd4',
  accentHover: '#2030ac',
  onAccent: '#ffffff',
  accentSoft: '#eceefb',
  warning: '#855300',
  warningSoft: '#fbf0d9',
  warningFill: '#b98900',
  alert: '#a52d1b',
  alertSoft: '#fae9e5',
  success: '#3a652b',
  successSoft: '#eaf2e4',
  scrim: 'rgb(21 23 28 / 0.48)',
};

const dark: Colors = {
  paper: '#101216',
  surface: '#181b21',
  sunken: '#22262e',
  ink: '#eceae4',
  inkMuted: '#a8adb8',
  hairline: '#2a2e37',
  outline: '#6f7685',
  accent: '#8c9bff',
  accentHover: '#a9b4ff',
  onAccent: '#0c0e1c',
  accentSoft: '#23284a',
  warning: '#e9b552',
  warningSoft: '#33280f',
  warningFill: '#e9b552',
  alert: '#ff9a86',
  alertSoft: '#3b1d17',
  success: '#a3cf8c',
  successSoft: '#1f2d18',
  scrim: 'rgb(0 0 0 / 0.64)',
};

/** The look of Quotient itself. */
export const defaultBrand = { name: 'Quotient', light, dark } satisfies BrandTheme<Colors>;
