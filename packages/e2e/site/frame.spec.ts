import type { Page } from '@playwright/test';
import { localeCodes } from '@quotient/contract/locales';
import { pathIn } from '@quotient/contract/site';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const infoPage = '/iq-faq';

test('S055 S056 S057 S058 S059 S219 S060: inviting a friend opens a dialog that links to three networks, WhatsApp and an e-mail; the link to the test is copied, and a toast says so, or that the clipboard refuses', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // a device without a way of its own
  await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(infoPage);
  const invite = page.getByRole('contentinfo').getByText('Invite a Friend');
  await invite.click();
  const dialog = page.getByRole('dialog', { name: 'Invite a Friend' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('[data-invite-share]')).toBeHidden();
  await expectNoAxeViolations(page);
  const address = encodeURIComponent(`${server.url}/`);
  const href = async (name: string) =>
    new URL((await dialog.getByRole('link', { name, exact: true }).getAttribute('href')) ?? '');
  expect((await href('Facebook')).href).toBe(`https://www.facebook.com/sharer/sharer.php?u=${address}`);
  // once Twitter
  const x = await href('X');
  expect([x.origin + x.pathname, x.searchParams.get('url')]).toEqual([
    'https://x.com/intent/post',
    `${server.url}/`,
  ]);
  const whatsApp = await href('WhatsApp');
  expect([whatsApp.origin, whatsApp.searchParams.get('text')]).toEqual([
    'https://wa.me',
    `Check out this IQ Test\n${server.url}/`,
  ]);
  expect((await href('LinkedIn')).href).toBe(
    `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
  );
  const mail = await href('Email');
  expect([mail.protocol, mail.searchParams.get('subject')]).toEqual(['mailto:', 'Check out this IQ Test']);
  expect(mail.searchParams.get('body')).toContain(`${server.url}/`);

  const copy = dialog.getByRole('button', { name: 'Copy link' });
  const status = dialog.getByRole('status');
  await test.step('the link is copied, and a toast says so', async () => {
    await copy.click();
    await expect(status).toHaveText('Link copied to clipboard!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/`);
  });

  await test.step('where the clipboard refuses, that is said, and the address is there to be copied by hand', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await copy.click();
    await expect(status).toHaveText('Failed to copy link');
    expect(
      await page.evaluate(
        () => String(document.getSelection()) || (document.activeElement as HTMLInputElement).value,
      ),
    ).toMatch(/^http/);
  });

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(invite).toBeFocused();
});

/** Places of the ways to invite: how many are in each row, where the rows begin and end, and whether a text is cut. */
const rowsOfWays = (page: Page) =>
  page.locator('[data-invite-dialog]').evaluate((element) => {
    const boxes = [...element.querySelectorAll('[data-invite-place]')].map((place) => ({
      ...place.getBoundingClientRect().toJSON(),
      isCut: place.scrollWidth > place.clientWidth,
    }));
    const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))];
    const rows = tops.map((top) => boxes.filter((box) => Math.round(box.top) === top));
    const edges = rows.map((row) => [
      Math.round(Math.min(...row.map(({ left }) => left))),
      Math.round(Math.max(...row.map(({ right }) => right))),
    ]);
    return { rows: rows.map(({ length }) => length), edges, isCut: boxes.some(({ isCut }) => isCut) };
  });

test("the ways to invite fill their rows at every width, the device's own first, also where the device has none of its own", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.assign(Navigator.prototype, { share: () => Promise.resolve(), canShare: () => true }),
  );
  for (const locale of localeCodes) {
    await page.goto(pathIn(locale, infoPage));
    await page.locator('[data-invite]').click();
    const ownWay = page.locator('[data-invite-dialog] [data-invite-share]');
    await expect(ownWay).toBeVisible();
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const hasOwnWay of [true, false]) {
        await ownWay.evaluate((button, isShown) => {
          (button as HTMLElement).hidden = !isShown; // as on such a device, see above
        }, hasOwnWay);
        const { rows, edges, isCut } = await rowsOfWays(page);
        const name = `${locale}, ${width} px, ${hasOwnWay ? 'with' : 'without'} the device's own`;
        expect(rows, name).toEqual([2, 3]);
        expect(edges[1], name).toEqual(edges[0]);
        expect(isCut, name).toBe(false);
      }
    }
  }
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

test('the language switch leads to the same page in the other language, and back', async ({ page }) => {
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
  await expect(page.getByRole('heading', { level: 1 })).toContainText('QI');
  await choose('العربية');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await choose('English');
  await expect(page).toHaveURL(infoPage);
});

test.describe('a visitor whose browser prefers another language', () => {
  test.use({ locale: 'de-AT' });
  test('is offered the page in it, and nothing moves when that shows', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort()); // one that comes late moves a heading by 3 px
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

test('S040 S041 S220: an unknown address answers 404 with the page that says so and leads home, in each language', async ({
  page,
  request,
}) => {
  for (const locale of localeCodes) {
    const answer = await request.get(pathIn(locale, '/nope'));
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(html).toMatch(new RegExp(`<html [^>]*lang="${locale}"`));
    const main = /<main .*<\/main>/s.exec(html)?.[0] ?? '';
    expect([...main.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href)).toEqual([pathIn(locale, '/')]);
  }
  expect((await page.goto('/nope/deeper?x=1'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});
