import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { clickAndClose, expectResults, openCheckout, type Provider, payButton } from './journey.ts';

// What holds with every provider: steps of a journey that stands at the payment, and charge nothing but for the last.

/** The card is declined, and may be tried again; then the visitor cancels. */
export const declineAndCancel = (page: Page, provider: Provider) =>
  test.step('a declined payment can be tried again, a canceled one charges nothing', async () => {
    const popup = await openCheckout(page, provider);
    await provider.decline(popup).click();
    await expect(popup.getByRole('alert')).toContainText('declined');
    await clickAndClose(popup, provider.cancel(popup));
    await expect(page.getByText('You canceled the checkout. Nothing was charged.')).toBeVisible();
    await expect(page.getByText('20 / 20', { exact: true })).toBeVisible();
  });

/** No window opens: the checkout takes this tab, and comes back to the results. */
export const payInThisTab = (page: Page, provider: Provider) =>
  test.step('blocked twice, the same button pays in this tab and comes back to the results', async () => {
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
