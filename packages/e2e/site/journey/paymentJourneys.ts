import type { Locator, Page } from '@playwright/test';
import { expect, type test as siteTest } from '../../support/test.ts';
import { arriveAtPayment, clickAndClose, payButton, stored } from './journey.ts';

/** A payment provider as its visitor sees it: the way to press each button of its page. */
export interface Provider {
  /** Of its checkout's page. */
  address: string;
  pay: (checkout: Page) => Locator;
  decline: (checkout: Page) => Locator;
  cancel: (checkout: Page) => Locator;
}

/** Opens the checkout's pop-up; answers its page once the checkout is there. */
export async function openCheckoutOf({ address }: Provider, page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await payButton(page).click();
  const popup = await opening;
  await popup.waitForURL(address);
  return popup;
}

/** Pays in the pop-up, which closes; the results are here then. */
export async function payBy(provider: Provider, page: Page): Promise<void> {
  const popup = await openCheckoutOf(provider, page);
  await clickAndClose(popup, provider.pay(popup));
  await expectResults(page);
}

/** The results are what the visitor sees. */
export const expectResults = (page: Page, timeout?: number) =>
  expect(page.getByRole('heading', { name: 'Your IQ Test Results' })).toBeVisible(timeout ? { timeout } : {});

/** What holds with every provider. */
export function payingWith(test: typeof siteTest, provider: Provider): void {
  test('S024 S146 S137: paying in the pop-up leads to the results, marks the device and closes the pop-up', async ({
    page,
  }) => {
    await arriveAtPayment(page);
    await payBy(provider, page);
    expect(await stored(page, 'payment_status')).toBe('paid');
  });

  test('a declined payment can be tried again, a canceled one charges nothing', async ({ page }) => {
    await arriveAtPayment(page);
    const popup = await openCheckoutOf(provider, page);
    await provider.decline(popup).click();
    await expect(popup.getByRole('alert')).toContainText('declined');
    await clickAndClose(popup, provider.cancel(popup));
    await expect(page.getByText('You canceled the checkout. Nothing was charged.')).toBeVisible();
    await expect(page.getByText('20 / 20', { exact: true })).toBeVisible();
    await payBy(provider, page);
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
