import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { arriveAtResults } from './journey/journey.ts';

test('a shared result and a certificate, each made, looked at by others, and dead once it is taken back', async ({
  page,
  request,
}) => {
  await arriveAtResults(page, [1]);

  await test.step('a shared result is still shared after a reload, and its link is dead once it is taken back', async () => {
    await page.getByRole('button', { name: 'Share Results' }).click();
    const field = page.getByLabel('Your public link');
    const link = await field.inputValue();
    await page.reload();
    await expect(field).toHaveValue(link);
    for (const address of [link, `${link}/picture.png`])
      expect((await request.get(address)).status()).toBe(200);
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText('The link no longer works.')).toBeVisible();
    await expect(field).toHaveCount(0);
    for (const address of [link, `${link}/picture.png`])
      expect((await request.get(address)).status()).toBe(404);
    await page.goto(link);
    await expect(page.getByText('There is no shared result at this address')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });
  await page.goto('/');

  await test.step('a certificate is made, printed with a name that goes nowhere, checked, and taken back', async () => {
    await page.getByRole('button', { name: 'Make a certificate' }).click();
    const sheet = await page.getByRole('link', { name: 'Open the sheet for printing' }).getAttribute('href');
    const pdf = await page.getByRole('link', { name: 'Download the PDF' }).getAttribute('href');
    const file = await request.get(pdf ?? '');
    expect([file.status(), (await file.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);

    await page.goto(sheet ?? '');
    const score = await page.locator('.served-score').textContent();
    const sent: string[] = [];
    page.on('request', (made) => sent.push(made.url()));
    await page.getByLabel('Name for the printed sheet').fill('Ada Lovelace');
    await page.keyboard.press('Enter');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('It stays on this page')).toBeHidden();
    await expect(page.getByRole('textbox')).toHaveValue('Ada Lovelace');
    await page.emulateMedia({ media: 'screen' });
    expect(sent).toEqual([]);
    await expectNoAxeViolations(page);

    await page.getByRole('link', { name: /\/verify\// }).click();
    await expect(page.getByRole('heading', { name: 'This certificate is genuine' })).toBeVisible();
    await expect(page.getByRole('definition').first()).toHaveText(score ?? '');
    await expectNoAxeViolations(page);
    const checked = page.url();
    await page.goto('/');
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText('The code confirms nothing any more.')).toBeVisible();
    for (const address of [checked, sheet, pdf])
      expect((await request.get(address ?? '')).status()).toBe(404);
  });
});

test('without JavaScript a certificate is checked all the same', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url, locale: 'ar' });
  const page = await context.newPage();
  const response = await page.goto('/verify/abcde-fghjk-mnpqr-stuvw');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('لا توجد شهادة بهذا الرمز');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await context.close();
});
