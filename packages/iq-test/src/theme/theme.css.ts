import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { type BrandThemeName, brandThemes, colorsOf } from './brands.ts';
import type { BrandTheme } from './brandTheme.ts';
import { vars } from './contract.css.ts';
import { tokens, wideText } from './tokens.ts';

/** The page and the shadow root. */
const hosts = (conditions: string): string => `:root${conditions}, :host(${conditions})`;
/** These, and a `Root` with a theme of its own: one rule, every place. */
const places = (conditions: string): string => `${hosts(conditions)}, [data-iq-root]${conditions}`;

// On screens only: a report on paper is ink on white, whatever the screen showed.
const darkScreen = 'screen and (prefers-color-scheme: dark)';
const moreContrast = '(prefers-contrast: more)';
const paint = (selector: string, media: string, name: BrandThemeName, scheme: 'light' | 'dark') =>
  globalStyle(selector, { '@media': { [media]: { vars: assignVars(vars.color, colorsOf(name, scheme)) } } });

createGlobalTheme(':root, :host', vars, tokens);
globalStyle(':root, :host', { colorScheme: 'light dark' });
paint(hosts(':not([data-theme="light"])'), darkScreen, 'default', 'dark');
paint(hosts('[data-theme="dark"]'), 'screen', 'default', 'dark');

// A visitor who asks the system for more contrast gets it, unless a brand was chosen on purpose.
paint(hosts(':not([data-brand])'), `screen and ${moreContrast}`, 'high-contrast', 'light');
paint(
  hosts(':not([data-brand], [data-theme="light"])'),
  `${darkScreen} and ${moreContrast}`,
  'high-contrast',
  'dark',
);
paint(hosts('[data-theme="dark"]:not([data-brand])'), `screen and ${moreContrast}`, 'high-contrast', 'dark');

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
  paint(places(`${brand}:not([data-theme="light"])`), darkScreen, name, 'dark');
  paint(places(`${brand}[data-theme="dark"]`), 'screen', name, 'dark');
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
