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

test.describe('the builder', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('writes what was chosen, shows it, and hands it over', async ({ page, visit, server }) => {
    await visit('/builder');
    const snippet = page.locator('#snippet code');
    await expect(snippet).toContainText(`src="${server.url}/embed.js"`);
    // no other question sets than the server has
    const sets = await (await page.request.get(`${server.url}/api/question-sets`)).json();
    const offered = page.locator('#options [name="set"] option');
    await expect(offered).toHaveCount(sets.length);
    for (const [i, { name }] of sets.entries()) await expect(offered.nth(i)).toHaveAttribute('value', name);
    await page.locator('#options [name="mode"]').selectOption('popup');
    await page.locator('#options [name="lang"]').fill('de');
    await expect(snippet).toContainText('mode="popup"');
    await expect(snippet).toContainText('lang="de"');
    await expect(
      page.locator('#preview').getByRole('button', { name: 'IQ-Test starten', exact: true }),
    ).toBeVisible();
    await expect(page.locator('#room code')).toContainText('min-height: 60px');

    await page.getByRole('radio', { name: /^Pinned to / }).check();
    const { integrity, loader } = await (await page.request.get(`${server.url}/embed/manifest.json`)).json();
    await expect(snippet).toContainText(`src="${server.url}${loader}"`);
    await expect(snippet).toContainText(`integrity="${integrity}"`);
    await page.locator('#snippet').getByRole('button', { name: /copy/i }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toBe((await snippet.textContent()) ?? '');

    // the address keeps the choices
    await page.reload();
    await expect(snippet).toContainText('mode="popup"');
    await expect(snippet).toContainText('integrity=');
  });
});
