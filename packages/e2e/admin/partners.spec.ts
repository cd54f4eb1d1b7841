import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { startRealServer } from '@quotient/tools/realServer';
import { test as base, expect } from '../support/adminTest.ts';

/** Nothing listens there: the tests answer in its place. */
const site = 'http://127.0.0.1:8123';
const listed = { key: 'listed', name: 'Listed', origins: ['https://listed.example'] };

/** The same with a server that has a partner in a file. */
const test = base.extend({
  server: async ({ share }, use) => {
    const shared = share('server with a listed partner', async (atEnd) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'quotient-listed-'));
      atEnd(() => rm(folder, { recursive: true, force: true }));
      const file = path.join(folder, 'partners.json');
      await writeFile(file, JSON.stringify([listed]));
      const server = await startRealServer({ PARTNERS_FILE: file });
      atEnd(server.stop);
      return server;
    });
    await use(await shared);
  },
});

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
  await page.getByLabel('New key').fill('listed');
  await page.getByRole('button', { name: 'Add the key' }).click();
  await expect(page.getByText('PARTNERS_FILE has a partner with this key')).toBeVisible();

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

test('partners of the file are read-only, and an import says first what it would do', async ({ page }) => {
  await page.goto('/admin/partners');
  await page.getByRole('searchbox').fill('listed.example');
  await page.getByRole('link', { name: 'Listed' }).click();
  await expect(page.getByText('From PARTNERS_FILE')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);

  await page.getByRole('link', { name: 'Take over the partners of the file' }).click();
  const text = page.getByLabel('Or its text');
  await expect(text).toHaveValue(/"listed"/);
  await page.getByRole('button', { name: 'See what would happen' }).click();
  await expect(page.getByRole('row', { name: /^Listed listed made .*the file’s entry holds/ })).toBeVisible();
  const list = [listed, { key: 'bad', name: 'Bad', origins: ['bad.example'] }];
  await text.fill(JSON.stringify(list));
  await page.getByRole('button', { name: 'See what would happen' }).click();
  await expect(
    page.getByRole('row', { name: /^Bad bad refused origins\.0: It must begin with/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Import what is not refused' }).click();
  await expect(page.getByText('PARTNERS_FILE is still set')).toBeVisible();
  await page.goto('/admin/partners/listed');
  await expect(page.getByText('The entry of PARTNERS_FILE holds')).toBeVisible();
});
