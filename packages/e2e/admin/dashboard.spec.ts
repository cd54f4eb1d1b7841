import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { type Dashboard, dashboardRoutes, dayOf } from '@quotient/contract/admin';
import { personas } from '@quotient/fixtures';
import { expect, test } from '../support/adminTest.ts';
import { visitorBy } from '../support/visitor.ts';

/** The page asks whether its numbers are right after so many milliseconds. */
const CHECK_MS = 5000;
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

/** File that a button downloads. */
async function saved(page: Page, button: Locator) {
  const arrived = page.waitForEvent('download');
  await button.click();
  const file = await arrived;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('numbers follow a test that is taken and paid for, without a reload; they and a chart are saved as files', async ({
  page,
  request,
}) => {
  await page.clock.install();
  await page.goto(TODAY);
  await expect(page.getByText(/^Live, checked at/)).toBeVisible();
  const { totals: before } = await today(page);
  await page.evaluate(() => document.body.setAttribute('data-stays', ''));

  await visitorBy(request).reach('shared', personas.careful);

  await expect
    .poll(async () => {
      await page.clock.fastForward(CHECK_MS);
      return figure(page, 'Tests paid');
    })
    .toBe(before.paid + 1);
  expect(await figure(page, 'Tests started')).toBe(before.started + 1);
  expect(await figure(page, 'Tests completed')).toBe(before.completed + 1);
  await expect(page.locator('body')).toHaveAttribute('data-stays', '');
  await expect(page.getByText('Demo payments', { exact: true })).toBeVisible();
  await expect(page.getByText(/^No money moves in this installation/)).toBeVisible();

  await test.step('the policy of the site lets a picture be drawn, and files be saved', async () => {
    const series = section(page, 'Tests by day');
    const box = await series.locator('svg').first().boundingBox();
    const picture = await saved(page, series.getByRole('button', { name: /PNG/ }));
    expect(picture.bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect(picture.bytes.readUInt32BE(16)).toBe(((box?.width ?? 0) + 48) * 2);
    const numbers = await saved(page, series.getByRole('button', { name: /CSV/ }));
    const [, row] = numbers.bytes.toString().trim().split('\r\n');
    expect(row).toBe(`${dayOf(Date.now())},${before.started + 1},${before.paid + 1}`);
  });

  await test.step('the statistics of the questions are counted, and too few yet', async () => {
    await page.goto('/admin/statistics');
    await expect(page.getByText('Too few cases')).toBeVisible();
    await expect(page.getByRole('table', { name: 'The questions: Main' })).toBeVisible();
  });
});
