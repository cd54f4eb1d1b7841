import { expect, settle, start, test } from './partnerTest.ts';

for (const address of ['/react19', '/react18', '/vue']) {
  test(`${address}: props reach the element, its events arrive, and unmounting ends it cleanly`, async ({
    page,
    visit,
    said,
    asked,
  }) => {
    await visit(address);
    const lang = page.locator('select#lang');
    await lang.selectOption('de');
    await expect(page.getByRole('button', { name: 'Jetzt Ihren IQ-Test starten' })).toBeVisible();
    await lang.selectOption('en');
    await start(page);
    await page.getByRole('radio').nth(2).check();
    await expect(page.locator('#answered')).toHaveText('Answered: 1');
    const toggle = page.locator('#toggle');
    await toggle.click();
    await expect(page.locator('iq-test')).toHaveCount(0);
    const count = asked.length;
    await settle(page);
    expect(asked).toHaveLength(count);
    await toggle.click();
    await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
    await expect(page.getByRole('radio').nth(2)).toBeChecked();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('radio').nth(0).check();
    await expect(page.locator('#answered')).toHaveText('Answered: 2');
    expect(said).toEqual([]);
  });
}

test('the fallback belongs to the framework: it may change while the test runs', async ({
  page,
  host,
  said,
}) => {
  await host(
    `<iq-test id="test" partner="demo"><a href="/">Fallback</a></iq-test><script src="{{quiz}}/embed.js"></script>`,
  );
  await start(page);
  await page.evaluate(() => {
    const element = document.querySelector('iq-test') as Element;
    const other = document.createElement('p');
    other.textContent = 'Other words';
    element.replaceChildren(other);
  });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Question 2 of 20', { exact: true })).toBeVisible();
  await expect(page.getByText('Other words')).toBeHidden();
  expect(said).toEqual([]);
});
