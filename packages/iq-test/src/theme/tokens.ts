import type { vars } from './contract.css.ts';

/** The values of one theme: the shape of the contract, with CSS values. */
export type Tokens = { [Group in keyof typeof vars]: { [Name in keyof (typeof vars)[Group]]: string } };

/** Warm paper and ink, one accent (ultramarine). Every text pair is AA or better on paper and on surface. */
export const lightColors: Tokens['color'] = {
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

export const darkColors: Tokens['color'] = {
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

/** A 1.2 scale on a 17-px body. */
export const narrowText: Tokens['text'] = {
  xs: '13px',
  sm: '15px',
  md: '17px',
  lg: '20px',
  xl: '24px',
  xxl: '29px',
  hero: '37px',
  display: '104px',
};

/** A 1.25 scale on an 18-px body, where there is room for it. */
export const wideText: Tokens['text'] = {
  xs: '14px',
  sm: '16px',
  md: '18px',
  lg: '22px',
  xl: '28px',
  xxl: '36px',
  hero: '56px',
  display: '152px',
};

export const tokens: Tokens = {
  color: lightColors,
  font: {
    heading: 'ui-serif, Georgia, Cambria, "Times New Roman", serif',
    body: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  },
  text: narrowText,
  space: {
    s1: '4px',
    s2: '8px',
    s3: '12px',
    s4: '16px',
    s5: '24px',
    s6: '32px',
    s7: '48px',
    s8: '64px',
    s9: '96px',
  },
  radius: { small: '6px', control: '10px', card: '16px', pill: '999px' },
  shadow: { float: '0 1px 2px rgb(21 23 28 / 0.06), 0 12px 32px rgb(21 23 28 / 0.14)' },
  motion: { fast: '120ms', medium: '180ms', ease: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
};
