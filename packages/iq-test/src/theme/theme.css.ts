import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { type BrandThemeName, brandThemes, colorsOf } from './brands.ts';
import type { BrandTheme } from './brandTheme.ts';
import { vars } from './contract.css.ts';
import { tokens, wideText } from './tokens.ts';

/** The page, the shadow root, and a `Root` with a theme of its own: one rule, every place. */
const places = (conditions: string): string =>
  [`:root${conditions}`, `:host(${conditions})`, `[data-iq-root]${conditions}`].join(', ');

// On screens only: a report on paper is ink on white, whatever the screen showed.
const darkScreen = 'screen and (prefers-color-scheme: dark)';
const moreContrast = '(prefers-contrast: more)';
const colors = (name: BrandThemeName, scheme: 'light' | 'dark') => ({
  vars: assignVars(vars.color, colorsOf(name, scheme)),
});

createGlobalTheme(':root, :host', vars, tokens);
globalStyle(':root, :host', { colorScheme: 'light dark' });
globalStyle(':root:not([data-theme="light"]), :host(:not([data-theme="light"]))', {
  '@media': { [darkScreen]: colors('default', 'dark') },
});
globalStyle(':root[data-theme="dark"], :host([data-theme="dark"])', {
  '@media': { screen: colors('default', 'dark') },
});

// A visitor who asks the system for more contrast gets it, unless a brand was chosen on purpose.
globalStyle(':root:not([data-brand]), :host(:not([data-brand]))', {
  '@media': { [`screen and ${moreContrast}`]: colors('high-contrast', 'light') },
});
globalStyle(
  ':root:not([data-brand], [data-theme="light"]), :host(:not([data-brand], [data-theme="light"]))',
  { '@media': { [`${darkScreen} and ${moreContrast}`]: colors('high-contrast', 'dark') } },
);
globalStyle(':root[data-theme="dark"]:not([data-brand]), :host([data-theme="dark"]:not([data-brand]))', {
  '@media': { [`screen and ${moreContrast}`]: colors('high-contrast', 'dark') },
});

for (const name of Object.keys(brandThemes) as BrandThemeName[]) {
  const { font = {}, radius = {} }: BrandTheme = brandThemes[name];
  const brand = `[data-brand="${name}"]`;
  globalStyle(places(brand), {
    vars: {
      ...assignVars(vars.color, colorsOf(name, 'light')),
      ...Object.fromEntries(Object.entries(font).map(([key, value]) => [vars.font[key as 'body'], value])),
      ...Object.fromEntries(
        Object.entries(radius).map(([key, value]) => [vars.radius[key as 'card'], value]),
      ),
    },
  });
  globalStyle(places(`${brand}:not([data-theme="light"])`), {
    '@media': { [darkScreen]: colors(name, 'dark') },
  });
  globalStyle(places(`${brand}[data-theme="dark"]`), { '@media': { screen: colors(name, 'dark') } });
}

globalStyle(places('[data-theme="dark"]'), { '@media': { screen: { colorScheme: 'dark' } } });
globalStyle(places('[data-theme="light"]'), { colorScheme: 'light' });

globalStyle(':root, :host', {
  '@media': {
    '(min-width: 768px)': { vars: assignVars(vars.text, wideText) },
    '(prefers-reduced-motion: reduce)': {
      vars: { [vars.motion.fast]: '0ms', [vars.motion.medium]: '0ms' },
    },
    print: { vars: { [vars.color.paper]: '#ffffff' } },
  },
});
