import { locales } from '@quotient/contract/locales';
import type { i18n } from 'i18next';
import type { CSSProperties } from 'react';
import { expect, spyOn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { wordsOf } from '../../.storybook/words.ts';
import { type BrandThemeName, brandThemes } from '../../packages/iq-test/src/theme/brands.ts';
import type { Colors } from '../../packages/iq-test/src/theme/brandTheme.ts';
import { createBrand } from '../../packages/iq-test/src/theme/brandVariables.ts';
import { vars } from '../../packages/iq-test/src/theme/contract.css.ts';
import { heading, lead } from '../../packages/iq-test/src/theme/typography.css.ts';
import { Button } from '../../packages/iq-test/src/ui/Button.tsx';
import { IqTestProvider } from '../../packages/iq-test/src/ui/IqTestProvider.tsx';
import { Notice } from '../../packages/iq-test/src/ui/Notice.tsx';
import { Compared, comparable, type Look } from './Compared.tsx';
import './foundations.css';

const clay = createBrand({
  name: 'Clay',
  light: { accent: '#8a3b1c', accentHover: '#6c2c13', accentSoft: '#f7e9e2' },
  dark: { accent: '#f0a888', accentHover: '#f6c6b0', accentSoft: '#402215', onAccent: '#2a1006' },
  radius: { small: '0', control: '0', card: '0' },
});
const override = {
  '--iq-color-accent': 'light-dark(#7a3ca8, #cfa8ee)',
  '--iq-color-on-accent': 'light-dark(#ffffff, #1f0a31)',
  '--iq-density': '0.75',
} as CSSProperties;

/** The shipped brands, one that a team made, and one with single values overridden. */
const looks: Record<string, Look> = {
  ...Object.fromEntries(
    Object.entries(brandThemes).map(([brandTheme, { name }]) => [
      name,
      { brandTheme: brandTheme as BrandThemeName },
    ]),
  ),
  'createBrand (example)': { style: clay },
  'Harbor, accent and density overridden': { brandTheme: 'harbor', style: override },
};
const schemes = ['light', 'dark'] as const;
const languages = Object.keys(locales);

const swatches: readonly (keyof Colors)[] = [
  'paper',
  'surface',
  'sunken',
  'hairline',
  'outline',
  'inkMuted',
  'ink',
  'accent',
  'accentHover',
  'accentSoft',
  'warning',
  'alert',
  'success',
];

const meta = preview.meta({
  title: 'Foundations/Looks',
  tags: ['!autodocs'],
  parameters: { bare: true },
});

/** Every brand in every scheme: colors, and what is made of them. */
export const Swatches = meta.story({
  render: (_, { loaded }) => (
    <div className="foundation looks" lang="en" dir="ltr">
      <h1 className={heading.page}>Looks</h1>
      <p className={lead}>
        A scheme and a brand are independent of each other, and one class overrides both.
      </p>
      {Object.entries(looks).map(([name, look]) => (
        <section key={name} className="looks-row" aria-label={name}>
          <h2 className={heading.item}>{name}</h2>
          {schemes.map((theme) => (
            <IqTestProvider key={theme} i18n={loaded.i18n as i18n} theme={theme} {...look}>
              <div className="looks-tile" data-scheme={theme}>
                <div className="looks-swatches">
                  {swatches.map((color) => (
                    <span key={color} title={color} style={{ backgroundColor: vars.color[color] }} />
                  ))}
                </div>
                <strong>{theme}</strong>
                <Notice tone="warning">Less than five minutes are left.</Notice>
                <Button tone="primary">Start</Button>
              </div>
            </IqTestProvider>
          ))}
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const accents = Object.keys(looks).flatMap((name) =>
      [...canvas.getByRole('region', { name }).querySelectorAll('button')].map(
        (button) => getComputedStyle(button).backgroundColor,
      ),
    );
    await expect(accents).toHaveLength(2 * Object.keys(looks).length);
    // an override counts in each scheme, too
    await expect(new Set(accents).size).toBe(accents.length);
  },
});

/** The words of all languages, by their codes. */
const loadWords = async () => ({
  words: Object.fromEntries(
    await Promise.all(languages.map(async (locale) => [locale, await wordsOf(locale)] as const)),
  ),
});
/** Opens dialogs in their tiles, not modally: a page has one modal dialog at a time. */
const openInTheirTiles = () => {
  spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.open = true;
  });
};

/** One component in every brand, scheme and language: choose it in the controls. */
export const Compare = meta.story({
  args: { component: 'CategoryChart' },
  argTypes: { component: { control: 'select', options: comparable } },
  loaders: [loadWords],
  beforeEach: openInTheirTiles,
  render: ({ component = '' }: { component?: string }, { loaded }) => (
    <div className="foundation looks" lang="en" dir="ltr">
      <h1 className={heading.page}>{component}</h1>
      {Object.entries(looks).map(([name, look]) => (
        <section key={name} className="looks-row" aria-label={name}>
          <h2 className={heading.item}>{name}</h2>
          {schemes.flatMap((theme) =>
            languages.map((locale) => (
              <Compared
                key={component + theme + locale}
                name={component}
                words={loaded.words[locale]}
                locale={locale}
                look={{ theme, ...look }}
              />
            )),
          )}
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const name of Object.keys(looks)) {
      const row = canvas.getByRole('region', { name });
      const spoken = [...row.querySelectorAll<HTMLElement>('[data-iq-root]')].map(({ lang }) => lang);
      await expect(spoken).toEqual(schemes.flatMap(() => languages));
    }
  },
});

/** All components to choose from, once each. */
export const AllThatIsCompared = meta.story({
  tags: ['!dev'],
  // each has pictures and checks of its own; many pages in one have many first headings
  parameters: { picture: false, a11y: { test: 'off' } },
  loaders: [loadWords],
  beforeEach: openInTheirTiles,
  render: (_, { loaded }) => (
    <>
      {comparable.map((name) => (
        <Compared key={name} name={name} words={loaded.words.ar} locale="ar" look={{ theme: 'dark' }} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const tiles = [...canvasElement.querySelectorAll<HTMLElement>('.looks-tile')];
    await expect(tiles.map((tile) => tile.dataset.component)).toEqual(comparable);
    for (const tile of tiles) {
      const shown = tile.querySelector(':scope > *');
      await expect(shown, tile.dataset.component).not.toBeNull();
      await expect(shown?.closest('[dir="rtl"]'), tile.dataset.component).not.toBeNull();
    }
    await expect(document.querySelector(':modal')).toBeNull();
  },
});
