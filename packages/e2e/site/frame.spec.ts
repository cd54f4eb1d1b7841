import type { Page } from '@playwright/test';
import { pathIn, type SiteLocale, siteLocales } from '@quotient/contract/site';
import { expectNoAxeViolations } from '../support/axe.ts';
import { footerLinks, headerLinks } from '../support/frameLinks.ts';
import { expect, test } from '../support/test.ts';

const hrefsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
const infoPage = '/iq-faq';

test('S048: the header links to five pages', async ({ page }) => {
  for (const path of ['/', infoPage, '/imprint']) {
    await page.goto(path);
    const links = page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(['Home', 'IQ FAQ', 'CHC Model', 'IQ by Country', 'Famous IQ Scores']);
    expect(await hrefsOf(page, 'header nav:visible a')).toEqual(headerLinks);
  }
});

/** The footer's group of this name, and where it leads. */
async function expectGroup(page: Page, name: keyof typeof footerLinks) {
  await page.goto(infoPage);
  const group = page.getByRole('contentinfo').getByRole('navigation', { name });
  await expect(group.getByRole('heading', { name })).toBeVisible();
  const hrefs = await group
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(footerLinks[name]);
}

test('S051: the footer leads to the tests', ({ page }) => expectGroup(page, 'IQ Tests'));

test('S052: the footer leads to the specialized tests, the one for applicants not among them', ({ page }) =>
  expectGroup(page, 'Specialized Tests'));

test('S053: the footer leads to six pages to learn from', ({ page }) => expectGroup(page, 'Learn About IQ'));

test('S054: the footer leads to the legal pages', ({ page }) => expectGroup(page, 'Company'));

test('S055 S056 S057: inviting a friend opens a dialog that links to three networks and an e-mail', async ({
  page,
  server,
}) => {
  await page.goto(infoPage);
  const invite = page.getByRole('contentinfo').getByText('Invite a Friend');
  await invite.click();
  const dialog = page.getByRole('dialog', { name: 'Invite a Friend' });
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page);
  const address = encodeURIComponent(`${server.url}/`);
  const href = async (name: string) =>
    new URL((await dialog.getByRole('link', { name }).getAttribute('href')) ?? '');
  expect((await href('Facebook')).href).toBe(`https://www.facebook.com/sharer/sharer.php?u=${address}`);
  const twitter = await href('Twitter');
  expect([twitter.origin, twitter.searchParams.get('url')]).toEqual([
    'https://twitter.com',
    `${server.url}/`,
  ]);
  expect((await href('LinkedIn')).href).toBe(
    `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
  );
  const mail = await href('Email');
  expect([mail.protocol, mail.searchParams.get('subject')]).toEqual(['mailto:', 'Check out this IQ Test']);
  expect(mail.searchParams.get('body')).toContain(`${server.url}/`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(invite).toBeFocused();
});

test('S058 S059 S219: the link to the test is copied, and a toast says so for two seconds', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(infoPage);
  await page.getByRole('contentinfo').getByText('Invite a Friend').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Link copied to clipboard!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/`);
  await expect(dialog.getByRole('status')).toHaveText('');
});

test('S060: where the clipboard refuses, the toast says that, and the address is there to be copied by hand', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.goto(infoPage);
  await page.getByRole('contentinfo').getByText('Invite a Friend').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Failed to copy link');
  expect(
    await page.evaluate(
      () => String(document.getSelection()) || (document.activeElement as HTMLInputElement).value,
    ),
  ).toMatch(/^http/);
});

test('on a small screen the links and languages are in a menu, which Escape and a click elsewhere close', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(infoPage);
  const menu = page.locator('summary', { hasText: 'Menu' });
  const link = page.getByRole('banner').getByRole('link', { name: 'CHC Model' });
  await expect(link).toBeHidden();
  await menu.click();
  await expect(link).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await page.mouse.click(5, 690);
  await expect(link).toBeHidden();
  await menu.click();
  await link.click();
  await expect(page).toHaveURL('/chc-model');
});

test('the menu opens without JavaScript', async ({ browser, server }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 700 },
  });
  const page = await context.newPage();
  await page.goto(server.url + infoPage);
  await page.locator('summary', { hasText: 'Menu' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'CHC Model' })).toBeVisible();
  await context.close();
});

test('the language switch leads to the same page; one that is not translated says so and stays English', async ({
  page,
}) => {
  await page.goto(infoPage);
  const language = page.getByRole('banner').locator('summary:visible');
  const choose = async (name: string) => {
    await language.click();
    await page.locator('header details[open]').getByRole('link', { name, exact: true }).click();
  };
  await choose('Deutsch');
  await expect(page).toHaveURL('/de/iq-faq');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('main [lang]')).toHaveCount(0);
  await choose('Français');
  await expect(page).toHaveURL('/fr/iq-faq');
  await expect(page.getByText(/n’existe qu|n'existe qu/)).toBeVisible();
  await expect(page.locator('main > [lang="en"] h1')).toBeVisible();
  await choose('العربية');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await choose('English');
  await expect(page).toHaveURL(infoPage);
});

test.describe('a visitor whose browser prefers another language', () => {
  test.use({ locale: 'de-AT' });
  test('is offered the page in it, and nothing moves when that shows', async ({ page }) => {
    await page.goto('/imprint');
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shifts).toBe(0);
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Deutsch', exact: true })
      .locator('visible=true')
      .click();
    await expect(page).toHaveURL('/de/imprint');
    await expect(page.locator('[data-language-offer]')).toBeHidden();
  });
});

for (const locale of siteLocales) {
  test(`in ${locale}, every link of header and footer leads to a page in that language`, async ({
    page,
    request,
  }) => {
    await page.goto(pathIn(locale, '/'));
    const hrefs = await hrefsOf(page, 'header nav a, footer nav a');
    expect(hrefs.length).toBeGreaterThan(15);
    for (const href of new Set(hrefs)) {
      const answer = await request.get(href ?? '');
      expect(answer.status(), String(href)).toBe(200);
      expect(await answer.text(), String(href)).toMatch(new RegExp(`<html [^>]*lang="${locale}"`));
    }
  });
}

test('an unknown address below a language answers its 404 page', async ({ page }) => {
  for (const locale of siteLocales satisfies readonly SiteLocale[]) {
    const response = await page.goto(pathIn(locale, '/nope'));
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL(pathIn(locale, '/'));
  }
});
