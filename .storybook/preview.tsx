import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonVitest from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import { StrictMode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../packages/iq-test/src/i18n/createI18n.ts';
import { Root } from '../packages/iq-test/src/theme/Root.tsx';
import './preview.css';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonVitest()],
  parameters: { a11y: { test: 'error' }, layout: 'fullscreen' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['system', 'light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'system' },
  decorators: [
    (Story, { globals }) => {
      const i18n = useMemo(() => createI18n('en'), []);
      const theme: unknown = globals.theme;
      if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
      else delete document.documentElement.dataset.theme;
      return (
        <StrictMode>
          <I18nextProvider i18n={i18n}>
            <main className="story">
              <Root lang="en">
                <Story />
              </Root>
            </main>
          </I18nextProvider>
        </StrictMode>
      );
    },
  ],
});
