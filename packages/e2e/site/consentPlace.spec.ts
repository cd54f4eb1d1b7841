import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { banner, dialog, inBanner, inDialog, settings } from './consentParts.ts';

const widths = [320, 768, 1280];
const paths = ['/', '/imprint', '/privacy-policy', '/nope'];

/** Words that lie under the settings button, or come to lie under it when the page is scrolled. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('[data-action="settings"]');
    if (!button) throw new Error('There is no settings button.');
    const placeAt = (top: number) => {
      window.scrollTo({ top, behavior: 'instant' });
      return button.getBoundingClientRect();
    };
    const way = document.documentElement.scrollHeight - window.innerHeight;
    const end = placeAt(way);
    const place = placeAt(0);
    // a button that stays in the window passes over the whole page; one that goes with the page stays at its words
    const passes = place.top === end.top ? way : 0;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.textContent?.trim() || text.parentElement?.closest('[data-consent-slot]')) continue;
      range.selectNodeContents(text);
      const isUnder = [...range.getClientRects()].some(
        ({ left, right, top, bottom, width }) =>
          width > 0 &&
          left < place.right &&
          right > place.left &&
          top < place.bottom + passes &&
          bottom > place.top,
      );
      if (isUnder) found.push(text.textContent);
    }
    return found;
  });

/** Number of pixels of the page's end that the banner hides once everything is scrolled. */
const hiddenEnd = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const bottom = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
    const edge = document.querySelector('[data-consent-slot] section')?.getBoundingClientRect().top ?? 0;
    return bottom - edge;
  });

test.use({ hasDecided: false });

test('at every width the banner hides neither the end of a page nor what has the focus, and after it the button covers no word, wherever the page is scrolled', async ({
  page,
}) => {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(banner(page)).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        // browsers scroll by whole pixels at most
        await expect.poll(() => hiddenEnd(page), `${width} px`).toBeLessThan(1);
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
      await inBanner(page, 'Reject All').click();
      await expect(settings(page)).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 640 });
        expect(await covered(page), `${width} px`).toEqual([]);
        await settings(page).click({ trial: true }); // nothing lies over it
      }
      await page.evaluate(() => localStorage.clear());
    });
});

const ways = ['Accept All Cookies', 'Reject All', 'Close without deciding'];

/** A page to which the visitor comes undecided. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(banner(page)).toBeVisible();
}

test('by keyboard, each way out of the banner gives the focus back to where it came from', async ({
  page,
}) => {
  for (const name of ways) {
    await arrive(page, '/imprint');
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: 'Skip to content' });
    await expect(skipLink, name).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('link'), name).toBeFocused();
    await inBanner(page, name).press('Enter');
    await expect(banner(page), name).toBeHidden();
    await expect(skipLink, name).toBeFocused();
    await page.evaluate(() => localStorage.clear());
  }
});

test('by mouse, each way out of the banner gives the focus to the content and scrolls nowhere', async ({
  page,
}) => {
  for (const name of ways) {
    await arrive(page, '/privacy-policy');
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await inBanner(page, name).click();
    await expect(banner(page), name).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id), name).toBe('content');
    expect(await page.evaluate(() => window.scrollY), name).toBe(600);
    await page.evaluate(() => localStorage.clear());
  }
});

test('neither banner nor dialog is a trap: behind them the page goes on, and has the focus again where it was', async ({
  page,
}) => {
  await arrive(page, '/imprint');
  await test.step('behind the last button of the banner the page goes on', async () => {
    await inBanner(page, 'Close without deciding').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(inBanner(page, 'Close without deciding')).toBeFocused();
  });
  await test.step('Escape closes the dialog alone, and Customize has the focus again; the banner does not hear it', async () => {
    await inBanner(page, 'Customize').click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(inBanner(page, 'Customize')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(banner(page)).toBeVisible();
  });
  await test.step('a field that had the focus has it again', async () => {
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
    await link.focus();
    await inBanner(page, 'Customize').click();
    await inDialog(page, 'Save Preferences').click();
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
  });
});
