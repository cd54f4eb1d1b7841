import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { hold } from '../support/hold.ts';
import { expect, test } from '../support/test.ts';

test.use({ hasDecided: false });

const banner = (page: Page) => page.getByRole('region', { name: 'We value your privacy' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie Preferences' });
const settings = (page: Page) => page.getByRole('button', { name: 'Cookie settings' });
const inBanner = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const record = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null'));
const choices = (analytics: boolean, marketing: boolean, preferences: boolean) => ({
  necessary: true,
  analytics,
  marketing,
  preferences,
});
/** A record that is in the storage before the page's own code runs. */
const preset = (page: Page, text: string) =>
  page.addInitScript((value) => localStorage.setItem('cookie-consent', value), text);

test('S018 S104 S105 S107 S112 S167 S170: the first visit shows the banner, its words, three buttons of one look, the policy', async ({
  page,
}) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await expect(banner(page)).toContainText(
    'Cookies can enhance your browsing, serve personalized content and analyze our traffic.',
  );
  await expect(banner(page).getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  const looks: unknown[] = [];
  for (const name of ['Accept All Cookies', 'Reject All', 'Customize']) {
    looks.push(
      await inBanner(page, name).evaluate((button) => {
        const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(button);
        const { width, height } = button.getBoundingClientRect();
        return { backgroundColor, color, borderColor, fontSize, fontWeight, width, height };
      }),
    );
  }
  expect(looks[1]).toEqual(looks[0]);
  expect(looks[2]).toEqual(looks[0]);
  await expect(settings(page)).toBeHidden();
  expect(await record(page)).toBeNull();
  await expectNoAxeViolations(page);
});

test('S106 S179: X hides the banner, stores nothing, and the next load shows it again', async ({ page }) => {
  await page.goto('/privacy-policy');
  await inBanner(page, 'Close without deciding').click();
  await expect(banner(page)).toBeHidden();
  await expect(settings(page)).toBeHidden();
  expect(await record(page)).toBeNull();
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test('S173 S138 S205 S228: Accept All Cookies stores four times true, version and time, without any call', async ({
  page,
}) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  const called: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' || request.resourceType() === 'xhr' || request.method() !== 'GET')
      called.push(request.url());
  });
  const before = Date.now();
  await inBanner(page, 'Accept All Cookies').click();
  await expect(banner(page)).toBeHidden();
  const stored = await record(page);
  expect(stored).toEqual({
    consent: choices(true, true, true),
    version: '1.0',
    timestamp: expect.any(Number),
  });
  expect(stored.timestamp).toBeGreaterThanOrEqual(before - 2000);
  expect(stored.timestamp).toBeLessThanOrEqual(Date.now() + 2000);
  await settings(page).click();
  await inDialog(page, 'Reject All').click();
  await expect(dialog(page)).toBeHidden();
  expect(called).toEqual([]);
});

test('S174 S140: Reject All stores necessary true and the rest false', async ({ page }) => {
  await page.goto('/');
  await inBanner(page, 'Reject All').click();
  await expect(banner(page)).toBeHidden();
  expect((await record(page)).consent).toEqual(choices(false, false, false));
});

test('S180 S168 S108 S109 S110 S185: Customize opens four switches; necessary cannot be moved by mouse or keyboard', async ({
  page,
}) => {
  await page.goto('/');
  await inBanner(page, 'Customize').click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('switch')).toHaveCount(4);
  const cards = dialog(page).getByRole('listitem');
  await expect(cards).toHaveCount(4);
  for (const [index, name] of ['Necessary', 'Analytics', 'Marketing', 'Preferences'].entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('switch')).toHaveAccessibleName(name);
    await expect(card.getByRole('switch')).toHaveAccessibleDescription(/\w+ \w+/);
    await expect(card).toContainText(/Examples: \w+/);
  }
  for (const name of ['Save Preferences', 'Accept All', 'Reject All'])
    await expect(inDialog(page, name)).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  const necessary = dialog(page).getByRole('switch', { name: 'Necessary' });
  await expect(necessary).toBeDisabled();
  await necessary.click({ force: true });
  await necessary.focus();
  await page.keyboard.press('Space');
  await expect(necessary).toBeChecked();
  for (const name of ['Analytics', 'Marketing', 'Preferences'])
    await expect(dialog(page).getByRole('switch', { name })).not.toBeChecked();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(banner(page)).toBeVisible();
  expect(await record(page)).toBeNull();
});

test('S175 S176 S140: Save Preferences stores the toggles and hides banner and dialog; the dialog shows them again', async ({
  page,
}) => {
  await page.goto('/');
  await inBanner(page, 'Customize').click();
  await dialog(page).getByRole('switch', { name: 'Analytics' }).check();
  await dialog(page).getByRole('switch', { name: 'Preferences' }).focus();
  await page.keyboard.press('Space');
  await inDialog(page, 'Save Preferences').click();
  await expect(dialog(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();
  expect((await record(page)).consent).toEqual(choices(true, false, true));
  await settings(page).click();
  await expect(dialog(page).getByRole('switch', { name: 'Analytics' })).toBeChecked();
  await expect(dialog(page).getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
});

test('S111 S112: the settings button is small, round and at the bottom left, shows after the decision and reopens the dialog', async ({
  page,
}) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await expect(settings(page)).toBeHidden();
  await inBanner(page, 'Accept All Cookies').click();
  await expect(settings(page)).toBeVisible();
  const { box, viewport, radius } = await settings(page).evaluate((button) => ({
    box: button.getBoundingClientRect().toJSON(),
    viewport: { width: innerWidth, height: innerHeight },
    radius: Number.parseFloat(getComputedStyle(button).borderRadius),
  }));
  expect(box.width).toBe(box.height);
  expect(box.width).toBeLessThanOrEqual(56);
  expect(radius).toBeGreaterThanOrEqual(box.width / 2);
  expect(box.left).toBeLessThan(40);
  expect(viewport.height - box.bottom).toBeLessThan(40);
  await page.reload();
  await settings(page).click();
  await expect(dialog(page)).toBeVisible();
});

test('S167 S169: a stored record keeps the banner hidden from the first moment on', async ({ page }) => {
  await preset(page, JSON.stringify({ consent: choices(true, false, false), version: '1.0', timestamp: 1 }));
  await page.goto('/');
  await expect(settings(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test('S171: an unparsable record shows the banner, and nothing crashes', async ({ page }) => {
  await preset(page, '{');
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('S172 S186: a record of another version shows the banner and grants nothing', async ({ page }) => {
  await preset(page, JSON.stringify({ consent: choices(true, true, true), version: '0.9', timestamp: 1 }));
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(globalThis, { told, gtag: (...args: unknown[]) => told.push(args) });
  });
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await expect(settings(page)).toBeHidden();
  await inBanner(page, 'Customize').click();
  for (const name of ['Analytics', 'Marketing', 'Preferences'])
    await expect(dialog(page).getByRole('switch', { name })).not.toBeChecked();
  expect(await page.evaluate(() => (globalThis as unknown as { told: unknown[] }).told)).toEqual([]);
});

test('S018 S177: with analytics granted, a global tag function is told so, now and at the next load, and may set its cookie; a withdrawal is told, too', async ({
  page,
  context,
}) => {
  // an operator's tag: it sets its cookie once it may
  await page.addInitScript(() => {
    const told: unknown[] = [];
    const gtag = (...args: [string, string, { analytics_storage: string }]) => {
      told.push(args);
      // biome-ignore lint/suspicious/noDocumentCookie: what such tags do
      if (args[2].analytics_storage === 'granted') document.cookie = '_ga=1; path=/';
    };
    Object.assign(globalThis, { told, gtag });
  });
  const told = () => page.evaluate(() => (globalThis as unknown as { told: unknown[] }).told);
  const granted = [
    'consent',
    'update',
    {
      analytics_storage: 'granted',
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
    },
  ];
  await page.goto('/');
  await expect(banner(page)).toContainText('analyze our traffic');
  expect([await told(), await context.cookies()]).toEqual([[], []]);
  await inBanner(page, 'Accept All Cookies').click();
  await expect.poll(told).toEqual([granted]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['_ga']);
  await page.reload();
  await expect.poll(told).toContainEqual(granted);
  await settings(page).click();
  await inDialog(page, 'Reject All').click();
  await expect
    .poll(async () => (await told()).at(-1))
    .toMatchObject(['consent', 'update', { analytics_storage: 'denied', ad_storage: 'denied' }]);
});

test('S178: without a tag function nothing throws', async ({ page }) => {
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  await page.goto('/');
  expect(await page.evaluate(() => 'gtag' in globalThis)).toBe(false);
  await inBanner(page, 'Accept All Cookies').click();
  await expect(banner(page)).toBeHidden();
  expect(thrown).toEqual([]);
});

test('the footer leads to the cookie settings even after X', async ({ page }) => {
  await page.goto('/imprint');
  await inBanner(page, 'Close without deciding').click();
  await expect(banner(page)).toBeHidden();
  await page.getByRole('link', { name: 'Cookie settings' }).click();
  await expect(dialog(page)).toBeVisible();
  await inDialog(page, 'Close').click();
  await expect(dialog(page)).toBeHidden();
});

test('a press on the link to the cookie settings is not lost before the code is there', async ({ page }) => {
  const release = await hold(page, '**/assets/client-*.js');
  await page.goto('/imprint', { waitUntil: 'commit' });
  const hasBoot = () =>
    performance.getEntriesByType('resource').some(({ name }) => /boot-.*\.js$/.test(name));
  await expect.poll(() => page.evaluate(hasBoot)).toBe(true);
  await page.getByRole('link', { name: 'Cookie settings' }).click();
  release();
  await expect(dialog(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/imprint');
  await inDialog(page, 'Close').click();
  await expect(dialog(page)).toBeHidden();
});

test('a decision in one tab is known in the other', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/');
  await other.goto('/privacy-policy');
  await inBanner(other, 'Customize').click(); // its code is there
  await inDialog(other, 'Close').click();
  await inBanner(page, 'Reject All').click();
  await expect(banner(other)).toBeHidden();
});

test('in German the banner speaks German and its choices work alike', async ({ browser, server }) => {
  const context = await browser.newContext({ locale: 'de-DE', baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Alle ablehnen' }).click();
  expect((await record(page)).consent).toEqual(choices(false, false, false));
  await context.close();
});

for (const state of ['decided', 'undecided'] as const)
  test.describe(`while a test runs, ${state}`, () => {
    test.use({ hasDecided: state === 'decided', viewport: { width: 390, height: 844 } });
    test('the choice stays reachable and covers nothing: it stands below the actions', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Start Your IQ Test Now' }).first().press('Enter');
      await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
      const choice =
        state === 'decided' ? page.getByRole('button', { name: 'Cookie settings' }) : banner(page);
      await expect(choice).toBeAttached();
      const [actions, place] = await Promise.all([
        page.getByRole('button', { name: 'Next' }).boundingBox(),
        choice.boundingBox(),
      ]);
      expect(place?.y).toBeGreaterThan((actions?.y ?? 0) + (actions?.height ?? 0));
      // wherever the page is scrolled to, nothing lies over an option
      for (const option of await page.getByRole('group', { name: 'Answer options' }).locator('label').all()) {
        await option.scrollIntoViewIfNeeded();
        const isOnTop = await option.evaluate((label) => {
          const { left, top, width, height } = label.getBoundingClientRect();
          return [0.1, 0.5, 0.9].every((share) =>
            label.contains(document.elementFromPoint(left + width * share, top + height / 2)),
          );
        });
        expect(isOnTop).toBe(true);
      }
      await choice.scrollIntoViewIfNeeded();
      if (state === 'decided') await choice.click();
      else await choice.getByRole('button', { name: 'Customize' }).click();
      await expect(dialog(page)).toBeVisible();
    });
  });
