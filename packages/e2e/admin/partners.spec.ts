import type { Page } from '@playwright/test';
import { expect, test } from '../support/adminTest.ts';

/** Nothing listens there: the tests answer in its place. */
const site = 'http://127.0.0.1:8123';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Opens a page of the partner with these lines in it. */
async function embed(page: Page, lines: string): Promise<Page> {
  // a page that comes from nowhere may not talk to this machine by itself
  await page.context().grantPermissions(['local-network-access', 'clipboard-write', 'clipboard-read']);
  const host = await page.context().newPage();
  await host.route(`${site}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><body>${lines}</body></html>`,
    }),
  );
  await host.goto(`${site}/quiz`);
  return host;
}

test('a partner that is made here embeds the test at once, and is refused at once when it is revoked', async ({
  page,
}) => {
  await page.goto('/admin/partners/new');
  await page.getByLabel('Name').fill('Quiz site');
  await page.getByLabel('Key').fill('quiz-site');
  await page.getByLabel('Origin 1', { exact: true }).fill(`${site}/quiz`);
  await page.getByRole('button', { name: 'Add the partner' }).click();
  await expect(page.getByText('It must end after the host')).toBeVisible();
  await page.getByRole('button', { name: `Use ${site}` }).click();
  await page.getByRole('button', { name: 'Add the partner' }).click();
  await expect(heading(page, 'Quiz site')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/partners\/quiz-site$/);
  await page.getByLabel('start', { exact: true }).selectOption('landing');
  await page.getByLabel('theme', { exact: true }).selectOption('dark');
  const lines = page.locator('pre').first();
  await expect(lines).toContainText('<iq-test partner="quiz-site" theme="dark">');
  const host = await embed(page, (await lines.textContent()) ?? '');
  const start = host.getByRole('button', { name: 'Start Your IQ Test Now' });
  await expect(start).toBeVisible();

  await page.getByRole('button', { name: 'Revoke this partner …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByText('The partner is revoked.', { exact: true })).toBeVisible();
  await expect(page.getByText('The key works for no partner')).toBeVisible();
  await host.reload();
  await expect(host.getByRole('link', { name: 'Take the test on its own page' })).toBeVisible();
  await expect(start).toBeHidden();

  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByText('The partner may embed the test again.')).toBeVisible();
  await host.reload();
  await expect(start).toBeVisible();
});
