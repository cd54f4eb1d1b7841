import { expect, test } from '../../support/test.ts';
import { startTest } from './journey.ts';

test.beforeEach(({ page }) => startTest(page));

test('S157: leaving the page while testing asks the browser question', async ({ page }) => {
  await page.getByRole('radio').first().check(); // browsers ask only after a click in the page
  const asked = page.waitForEvent('dialog');
  const leaving = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;
});

test('S159: Back stays in the test and asks', async ({ page }) => {
  await page.getByRole('radio').first().check();
  await page.goBack();
  const dialog = page.getByRole('dialog', { name: 'Leave the test?' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Stay in the test' }).click();
  await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeVisible();
});

test('Home asks while testing; leaving clears the answers', async ({ page }) => {
  await page.getByRole('radio').first().check();
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave the test?' });
  await dialog.getByRole('button', { name: 'Leave the test' }).click();
  await expect(page.getByRole('button', { name: 'Start Your IQ Test Now' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('iq-test_session'))).toBeNull();
});

test('the skip link is not taken for Back', async ({ page }) => {
  await page.getByRole('link', { name: /skip/i }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
