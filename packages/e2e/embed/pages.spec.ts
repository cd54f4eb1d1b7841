import { expect, startButton, test } from './partnerTest.ts';

test('the page of colors: variables and parts reach inside', async ({ page, visit }) => {
  await visit('/themed');
  const test = page.locator('#test');
  await test.scrollIntoViewIfNeeded();
  await expect(startButton(page)).toHaveCSS('background-color', 'rgb(156, 47, 95)');
});

test("the page's own button opens the test on the whole screen, in the page's own letters", async ({
  page,
  visit,
}) => {
  await visit('/fullscreen');
  const own = page.locator('[slot="launcher"]');
  await expect(page.getByRole('button', { name: 'Take the IQ Test' })).toHaveCount(0);
  const around = page.locator('#test').locator('..');
  const family = await around.evaluate((element) => getComputedStyle(element).fontFamily);
  // once the element is there
  await expect(own).toHaveCSS('font-family', family);
  await own.click();
  const box = await page.getByRole('dialog').boundingBox();
  expect(box).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the consent page hands over what the visitor allows', async ({ page, visit }) => {
  await visit('/consent');
  await expect(page.locator('#test')).toHaveAttribute('consent', 'none');
  await page.locator('#test').scrollIntoViewIfNeeded();
  await startButton(page).click();
  await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
  expect(await page.evaluate('window.dataLayer ?? []')).toEqual([]);
});
