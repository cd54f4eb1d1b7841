import { defineConfig, devices } from '@playwright/test';
import { testLaunchOptions } from './packages/tools/browser/browser.ts';
import { hostileLocale } from './packages/tools/support/hostileLocale.ts';

Object.assign(process.env, hostileLocale); // inherited by every worker

export default defineConfig({
  testDir: 'packages/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // only what hangs is ended: a machine that is slow or busy is no failure
  timeout: 900_000,
  expect: { timeout: 120_000 },
  // A test that passes at the second try is a defect to look at, not to hide.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // one: for each other project Playwright ends the workers and starts new ones, with their browsers and servers
  projects: [{ name: 'sites' }],
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    viewport: { width: 1280, height: 800 },
    // transitions cost a third of the time and are looked at where they are the subject
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: await testLaunchOptions(),
    // a trace of every test costs a third of the time: TRACE=1 keeps those of the failures
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});
