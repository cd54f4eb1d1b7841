import { assignVars, globalStyle } from '@vanilla-extract/css';
import { type BrandThemeName, brandThemes, colorsOf } from './brands.ts';
import type { Colors } from './brandTheme.ts';
import { createBrand, schemeVariable } from './brandVariables.ts';
import { vars } from './contract.css.ts';
import { pictureFilter, schemeInUse } from './mediaQueries.ts';
import { tokens, wideText } from './tokens.ts';

// A scheme (light or dark) and a brand are independent of each other: a brand sets each color twice, as `--iq-light-…`
// and `--iq-dark-…`, and the scheme chooses one of them at every `Root`. The rules have no specificity in a page, so
// that one class there is enough to override any of them.

/** The page and the shadow root. */
const hosts = (conditions: string): string =>
  `:host${conditions && `(${conditions})`}, :where(:root${conditions})`;
/** These, and every `Root`: one rule, every place. */
const places = (conditions: string): string =>
  hosts(conditions).replace(/\)$/, `, [data-iq-root]${conditions})`);

const followers = ' [data-iq-root]:not([data-theme])';
/** The page and the shadow root, and every `Root` there that follows them. */
const followed = (conditions: string): string =>
  hosts(conditions).replace(/\)$/, `, :root${conditions}${followers}, :host(${conditions})${followers})`);

// Each scheme is a rule of its own, and each color one value. The colors of both in one value, of which an empty variable
// leaves one, is shorter, but extensions that change a page's colors read both. `light-dark()` is newer than the browsers
// that we build for.
const scheme = (name: 'light' | 'dark') => ({
  [schemeInUse]: name,
  // not quite: white becomes the gray of our dark surfaces
  [pictureFilter]: name === 'dark' ? 'invert(0.9)' : 'none',
  ...Object.fromEntries(
    Object.entries(vars.color).map(([color, variable]) => [
      variable,
      `var(${schemeVariable(name, color as keyof Colors)})`,
    ]),
  ),
});

globalStyle(places(''), { vars: { ...scheme('light'), ...assignVars(vars.space, tokens.space) } });
// What the browser draws, such as a scrollbar, goes with our paper, whatever the page says of its own. Not on `:host`: there
// the page's scheme is read, see `pageScheme.ts` of the embed.
globalStyle(':where(:root, [data-iq-root])', { colorScheme: `var(${schemeInUse})` });
// On screens only: a report on paper is ink on white, whatever the screen showed.
globalStyle(followed(':not([data-theme="light"])'), {
  '@media': { 'screen and (prefers-color-scheme: dark)': { vars: scheme('dark') } },
});
globalStyle(followed('[data-theme="dark"]').replace(/\)$/, ', [data-iq-root][data-theme="dark"])'), {
  '@media': { screen: { vars: scheme('dark') } },
});

/** A brand, and its accents once more: what differs from these, a page has set. See `pageStyle.ts` of the embed. */
const shippedBrand = (name: BrandThemeName) => ({
  ...createBrand(brandThemes[name]),
  '--iq-shipped': `${colorsOf(name, 'light').accent} ${colorsOf(name, 'dark').accent}`,
});

globalStyle(hosts(''), {
  vars: {
    ...shippedBrand('default'),
    ...assignVars(vars.font, tokens.font),
    ...assignVars(vars.text, tokens.text),
    ...assignVars(vars.radius, tokens.radius),
    ...assignVars(vars.shadow, tokens.shadow),
    ...assignVars(vars.motion, tokens.motion),
  },
});
// A visitor who asks the system for more contrast gets it, unless a brand was chosen on purpose.
globalStyle(hosts(':not([data-brand])'), {
  '@media': { 'screen and (prefers-contrast: more)': { vars: shippedBrand('high-contrast') } },
});
for (const name of Object.keys(brandThemes) as BrandThemeName[]) {
  globalStyle(places(`[data-brand="${name}"]`), { vars: shippedBrand(name) });
}

globalStyle(hosts(''), {
  '@media': {
    '(min-width: 768px)': { vars: assignVars(vars.text, wideText) },
    '(prefers-reduced-motion: reduce)': {
      vars: { [vars.motion.fast]: '0ms', [vars.motion.medium]: '0ms' },
    },
  },
});
globalStyle(places(''), { '@media': { print: { vars: { [vars.color.paper]: '#ffffff' } } } });
