import { expect, type test as siteTest } from '../../support/test.ts';
import {
  arriveAtPayment,
  clickAndClose,
  expectResults,
  openCheckout,
  type Provider,
  pay,
  payButton,
  stored,
} from './journey.ts';

/** What holds with every provider. */
export function payingWith(test: typeof siteTest, provider: Provider): void {
  test('S024 S146 S137: paying in the pop-up leads to the results, marks the device and closes the pop-up', async ({
    page,
  }) => {
    await arriveAtPayment(page);
    await pay(page, provider);
    expect(await stored(page, 'payment_status')).toBe('paid');
  });

  test('a declined payment can be tried again, a canceled one charges nothing', async ({ page }) => {
    await arriveAtPayment(page);
    const popup = await openCheckout(page, provider);
    await provider.decline(popup).click();
    await expect(popup.getByRole('alert')).toContainText('declined');
    await clickAndClose(popup, provider.cancel(popup));
    await expect(page.getByText('You canceled the checkout. Nothing was charged.')).toBeVisible();
    await expect(page.getByText('20 / 20', { exact: true })).toBeVisible();
    await pay(page, provider);
  });

  test('blocked twice, the same button pays in this tab and comes back to the results', async ({ page }) => {
    await arriveAtPayment(page);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await payButton(page).click();
    await payButton(page).click();
    await expect(page.getByText('The checkout opens in this tab.')).toBeVisible();
    await payButton(page).click();
    await page.waitForURL(provider.address);
    await provider.pay(page).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expectResults(page);
  });
}
