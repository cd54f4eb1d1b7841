import { localeCodes } from '@quotient/contract/locales';
import { expect, test } from '../support/test.ts';
import { sendPrivacySignal } from './consentParts.ts';

test.use({ hasDecided: false });

const home = (locale: string) => (locale === 'en' ? '/' : `/${locale}`);
const phones = [
  { width: 360, height: 780 },
  { width: 390, height: 844 },
];

for (const viewport of phones)
  test(`at ${viewport.width} × ${viewport.height} the banner takes a quarter of the window, in every language, and the time and the start are to be seen above it`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const locale of localeCodes) {
      await page.goto(home(locale));
      const banner = page.locator('[data-consent-slot] section');
      await expect(banner).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const box = await banner.evaluate((section) => section.getBoundingClientRect().toJSON());
      expect(box.height, locale).toBeLessThanOrEqual(viewport.height / 4);
      const starts = page.locator('[data-island] fieldset label, [data-prerendered] button:not(:disabled)');
      const [first, second, third, start] = await starts.evaluateAll((all) =>
        all.slice(0, 4).map((each) => each.getBoundingClientRect().bottom),
      );
      for (const bottom of [first, second, third, start]) expect(bottom, locale).toBeLessThanOrEqual(box.top);
      const tops = await banner
        .locator('[data-action]:not([data-action="dismiss"])')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      expect(new Set(tops).size, `${locale}: one row`).toBe(1);
    }
  });

test('with a privacy signal the banner says so, and still takes less than a third of a phone', async ({
  page,
}) => {
  await sendPrivacySignal(page);
  await page.setViewportSize({ width: 360, height: 780 });
  for (const locale of localeCodes) {
    await page.goto(home(locale));
    const banner = page.locator('[data-consent-slot] section');
    await expect(banner).toContainText('Global Privacy Control');
    expect((await banner.boundingBox())?.height, locale).toBeLessThan(780 / 3);
  }
});

const windows = [
  { width: 320, height: 640 },
  { width: 360, height: 780 },
  { width: 780, height: 360 },
  // what is left of 1280 × 1024 at 400 % (WCAG 1.4.10)
  { width: 320, height: 256 },
];
for (const viewport of windows)
  test(`at ${viewport.width} × ${viewport.height} the actions of the preferences stay in view, and what has the focus stays clear of them, with letters of twice the size too`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const [locale, isLarge] of [
      ['en', false],
      ['de', false],
      ['ar', false],
      ['de', viewport.height > 300],
    ] as const) {
      await page.goto(home(locale));
      await page.locator('[data-action="customize"]').click();
      const dialog = page.locator('dialog[open]');
      await expect(dialog.getByRole('switch')).toHaveCount(4);
      if (isLarge)
        await dialog.evaluate((element) => {
          for (const each of element.querySelectorAll<HTMLElement>('h2, p, label, button, span'))
            each.style.fontSize = `${2 * Number.parseFloat(getComputedStyle(each).fontSize)}px`;
        });
      const name = `${locale}${isLarge ? ', large' : ''}`;
      for (const where of [0, 1, 0.5]) {
        await dialog.evaluate((element, share) => element.scrollTo(0, share * element.scrollHeight), where);
        const edge = await dialog.evaluate((element) => element.getBoundingClientRect().bottom);
        for (const action of ['reject', 'accept', 'save']) {
          const button = dialog.locator(`[data-action="${action}"]`);
          const [box, isOnTop] = await button.evaluate((element) => {
            const { left, top, right, bottom } = element.getBoundingClientRect();
            const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return [{ left, top, right, bottom }, element.contains(hit)] as const;
          });
          expect(isOnTop, `${name}, ${action}, scrolled to ${where}`).toBe(true);
          expect(box.bottom, name).toBeLessThanOrEqual(edge);
          expect(box.right, name).toBeLessThanOrEqual(viewport.width);
          expect(box.left, name).toBeGreaterThanOrEqual(0);
        }
      }
      await dialog.evaluate((element) => element.scrollTo(0, 0));
      const foot = await dialog
        .locator('[data-action="reject"]')
        .evaluate((element) => element.getBoundingClientRect().top);
      if (viewport.height < 300 || isLarge) continue; // there the foot is most of what is left
      for (const category of ['analytics', 'marketing', 'preferences']) {
        await page.keyboard.press('Tab');
        const toggle = dialog.locator(`[name="${category}"]`);
        await toggle.focus();
        const box = await toggle.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0), `${name}, ${category}`).toBeLessThanOrEqual(foot);
      }
    }
  });
