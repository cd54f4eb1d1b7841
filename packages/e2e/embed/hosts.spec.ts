import { settle } from '../support/settle.ts';
import { expect, start, test } from './partnerTest.ts';

test('in React 19, React 18 and Vue, props reach the element, its events arrive, and unmounting ends it cleanly', async ({
  page,
  visit,
  said,
  asked,
}) => {
  const question = (number: number) => page.getByText(`Question ${number} of 20`, { exact: true });
  // the three pages show one test: its element has the same name on each
  for (const [index, address] of ['/react19', '/react18', '/vue'].entries())
    await test.step(address, async () => {
      await visit(address);
      await page.locator('select#lang').selectOption('de');
      if (index === 0) {
        await expect(page.getByRole('button', { name: 'Jetzt Ihren IQ-Test starten' })).toBeVisible();
        await page.locator('select#lang').selectOption('en');
        await start(page);
      } else {
        await expect(page.getByText(`Frage ${index + 1} von 20`, { exact: true })).toBeVisible();
        await page.locator('select#lang').selectOption('en');
        await expect(question(index + 1)).toBeVisible();
      }
      const [answered, toggle] = [page.locator('#answered'), page.locator('#toggle')];
      await page.getByRole('radio').nth(2).check();
      await expect(answered).toHaveText(`Answered: ${index + 1}`);
      await toggle.click();
      await expect(page.locator('iq-test')).toHaveCount(0);
      const count = asked.length;
      await settle(page);
      expect(asked).toHaveLength(count);
      await toggle.click();
      await expect(question(index + 1)).toBeVisible();
      await expect(page.getByRole('radio').nth(2)).toBeChecked();
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(question(index + 2)).toBeVisible();
      await page.getByRole('radio').nth(0).check();
      await expect(answered).toHaveText(`Answered: ${index + 2}`);
      expect(said).toEqual([]);
    });
});

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
