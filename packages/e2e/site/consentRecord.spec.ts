import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/test.ts';
import {
  banner,
  choices,
  dialog,
  inBanner,
  inDialog,
  preset,
  record,
  recordOf,
  settings,
  signals,
} from './consentParts.ts';

test.use({ hasDecided: false });

test('S173 S138 S205 S228: Accept All Cookies stores four times true, version and time, without any call or cookie', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  const called: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/')) return; // the test's own files, fetched ahead in idle time
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
  await page.reload({ waitUntil: 'networkidle' });
  expect(called).toEqual([]);
  expect(await context.cookies()).toEqual([]);
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
  const denied = ['consent', 'default', signals('denied', 'denied')];
  const granted = ['consent', 'update', signals('granted', 'granted')];
  await page.goto('/');
  await expect(banner(page)).toContainText('analyze traffic');
  expect([await told(), await context.cookies()]).toEqual([[denied], []]);
  await inBanner(page, 'Accept All Cookies').click();
  await expect.poll(told).toEqual([denied, granted]);
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['_ga']);
  await page.reload();
  await expect.poll(told).toContainEqual(granted);
  await settings(page).click();
  await inDialog(page, 'Reject All').click();
  await expect.poll(told).toEqual([denied, granted, ['consent', 'update', signals('denied', 'denied')]]);
  await expect.poll(() => context.cookies()).toEqual([]);
});

test('a decision in one tab is known in the other', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/');
  await other.goto('/privacy-policy');
  await expect(banner(other)).toBeVisible();
  await inBanner(page, 'Reject All').click();
  await expect(banner(other)).toBeHidden();
});

test('once decided, the dialog gives a receipt of it as a file, without any call', async ({ page }) => {
  await preset(page, recordOf(choices(true, false, false)));
  await page.goto('/imprint');
  await settings(page).click();
  await expect(dialog(page)).toBeVisible();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    inDialog(page, 'Download a receipt of your choice').click(),
  ]);
  expect(download.suggestedFilename()).toBe('cookie-consent.json');
  const receipt = JSON.parse(await readFile(await download.path(), 'utf8'));
  const { origin } = new URL(page.url());
  expect(receipt).toMatchObject({
    site: origin,
    decidedAt: '1970-01-01T00:00:00.001Z',
    version: '1.0',
    language: 'en',
    globalPrivacyControl: false,
    privacyPolicy: `${origin}/privacy-policy`,
  });
  expect(
    receipt.categories.map((category: Record<string, unknown>) => [
      category.name,
      category.isGranted,
      category.isInUse,
    ]),
  ).toEqual([
    ['Necessary', true, true],
    ['Analytics', true, false],
    ['Marketing', false, false],
    ['Preferences', false, false],
  ]);
  expect(requested.filter((url) => !url.startsWith('blob:'))).toEqual([]);
});
