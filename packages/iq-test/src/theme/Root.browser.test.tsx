import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anewForEachTest, place, root } from '../ui/inPage.fixture.ts';
import { type BrandThemeName, brandThemes, colorsOf } from './brands.ts';
import { createBrand } from './brandVariables.ts';
import { vars } from './contract.css.ts';
import { Root, type RootProps } from './Root.tsx';

anewForEachTest();
const page = document.documentElement;
const sheet = new CSSStyleSheet();
beforeEach(() => {
  page.dataset.theme = 'light';
  document.adoptedStyleSheets = [sheet];
});
afterEach(() => {
  delete page.dataset.theme;
  delete page.dataset.brand;
  sheet.replaceSync('');
});

const acme = {
  name: 'Acme',
  light: { accent: '#0a5c36' },
  dark: { accent: '#7ad9a8', paper: '#02110a' },
  font: { heading: 'Acme Serif' },
  radius: { card: '3px' },
};
const schemes = ['light', 'dark'] as const;
const brands = Object.keys(brandThemes) as BrandThemeName[];

/** The value of a token inside of a `Root`. */
function tokenIn(props: RootProps, token: string): string {
  flushSync(() => root.render(<Root {...props}>{<i>Words</i>}</Root>));
  const inside = place.querySelector('i') ?? place;
  return getComputedStyle(inside).getPropertyValue(token.slice('var('.length, -1)).trim();
}
const accentIn = (props: RootProps) => tokenIn(props, vars.color.accent);
const paperIn = (props: RootProps) => {
  tokenIn(props, vars.color.paper);
  return getComputedStyle(place.firstElementChild ?? place).backgroundColor;
};

test.for(schemes.flatMap((scheme) => brands.map((brand) => [scheme, brand] as const)))(
  '%s and %s: each from the page or from the widget',
  ([scheme, brand]) => {
    const { accent } = colorsOf(brand, scheme);
    expect(accentIn({ theme: scheme, brandTheme: brand })).toBe(accent);
    page.dataset.brand = brand;
    expect(accentIn({ theme: scheme })).toBe(accent);
    page.dataset.theme = scheme;
    expect(accentIn({})).toBe(accent);
    page.dataset.brand = 'default';
    expect(accentIn({ brandTheme: brand })).toBe(accent);
  },
);

test.for(schemes)('a brand of one’s own, on the widget or around it: %s', (scheme) => {
  const style = createBrand(acme);
  const { accent } = colorsOf(acme, scheme);
  expect(accentIn({ style, theme: scheme })).toBe(accent);
  expect(tokenIn({ style, theme: scheme }, vars.color.ink)).toBe(colorsOf('default', scheme).ink);
  expect(tokenIn({ style }, vars.font.heading)).toBe('Acme Serif');
  expect(tokenIn({ style }, vars.radius.card)).toBe('3px');
  for (const [name, value] of Object.entries(style)) place.style.setProperty(name, value);
  expect(accentIn({ theme: scheme })).toBe(accent);
  expect(accentIn({ theme: scheme, brandTheme: 'harbor' })).toBe(colorsOf('harbor', scheme).accent);
});

test('one class overrides a value, in any scheme and brand; a pair of variables does so from anywhere', () => {
  sheet.replaceSync(`.mine { --iq-color-accent: #ff69b4 }
    body { --iq-light-accent: #123456; --iq-dark-accent: #abcdef }`);
  for (const theme of schemes)
    for (const brandTheme of brands)
      expect(accentIn({ className: 'mine', theme, brandTheme })).toBe('#ff69b4');
  expect(accentIn({})).toBe('#123456');
  expect(accentIn({ theme: 'dark' })).toBe('#abcdef');
});

test('a root follows the nearest one around that has a theme, else the page', () => {
  const nested = (...themes: RootProps['theme'][]) => {
    let content: ReactNode = <i>Words</i>;
    for (const theme of themes.reverse()) content = <Root theme={theme}>{content}</Root>;
    flushSync(() => root.render(content));
    const inside = place.querySelector('i') ?? place;
    return getComputedStyle(inside).getPropertyValue('--iq-color-accent').trim();
  };
  const accents = { light: colorsOf('default', 'light').accent, dark: colorsOf('default', 'dark').accent };
  expect(nested('dark', 'auto')).toBe(accents.dark);
  expect(nested('light', 'dark', 'auto')).toBe(accents.dark);
  expect(nested('dark', 'light', 'auto', 'auto')).toBe(accents.light);
  page.dataset.theme = 'dark';
  expect(nested('auto', 'auto')).toBe(accents.dark);
  expect(nested('light', 'auto')).toBe(accents.light);
});

test('a color is one value: the one of the scheme in use, and nothing of the other', () => {
  for (const theme of schemes) {
    sheet.replaceSync(`:where([data-iq-root]) { --iq-light-ink: #123456; --iq-dark-ink: #abcdef }`);
    expect(tokenIn({ theme }, vars.color.ink)).toBe({ light: '#123456', dark: '#abcdef' }[theme]);
  }
  const values = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => rule.cssText.match(/--iq-color-[\w-]+:[^;]*/g) ?? []);
  expect(values.length).toBeGreaterThan(0);
  expect(values.filter((value) => value.split('var(').length > 2)).toEqual([]);
});

test('what the browser draws goes with our paper, whatever the page says of its own', () => {
  sheet.replaceSync(':root { color-scheme: light }');
  page.dataset.theme = 'dark';
  for (const [theme, drawn] of [
    ['auto', 'dark'],
    ['dark', 'dark'],
    ['light', 'light'],
  ] as const) {
    accentIn({ theme });
    expect(getComputedStyle(place.firstElementChild ?? place).colorScheme).toBe(drawn);
  }
});

test('density changes every space, on the widget and on what is around it', () => {
  const gap = (style: RootProps['style']) => {
    flushSync(() =>
      root.render(<Root style={style}>{<i style={{ padding: vars.space.s5 }}>Words</i>}</Root>),
    );
    return getComputedStyle(place.querySelector('i') ?? place).padding;
  };
  expect(gap({})).toBe('24px');
  expect(gap({ ['--iq-density' as 'gap']: '0.5' })).toBe('12px');
  place.style.setProperty('--iq-density', '2');
  expect(gap({})).toBe('48px');
});

test('it stands on paper of its own, on request on nothing', () => {
  expect(paperIn({})).toBe('rgb(251, 250, 246)');
  expect(paperIn({ theme: 'dark' })).toBe('rgb(16, 18, 22)');
  expect(paperIn({ style: createBrand(acme), theme: 'dark' })).toBe('rgb(2, 17, 10)');
  expect(paperIn({ theme: 'dark', transparent: true })).toBe('rgba(0, 0, 0, 0)');
});
