import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { subsetFonts } from './fonts.ts';

/**
 * The admin area: a page and code of its own, laid beside the pages of the site. It is a build of its own so that the
 * site's one style sheet, and every file that a visitor loads, have nothing of it.
 */
export default defineConfig(
  async (): Promise<UserConfig> => ({
    root: `${import.meta.dirname}/src`,
    publicDir: false,
    resolve: { alias: { '@fonts': await subsetFonts() } },
    plugins: [vanillaExtractPlugin(), react()],
    build: {
      target: ['es2022', 'safari16.4', 'chrome111', 'firefox114'],
      outDir: '../dist',
      emptyOutDir: false,
      assetsInlineLimit: 0, // see the site's own configuration
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: `${import.meta.dirname}/src/admin/index.html`,
      },
    },
  }),
);
