// Pages with their own scrolling cancel the browser's scrolling everywhere.
import type { Page } from '@playwright/test';
import { expect, start, tag, test } from './partnerTest.ts';

const smooth = `<script>
    for (const type of ['wheel', 'touchmove'])
      window.addEventListener(type, (event) => {
        window.cancelled = (window.cancelled ?? 0) + 1;
        if (event.cancelable) event.preventDefault();
      }, { passive: false });
  </script><div style="height: 3000px">A long page</div>`;

const cancelled = (page: Page) =>
  page.evaluate(() => (window as never as { cancelled?: number }).cancelled ?? 0);
/** Scroll position of the test in its dialog. */
const scrolled = (page: Page) =>
  page
    .getByRole('dialog')
    .evaluate((dialog) => Math.max(...[...dialog.children].map(({ scrollTop }) => scrollTop)));

test.use({ viewport: { width: 600, height: 400 } });

for (const mode of ['popup', 'fullscreen', 'floating'])
  test(`on a page with its own smooth scrolling the dialog scrolls while the clock runs: ${mode}`, async ({
    page,
    host,
  }) => {
    await host(`${tag(`mode="${mode}"`)}${smooth}`);
    await page.getByRole('button', { name: 'Take the IQ Test' }).click();
    await start(page);
    await page.mouse.move(300, 250);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
    expect(await cancelled(page)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => cancelled(page)).toBe(1); // the page's own
  });
