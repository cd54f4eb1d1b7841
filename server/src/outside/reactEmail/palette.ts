/** Colors of an email, as on the pages: paper, ink and one accent; the others for status alone. */
export interface Palette {
  paper: string;
  surface: string;
  sunken: string;
  ink: string;
  muted: string;
  hairline: string;
  accent: string;
  success: string;
  warning: string;
  alert: string;
  warningSoft: string;
}

/** Colors of a light screen, and of every mail program that knows no other. */
export const light: Palette = {
  paper: '#fbfaf6',
  surface: '#ffffff',
  sunken: '#e4e1d8',
  ink: '#15171c',
  muted: '#565b66',
  hairline: '#e4e1d8',
  accent: '#2b3fd4',
  success: '#3a652b',
  warning: '#b98900',
  alert: '#a52d1b',
  warningSoft: '#fbf0d9',
};

/** Colors of a dark screen. */
export const dark: Palette = {
  paper: '#101216',
  surface: '#181b21',
  sunken: '#3a3f4a',
  ink: '#eceae4',
  muted: '#a8adb8',
  hairline: '#2a2e37',
  accent: '#8c9bff',
  success: '#a3cf8c',
  warning: '#e9b552',
  alert: '#ff9a86',
  warningSoft: '#33280f',
};

/**
 * Classes that give a color its dark value. Light colors are inline, as some mail programs read no style sheet; those
 * that know dark screens do.
 */
const rules: Record<string, (palette: Palette) => string> = {
  paper: ({ paper }) => `background-color: ${paper}`,
  surface: ({ surface, hairline }) => `background-color: ${surface}; border-color: ${hairline}`,
  ink: ({ ink }) => `color: ${ink}`,
  muted: ({ muted }) => `color: ${muted}`,
  accent: ({ accent }) => `color: ${accent}`,
  hairline: ({ hairline }) => `border-color: ${hairline}`,
  rest: ({ sunken }) => `background-color: ${sunken}`,
  success: ({ success }) => `background-color: ${success}`,
  warning: ({ warning }) => `background-color: ${warning}`,
  alert: ({ alert }) => `background-color: ${alert}`,
  note: ({ warningSoft, ink }) => `background-color: ${warningSoft}; color: ${ink}`,
};

/** The media query of dark screens. */
export const DARK_SCREEN = '(prefers-color-scheme: dark)';

/** The style sheet of an email. */
export const darkStyles = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media ${DARK_SCREEN} {
${Object.entries(rules)
  .map(([name, of]) => `.${name} { ${of(dark).replaceAll(';', ' !important;')} !important; }`)
  .join('\n')}
}`;
