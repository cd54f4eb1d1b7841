import { defaultBrand } from './brands/default.ts';
import type { Tokens } from './brandTheme.ts';

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

/** The default brand in its light scheme, on a narrow screen: what every other theme starts from. */
export const tokens: Tokens = {
  color: defaultBrand.light,
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
