import { startRealServer } from '@quotient/tools/realServer';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the builder writes the chosen attributes, shows the real test with them, and hands the lines over; no test starts by it', async ({
  page,
  server,
}) => {
  const started: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') started.push(request.url());
  });
  await page.goto('/partners/builder');
  const snippet = page.locator('#snippet code');
  await expect(snippet).toContainText(`src="${server.url}/embed.js"`);
  // no other question sets than the server has
  const sets = await (await page.request.get('/api/question-sets')).json();
  const offered = page.getByRole('combobox', { name: 'set', exact: true }).locator('option');
  await expect(offered).toHaveCount(sets.length);
  for (const [i, { name }] of sets.entries()) await expect(offered.nth(i)).toHaveAttribute('value', name);

  await page.getByRole('textbox', { name: 'partner' }).fill('acme');
  await page.getByRole('combobox', { name: 'mode' }).selectOption('popup');
  await page.getByRole('combobox', { name: 'lang' }).selectOption('de');
  await page.getByRole('combobox', { name: 'theme' }).selectOption('dark');
  await page.getByRole('combobox', { name: 'start' }).selectOption('directly');
  await expect(snippet).toContainText('partner="acme"');
  await expect(snippet).toContainText('mode="popup"');
  await expect(snippet).toContainText('start="directly"');
  const preview = page.locator('#preview iq-test');
  // it loads near the screen, as on every page; each choice makes another element
  await page.locator('#preview').scrollIntoViewIfNeeded();
  await expect(preview.getByRole('button', { name: 'IQ-Test starten', exact: true })).toBeVisible();
  await expect(preview).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('#room code')).toContainText('min-height: 60px');
  await page.getByRole('combobox', { name: 'mode' }).selectOption('inline');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('radio', { name: 'Pinned version' }).check();
  const { integrity, loader } = await (await page.request.get('/embed/manifest.json')).json();
  await expect(snippet).toContainText(`src="${server.url}${loader}"`);
  await expect(snippet).toContainText(`integrity="${integrity}"`);
  await page.locator('#snippet').getByRole('button', { name: 'Copy' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe((await snippet.textContent()) ?? '');

  // the address keeps the choices
  await page.reload();
  await expect(snippet).toContainText('start="directly"');
  await expect(snippet).toContainText('integrity=');
  await page.locator('#preview').scrollIntoViewIfNeeded();
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  expect(started).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoAxeViolations(page);
});

test('without JavaScript the lines for any partner are there', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/partners/builder`);
  await expect(page.locator('#snippet code')).toContainText('<iq-test partner="your-key">');
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);
  await context.close();
});

test('every page leads to the documentation for partners, unless it is for operators or switched off', async ({
  page,
  server,
}) => {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'For partners' });
  await page.goto(server.url);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Embed the test on your site' })).toBeVisible();

  for (const [readers, status] of [
    ['admin', 200],
    ['off', 404],
  ] as const) {
    const other = await startRealServer({ PARTNER_DOCS: readers });
    try {
      await page.goto(other.url);
      await expect(link).toHaveCount(0);
      expect(await (await page.request.get(`${other.url}/sitemap.xml`)).text()).not.toContain('/partners');
      const answer = await page.goto(`${other.url}/de/partners/events`);
      expect(answer?.status(), readers).toBe(status);
      if (readers === 'admin') await page.waitForURL(/\/admin\/login\?to=/);
      expect(await page.content()).not.toContain('iq-test:results');
    } finally {
      await other.stop();
    }
  }
});
