import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type BrowserConfigOptions, type TestSpecification } from 'vitest/node';
import { embedCssFromPage } from './.storybook/embedCssFromPage.ts';
import { testLaunchOptions } from './packages/tools/browser/browser.ts';
import { hostileLocale } from './packages/tools/support/hostileLocale.ts';

Object.assign(process.env, hostileLocale); // inherited by every worker

const launchOptions = await testLaunchOptions();

/** True if an order is asked for, such as a random one: it replaces ours in all projects. */
const isOrdered = process.argv.some((argument) => argument.startsWith('--sequence'));
/** Workers of a project. Projects of one order must have the same number. */
const workers = (usual: number) => (isOrdered ? 2 : usual);

/** Files that take minutes, at whose end nothing else would be left to run. */
const longFiles = ['simulation/simulation', 'package/package', 'store/move', 'src/main', 'rights/deleteTest'];

/** Starts them first. A machine without a cache knows only the sizes of files. */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      longFiles.some((name) => moduleId.endsWith(`/${name}.test.ts`));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Made again for each project, as the runner writes its own names into it. `height`: of the window, in pixels. */
const browser = (height: number): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions,
    // larger than any frame in it: a frame that does not fit is scaled down, letters and all
    contextOptions: {
      viewport: { width: 1280, height },
      deviceScaleFactor: 0.5,
      reducedMotion: 'reduce',
    },
  }),
  instances: [{ browser: 'chromium' }],
});

/** Only what hangs is ended: a machine that is slow or busy is no failure. */
const patience = { testTimeout: 900_000, hookTimeout: 900_000, expect: { poll: { timeout: 120_000 } } };

export default defineConfig({
  test: {
    sequence: isOrdered ? {} : { sequencer: LongFilesFirst },
    projects: [
      {
        test: {
          ...patience,
          name: 'node',
          // most of the time went into loading the same modules for each file; what a test changes it puts back
          isolate: false,
          setupFiles: ['.storybook/putBack.setup.ts'],
          maxWorkers: workers(3),
          sequence: { groupOrder: 1 }, // after the browser tests
          environment: 'node',
          include: ['{server,packages,fixtures,sites,.storybook}/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            '**/{dist,lib}/**',
            '**/*.browser.test.ts',
            '**/consumers.test.ts', // for `npm run test:consumers`
          ],
        },
      },
      {
        // what every component promises, checked for each of them in a real browser; and what needs a real document
        plugins: [react(), vanillaExtractPlugin(), embedCssFromPage()],
        publicDir: 'sites/reference/public', // the pictures of questions
        optimizeDeps: {
          include: [
            'axe-core',
            '@quotient/iq-test > preact',
            '@quotient/iq-test > preact/hooks',
            'react-dom/client',
            'react-dom/server',
            'react/jsx-dev-runtime',
            '@quotient/iq-test > @preact/signals-react',
            '@quotient/iq-test > @preact/signals-react/runtime',
            '@quotient/iq-test > i18next',
            '@quotient/iq-test > react-i18next',
            '@quotient/contract > valibot',
          ],
        },
        test: {
          ...patience,
          name: 'conformance',
          // one page for many files, as below; what a test changes it puts back
          isolate: false,
          setupFiles: [
            '.storybook/fonts.setup.ts',
            '.storybook/putBack.setup.ts',
            '.storybook/emptyPage.setup.ts',
            '.storybook/touched.setup.ts',
            '.storybook/viewport.setup.ts',
          ],
          include: ['{packages,sites,stories}/**/*.browser.test.ts{,x}'],
          maxWorkers: workers(1), // a second page would load all modules once more: a third of the time
          browser: { ...browser(2100), viewport: { width: 1024, height: 768 } },
        },
      },
      {
        // every story is a component test in a real browser; an accessibility violation fails it
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        test: {
          ...patience,
          name: 'stories',
          // one page for many files: each story leaves it as it was, and opening one for each file took half of the time
          isolate: false,
          setupFiles: [
            '.storybook/vitest.setup.ts',
            '.storybook/touched.setup.ts',
            '.storybook/viewport.setup.ts',
          ],
          maxWorkers: workers(1),
          browser: {
            // as high as the highest picture
            ...browser(8100),
            viewport: { width: 1024, height: 768 },
            expect: {
              toMatchScreenshot: {
                // none of its own beside the test's: the runner leaves the timer of it running, and waits for that at the end
                timeout: 0,
                comparatorName: 'pixelmatch',
                comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.00005 },
                screenshotOptions: { animations: 'disabled', caret: 'hide' },
                resolveScreenshotPath: ({ arg, ext, root }) => `${root}/stories/pictures/${arg}${ext}`,
              },
            },
          },
        },
      },
    ],
  },
});
