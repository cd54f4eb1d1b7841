import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { banner, dialog, inBanner, inDialog, settings } from './consentParts.ts';

const widths = [320, 768, 1280];
const paths = ['/', '/imprint', '/privacy-policy', '/nope'];

/** Words that lie under the settings button as the page is scrolled now. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('[data-action="settings"]');
    if (!button) throw new Error('There is no settings button.');
    const place = button.getBoundingClientRect();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.textContent?.trim() || text.parentElement?.closest('[data-consent-slot]')) continue;
      range.selectNodeContents(text);
      const isUnder = [...range.getClientRects()].some(
        ({ left, right, top, bottom, width }) =>
          width > 0 && left < place.right && right > place.left && top < place.bottom && bottom > place.top,
      );
      if (isUnder) found.push(text.textContent);
    }
    return found;
  });

for (const path of paths)
  test(`on ${path} the settings button covers no word, wherever the page is scrolled, and can be pressed, at every width`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 });
      await expect(settings(page)).toBeVisible();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height; top += 320) {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
        expect(await covered(page), `${width} px, at ${top}`).toEqual([]);
      }
      await settings(page).click();
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    }
  });

test.describe('undecided', () => {
  test.use({ hasDecided: false });

  for (const path of paths)
    test(`on ${path} the banner hides neither the end of the page nor what has the focus, at every width`, async ({
      page,
    }) => {
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expect(banner(page)).toBeVisible();
        const ends = () =>
          page.evaluate(() => {
            window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
            const bottom = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
            return (
              bottom -
              (document.querySelector('[data-consent-slot] section')?.getBoundingClientRect().top ?? 0)
            );
          });
        await expect.poll(ends, `${width} px`).toBeLessThanOrEqual(0.5);
        await page.evaluate(() => {
          window.scrollTo({ top: 0, behavior: 'instant' });
          (document.activeElement as HTMLElement).blur(); // the body at least has it
        });
        const link = page.getByRole('contentinfo').getByRole('link').last();
        await link.focus();
        const [place, edge] = await Promise.all([link.boundingBox(), banner(page).boundingBox()]);
        const linkEnds = (place?.y ?? 0) + (place?.height ?? 0);
        expect(linkEnds, `${width} px`).toBeLessThanOrEqual(edge?.y ?? 0);
      }
    });

  const focused = (page: Page) =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.id || activeElement?.textContent || activeElement?.tagName;
    });

  for (const name of ['Accept All Cookies', 'Reject All', 'Close without deciding'])
    test(`by keyboard, "${name}" gives the focus back to where it came from`, async ({ page }) => {
      await page.goto('/imprint');
      await expect(banner(page)).toBeVisible();
      await page.keyboard.press('Tab');
      const skipLink = page.getByRole('link', { name: 'Skip to content' });
      await expect(skipLink).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(banner(page).getByRole('link')).toBeFocused();
      await inBanner(page, name).press('Enter');
      await expect(banner(page)).toBeHidden();
      await expect(skipLink).toBeFocused();
    });

  for (const name of ['Accept All Cookies', 'Reject All', 'Close without deciding'])
    test(`by mouse, "${name}" gives the focus to the content and scrolls nowhere`, async ({ page }) => {
      await page.goto('/privacy-policy');
      await expect(banner(page)).toBeVisible();
      await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
      await inBanner(page, name).click();
      await expect(banner(page)).toBeHidden();
      await expect.poll(() => focused(page)).toBe('content');
      expect(await page.evaluate(() => window.scrollY)).toBe(600);
    });

  test('a field that had the focus has it again', async ({ page }) => {
    await page.goto('/imprint');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
    await link.focus();
    await inBanner(page, 'Customize').click();
    await inDialog(page, 'Save Preferences').click();
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
  });

  test('Escape closes the dialog alone, and Customize has the focus again; the banner does not hear it', async ({
    page,
  }) => {
    await page.goto('/imprint');
    await inBanner(page, 'Customize').click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(inBanner(page, 'Customize')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(banner(page)).toBeVisible();
  });

  test('the banner is no trap: behind its last button the page goes on', async ({ page }) => {
    await page.goto('/imprint');
    await inBanner(page, 'Close without deciding').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(inBanner(page, 'Close without deciding')).toBeFocused();
  });
});
