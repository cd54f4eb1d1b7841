import { expectNoAxeViolations } from '../support/axe.ts';
import { hold } from '../support/holdRequests.ts';
import { expect, test } from '../support/test.ts';
import { arriveAtPayment } from './journey/journey.ts';

test('the sample report opens in the prerendered landing, before the code of the test is there', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/IqTest-*.js');
  await page.goto('/');
  const main = page.getByRole('main');
  await main.getByText('See a sample report').click();
  await expect(main.getByText('Loading…')).toBeVisible();
  release();
  const region = main.getByRole('region', { name: 'Sample report' });
  await expect(region).toContainText('Example data, not a real person’s result.');
  await expectNoAxeViolations(page);
  await page.emulateMedia({ media: 'print' });
  await expect(region).toBeHidden();
});

test('the payment screen has it as well, and it changes nothing about what is paid for', async ({ page }) => {
  await arriveAtPayment(page, [1]);
  await page.getByText('See a sample report').click();
  const region = page.getByRole('region', { name: 'Sample report' });
  await expect(region.getByText('Chosen in this example')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test Completed!');
  await expectNoAxeViolations(page);
});
