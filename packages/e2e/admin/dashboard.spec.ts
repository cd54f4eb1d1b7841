import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { type Dashboard, dashboardRoutes, dayOf } from '@quotient/contract/admin';
import { personas } from '@quotient/fixtures';
import { expect, test } from '../support/adminTest.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { visitorBy } from '../support/visitor.ts';

const TODAY = '/admin/dashboard?period=today';

/** The numbers of today as the server tells them. */
async function today(page: Page): Promise<Dashboard> {
  const day = dayOf(Date.now());
  const answer = await page.request.get(`${dashboardRoutes.getDashboard.path}?from=${day}&to=${day}`);
  return answer.json();
}

const section = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

/** The large number of a figure, without what stands below it. */
const figure = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ hasText: name })
    .getByRole('definition')
    .evaluate((element) => Number(element.firstChild?.textContent?.replaceAll(',', '')));

/** What stands in a table, row by row, once it is there. */
async function cells(table: Locator): Promise<string[][]> {
  const rows = table.getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
  );
}

/** What a press of a button hands to the browser. */
async function saved(page: Page, button: Locator) {
  const arrived = page.waitForEvent('download');
  await button.click();
  const file = await arrived;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('numbers follow a test that is taken and paid for, without a reload', async ({ page, request }) => {
  await page.goto(TODAY);
  await expect(page.getByText(/^Live, checked at/)).toBeVisible();
  const { totals: before } = await today(page);
  await page.evaluate(() => document.body.setAttribute('data-stays', ''));

  await visitorBy(request).reach('shared', personas.careful);

  await expect.poll(() => figure(page, 'Tests paid')).toBe(before.paid + 1);
  expect(await figure(page, 'Tests started')).toBe(before.started + 1);
  expect(await figure(page, 'Tests completed')).toBe(before.completed + 1);
  await expect(page.locator('body')).toHaveAttribute('data-stays', '');
  await expect(page.getByText('Demo payments', { exact: true })).toBeVisible();
  await expect(page.getByText(/^No money moves in this installation/)).toBeVisible();
});

test('chart, table and file have the same numbers', async ({ page, request }) => {
  await visitorBy(request).reach('paid');
  await page.goto(TODAY);
  const { totals } = await today(page);

  const series = section(page, 'Tests by day');
  await series.getByRole('application').focus(); // the arrow keys go from day to day; there is one
  const tip = series.getByRole('status').filter({ hasText: 'Paid' });
  await expect(tip).toContainText(`Started${totals.started}Paid${totals.paid}`);
  await series.getByRole('button', { name: 'Table', exact: true }).click();
  expect((await cells(series.getByRole('table')))[1]?.slice(1)).toEqual([
    String(totals.started),
    String(totals.paid),
  ]);

  const funnel = section(page, 'From visit to result');
  await funnel.getByRole('button', { name: 'Table', exact: true }).click();
  const rows = (await cells(funnel.getByRole('table'))).slice(1);
  expect(rows.map(([, count]) => count)).toEqual(
    [
      totals.visits,
      totals.started,
      totals.answered,
      totals.completed,
      totals.checkoutOpened,
      totals.paid,
      totals.mailed,
      totals.shared,
      totals.certified,
    ].map(String),
  );
  const { name, bytes } = await saved(page, funnel.getByRole('button', { name: /CSV/ }));
  const day = dayOf(Date.now());
  expect(name).toBe(`iq-test_funnel_${day}_${day}.csv`);
  const lines = bytes.toString().trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',').slice(0, 2))).toEqual(rows.map((row) => row.slice(0, 2)));
});

test('a chart is saved as a picture at twice its size', async ({ page, request }) => {
  await visitorBy(request).reach('payment');
  await page.goto(TODAY);
  for (const title of ['Tests by day', 'From visit to result', 'Scores']) {
    const box = await section(page, title).locator('svg').first().boundingBox();
    if (!box) throw new Error(`"${title}" has no chart.`);
    const { bytes } = await saved(page, section(page, title).getByRole('button', { name: /PNG/ }));
    expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect(bytes.readUInt32BE(16)).toBe((box.width + 48) * 2);
    expect(bytes.readUInt32BE(20)).toBeGreaterThan(box.height * 2);
  }
});

test('each question is shown on demand', async ({ page, request }) => {
  await visitorBy(request).reach('payment', { answers: [1, 1, -1] });
  await page.goto(TODAY);
  await page.getByText('Question by question').click();
  await expect(page.getByRole('heading', { name: /^Questions of/ })).toBeVisible();
  const { steps } = await today(page);
  const main = steps.find(({ set }) => set === 'main');
  const funnel = section(page, 'From visit to result');
  await funnel.getByRole('button', { name: 'Table', exact: true }).last().click();
  const rows = (await cells(funnel.getByRole('table').last())).slice(1);
  expect(rows.map(([, viewed, answered]) => [viewed, answered].map((cell) => cell?.split(' ')[0]))).toEqual(
    main?.questions.map(({ viewed, answered }) => [String(viewed), String(answered)]),
  );
});

test('the period and the filters stand in the address', async ({ page, request }) => {
  await visitorBy(request).reach('payment');
  await page.goto('/admin/dashboard');
  const periods = page.getByRole('list', { name: 'Period' });
  await expect(periods.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'true');
  await periods.getByRole('link', { name: '7 days' }).click();
  await page.getByLabel('Question set').selectOption('Main');
  await expect(page).toHaveURL(/\?period=7d&set=main$/);
  await page.reload();
  await expect(periods.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByLabel('Question set')).toHaveValue('main');

  await periods.getByRole('link', { name: 'Own period' }).click();
  await page.getByLabel('From', { exact: true }).fill('2026-02-03');
  await expect(page).toHaveURL(/period=own&from=2026-02-03&to=/);
  await page.getByLabel('To', { exact: true }).fill('2026-02-01');
  await expect(page.getByRole('alert')).toHaveText('The last day is before the first one.');
  await page.getByLabel('To', { exact: true }).fill('2026-02-05');
  await expect(page.getByText('3 Feb 2026 – 5 Feb 2026')).toBeVisible();
  await expect(page.getByText('compared with 31 Jan 2026 – 2 Feb 2026')).toBeVisible();
});

test('a period without tests says so and leads back', async ({ page, request }) => {
  await visitorBy(request).reach('payment');
  await page.goto('/admin/dashboard?partner=nobody');
  await expect(page.getByText('Nothing in this period')).toBeVisible();
  await page.getByRole('link', { name: 'Clear the filters' }).click();
  await expect(page.getByRole('heading', { name: 'Tests by day' })).toBeVisible();
});

test('a lost connection is said, and the numbers stay', async ({ page, request }) => {
  await visitorBy(request).reach('payment');
  await page.goto(TODAY);
  await expect(page.getByText(/^Live, checked at/)).toBeVisible();
  const started = await figure(page, 'Tests started');
  await page.route('**/api/admin/dashboard/version', (route) => route.abort());
  await expect(page.getByText(/^No connection\. Numbers as of/)).toBeVisible();
  expect(await figure(page, 'Tests started')).toBe(started);
  await page.unroute('**/api/admin/dashboard/version');
  await expect(page.getByText(/^Live, checked at/)).toBeVisible();
});

test('numbers that cannot be fetched are asked for again', async ({ page }) => {
  await page.route('**/api/admin/dashboard?*', (route) => route.abort());
  await page.goto(TODAY);
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await page.unroute('**/api/admin/dashboard?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Tests started')).toBeVisible();
});

test('the dashboard has no accessibility violation, as charts and as tables, wide and narrow', async ({
  page,
  request,
}) => {
  await visitorBy(request).reach('paid', personas.careful);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(TODAY);
    await page.getByText('Question by question').click();
    await expect(page.getByRole('heading', { name: /^Questions of/ })).toBeVisible();
    await expectNoAxeViolations(page);
    for (const button of await page.getByRole('button', { name: 'Table', exact: true }).all())
      await button.click();
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
});
