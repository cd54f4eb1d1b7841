import type { Page } from '@playwright/test';
import { localeCodes } from '@quotient/contract/locales';
import { expect, test } from '../support/test.ts';
import { sendPrivacySignal } from './consentParts.ts';

test.use({ hasDecided: false });

const home = (locale: string) => (locale === 'en' ? '/' : `/${locale}`);
const phones = [
  { width: 360, height: 780 },
  { width: 390, height: 844 },
];

const nameOf = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`;

test('on phones the banner takes a quarter of the window, in every language, and the time and the start are to be seen above it', async ({
  page,
}) => {
  for (const locale of localeCodes) {
    await page.goto(home(locale));
    for (const viewport of phones) {
      await page.setViewportSize(viewport);
      const name = `${locale}, ${nameOf(viewport)}`;
      const banner = page.locator('[data-consent-slot] section');
      await expect(banner, name).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const box = await banner.evaluate((section) => section.getBoundingClientRect().toJSON());
      expect(box.height, name).toBeLessThanOrEqual(viewport.height / 4);
      const starts = page.locator('[data-island] fieldset label, [data-prerendered] button:not(:disabled)');
      const [first, second, third, start] = await starts.evaluateAll((all) =>
        all.slice(0, 4).map((each) => each.getBoundingClientRect().bottom),
      );
      for (const bottom of [first, second, third, start]) expect(bottom, name).toBeLessThanOrEqual(box.top);
      const tops = await banner
        .locator('[data-action]:not([data-action="dismiss"])')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      expect(new Set(tops).size, `${name}: one row`).toBe(1);
    }
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
/** Wherever the preferences are scrolled to, their actions are whole and on top. */
async function expectActionsInView(page: Page, { width }: { width: number }, name: string): Promise<void> {
  const seen = await page.locator('dialog[open]').evaluate((dialog) =>
    [0, 1, 0.5].flatMap((where) => {
      dialog.scrollTo(0, where * dialog.scrollHeight);
      const edge = dialog.getBoundingClientRect().bottom;
      return ['reject', 'accept', 'save'].map((action) => {
        const button = dialog.querySelector(`[data-action="${action}"]`) as Element;
        const { left, top, right, bottom } = button.getBoundingClientRect();
        const isOnTop = button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        return { name: `${action}, scrolled to ${where}`, edge, left, right, bottom, isOnTop };
      });
    }),
  );
  expect(seen).toHaveLength(9);
  for (const { name: action, edge, left, right, bottom, isOnTop } of seen) {
    expect(isOnTop, `${name}, ${action}`).toBe(true);
    expect(bottom, `${name}, ${action}`).toBeLessThanOrEqual(edge);
    expect(right, `${name}, ${action}`).toBeLessThanOrEqual(width);
    expect(left, `${name}, ${action}`).toBeGreaterThanOrEqual(0);
  }
}

/** A switch that the focus comes to is not under the actions. */
async function expectFocusClear(page: Page, name: string): Promise<void> {
  const dialog = page.locator('dialog[open]');
  await dialog.evaluate((element) => element.scrollTo(0, 0));
  const foot = await dialog
    .locator('[data-action="reject"]')
    .evaluate((element) => element.getBoundingClientRect().top);
  for (const category of ['analytics', 'marketing', 'preferences']) {
    const toggle = dialog.locator(`[name="${category}"]`);
    await page.keyboard.press('Tab');
    await toggle.focus();
    const box = await toggle.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), `${name}, ${category}`).toBeLessThanOrEqual(foot);
  }
}

for (const locale of ['en', 'de', 'ar'] as const)
  test(`in ${locale} the actions of the preferences stay in view at every size, and what has the focus stays clear of them${locale === 'de' ? ', with letters of twice the size too' : ''}`, async ({
    page,
  }) => {
    for (const isLarge of locale === 'de' ? [false, true] : [false]) {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(home(locale));
      await page.locator('[data-action="customize"]').click();
      const dialog = page.locator('dialog[open]');
      await expect(dialog.getByRole('switch')).toHaveCount(4);
      if (isLarge)
        await dialog.evaluate((element) => {
          for (const each of element.querySelectorAll<HTMLElement>('h2, p, label, button, span'))
            each.style.fontSize = `${2 * Number.parseFloat(getComputedStyle(each).fontSize)}px`;
        });
      for (const viewport of windows.filter(({ height }) => !isLarge || height > 300)) {
        await page.setViewportSize(viewport);
        await expectActionsInView(page, viewport, `${nameOf(viewport)}${isLarge ? ', large' : ''}`);
        if (viewport.height > 300 && !isLarge)
          // there the foot is most of what is left
          await expectFocusClear(page, nameOf(viewport));
      }
    }
  });
