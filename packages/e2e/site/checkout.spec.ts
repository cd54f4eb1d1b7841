import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { visitorBy } from '../support/visitor.ts';

test.use({ viewport: { width: 520, height: 740 } });

test('the demo checkout says that it is one and fits its pop-up; the page that it leads to says what the server knows of it', async ({
  page,
  request,
}) => {
  const visitor = visitorBy(request);
  const open = async () => visitor.openCheckout(await visitor.reach('payment'));
  const title = page.getByRole('heading', { level: 1 });

  await test.step('one that is paid', async () => {
    await page.goto((await open()).url);
    await expect(page.getByRole('heading', { name: 'DEMO' })).toBeVisible();
    await expect(page.getByText('No money moves, and no card is asked for.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel and go back' })).toBeInViewport();
    const pay = page.getByRole('button', { name: 'Pay €1.00' });
    await expect(pay).toBeInViewport();
    await pay.click();
    await expect(page).toHaveURL(/\/payment-success\?checkout=/);
    await expect(title).toHaveText('Payment received.');
    await expect(page).toHaveTitle('Payment received.');
    await expectNoAxeViolations(page);
  });

  await test.step('one that is left open', async () => {
    await page.goto(`/payment-canceled?checkout=${(await open()).id}`);
    await expect(title).toHaveText('Payment canceled.');
    await expect(page.locator('main')).not.toContainText('received');
  });
});
