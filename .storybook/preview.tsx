import { locales } from '@quotient/contract/locales';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonVitest from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { StrictMode } from 'react';
import { configure } from 'storybook/test';
import '../sites/reference/src/wholeFonts.css';
import { PSEUDO_LOCALE } from '../packages/iq-test/src/i18n/pseudoLocale.ts';
import { type BrandThemeName, brandThemes } from '../packages/iq-test/src/theme/brands.ts';
import { IqTestProvider, type IqTestProviderProps } from '../packages/iq-test/src/ui/IqTestProvider.tsx';
import { scenarios } from '../packages/mocks/src/scenarios.ts';
import { DocsCode, DocsFrame } from './DocsFrame.tsx';
import { DocsPage } from './DocsPage.tsx';
import { defaultsFromComments } from './docgen.ts';
import { wordsOf } from './words.ts';
import './preview.css';

// a slow or busy machine may need longer for a story, in tests and when one is opened alone
configure({ asyncUtilTimeout: 120_000 });

/** One menu of the toolbar. */
const menu = <Icon extends string>(
  description: string,
  icon: Icon,
  items: (string | { value: string; title: string })[],
) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items },
});

const itemsOf = (table: Readonly<Record<string, { name: string }>>) =>
  Object.entries(table).map(([value, { name }]) => ({ value, title: name }));

/** Applies a toolbar value to the whole page, its background included. */
function setOnPage(name: 'theme' | 'brand', value: unknown, none: string) {
  const { dataset } = document.documentElement;
  if (typeof value === 'string' && value !== none) dataset[name] = value;
  else delete dataset[name];
}

/** Passes the toolbar's values to one story as props. */
function ownLook({
  theme,
  brand,
}: Record<string, unknown>): Pick<IqTestProviderProps, 'theme' | 'brandTheme'> {
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    brandTheme: typeof brand === 'string' && brand in brandThemes ? (brand as BrandThemeName) : undefined,
  };
}

/** Settings of documentation pages. Not inline: the type of parameters lacks `components`. */
const docs = {
  toc: { headingSelector: 'h2, h3' },
  container: DocsFrame,
  page: DocsPage,
  components: { code: DocsCode },
};

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonVitest()],
  tags: ['autodocs'],
  argTypesEnhancers: [defaultsFromComments],
  parameters: {
    // passed elements aren't collected: that took most of axe's time, and nobody reads them
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    layout: 'fullscreen',
    docs,
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          'Journey',
          'Flow',
          'Landing',
          'Runner',
          'Timer',
          'Shapes',
          'Payment',
          'Results',
          'Rights',
          'Consent',
          'UI',
          'Embed',
          'Guides',
          'Decisions',
        ],
      },
    },
  },
  globalTypes: {
    theme: menu('Theme', 'contrast', ['auto', 'light', 'dark']),
    brand: menu('Brand', 'paintbrush', itemsOf(brandThemes)),
    locale: menu('Language', 'globe', [...itemsOf(locales), { value: PSEUDO_LOCALE, title: 'Pseudo' }]),
    direction: menu('Direction', 'transfer', [
      { value: 'auto', title: "The language's" },
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    network: menu(
      'Network scenario of the journeys',
      'lightning',
      Object.entries(scenarios).map(([value, { title }]) => ({ value, title })),
    ),
  },
  initialGlobals: { theme: 'auto', brand: 'default', locale: 'en', direction: 'auto', network: 'online' },
  loaders: [({ globals }) => wordsOf(String(globals.locale)).then((words) => ({ ...words }))],
  decorators: [
    (Story, { globals, loaded, parameters, viewMode }) => {
      // on a documentation page each story has its own theme
      const own = viewMode === 'docs' ? ownLook(globals) : {};
      if (viewMode !== 'docs') {
        setOnPage('theme', globals.theme, 'auto');
        setOnPage('brand', globals.brand, 'default');
      }
      const direction: unknown = globals.direction;
      return (
        <StrictMode>
          <main className={parameters.bare ? undefined : 'story'}>
            <IqTestProvider
              {...own}
              i18n={loaded.i18n as i18n}
              dir={direction === 'ltr' || direction === 'rtl' ? direction : undefined}
            >
              <Story />
            </IqTestProvider>
          </main>
        </StrictMode>
      );
    },
  ],
  afterEach: async ({ id, parameters }) => {
    if (parameters.picture === false) return;
    // set by vitest.setup.ts: compares a picture of the story after its play function
    await globalThis.expectSamePicture?.(id);
  },
});
