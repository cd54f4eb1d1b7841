import { expect, type Page } from '@playwright/test';

/** Stops a page's clock within a second. On a busy machine that second may pass before it does: it is tried again then. */
export const pauseClock = (page: Page): Promise<void> =>
  expect(async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  }).toPass();
