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

/** Factor of every space, as a plain number: `0.85` for tighter layouts, `1.2` for wider ones. */
export const density = '--iq-density';

/** A step of the grid, in CSS pixels, wider or narrower where `--iq-density` says so. */
const step = (pixels: number): string => `calc(${pixels}px * var(${density}, 1))`;

/** Tokens of a narrow screen, without a brand: the base of every theme. Colors come from the brands. */
export const tokens: Omit<Tokens, 'color'> = {
  font: {
    heading: 'ui-serif, Georgia, Cambria, "Times New Roman", serif',
    body: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  },
  text: narrowText,
  space: {
    s1: step(4),
    s2: step(8),
    s3: step(12),
    s4: step(16),
    s5: step(24),
    s6: step(32),
    s7: step(48),
    s8: step(64),
    s9: step(96),
  },
  radius: { small: '6px', control: '10px', card: '16px', pill: '999px' },
  shadow: { float: '0 1px 2px rgb(21 23 28 / 0.06), 0 12px 32px rgb(21 23 28 / 0.14)' },
  motion: { fast: '120ms', medium: '180ms', ease: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
};
