import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { PluginOption } from 'vite';
import { questionBankPlugin, ruleBenchPlugin } from './bankPlugins.ts';
import { componentFactsPlugin } from './componentFacts.ts';
import { embedCssFromPage } from './embedCssFromPage.ts';

/** Reads the props of components only: to parse all files took half of the build. */
function docgenOfComponents(plugin: PluginOption): PluginOption {
  if (!(plugin && 'transform' in plugin) || plugin.name !== 'storybook:react-docgen-plugin') return plugin;
  const { transform } = plugin;
  if (typeof transform !== 'function') return plugin;
  return { ...plugin, transform: { filter: { id: /\/[A-Z]\w*\.tsx$/ }, handler: transform } };
}

export default defineMain({
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.@(ts|tsx)'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    '../sites/reference/public',
    { from: '../sites/reference/public/icon.svg', to: '/favicon.svg' },
  ],
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []).map(docgenOfComponents),
      vanillaExtractPlugin(),
      embedCssFromPage(),
      componentFactsPlugin(),
      questionBankPlugin(),
      ruleBenchPlugin(),
    ],
    // Imports that Vite's first scan can't see; found late they reload the page in the middle of a test.
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [
        ...(config.optimizeDeps?.include ?? []),
        'react-dom/client',
        '@quotient/iq-test > @preact/signals-react',
        '@quotient/iq-test > @preact/signals-react/runtime',
        '@quotient/iq-test > i18next',
        '@quotient/iq-test > react-i18next',
      ],
    },
  }),
});
