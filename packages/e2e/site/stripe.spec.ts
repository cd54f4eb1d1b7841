import type { Page } from '@playwright/test';
import { readPrivateLink } from '@quotient/contract/privateLink';
import { test } from '../support/stripeTest.ts';
import { expect } from '../support/test.ts';
import {
  arriveAtPayment,
  clickAndClose,
  expectResults,
  openCheckout,
  payButton,
  stored,
} from './journey/journey.ts';

// on one worker: each would start a Stripe and a server of its own
test.describe.configure({ mode: 'default' });

/** Time that an answer may take once the money is there. */
const RESULTS_WITHIN_MS = 10_000;

/** The checkout of the local Stripe. */
const checkoutPage = '**/c/pay/cs_test_*';
const idOf = (checkout: Page) => new URL(checkout.url()).pathname.split('/').at(-1) ?? '';

test.afterEach(({ stripe }) => {
  stripe.controls.set({ delayMs: 0, duplicates: 0, lose: 0, isHolding: false, openerPolicy: null });
  stripe.controls.clearFaults();
});

test('a payment by card: troubles at the checkout cost nothing, the results open within ten seconds of paying, and close with money that is given back', async ({
  page,
  stripe,
}) => {
  const { controls } = stripe;
  await arriveAtPayment(page, [1]);
  await test.step('the page says that a test key takes no money', () =>
    expect(page.getByText('This is a demo: no money moves. Enter no real card.')).toBeVisible());

  await test.step('while Stripe is away the visitor is told; a card that is declined may be tried again, and canceling charges nothing', async () => {
    controls.fail({ call: 'checkout.sessions.create', how: 'fail', status: 503, times: 3 });
    const opening = page.waitForEvent('popup');
    await payButton(page).click();
    const popup = await opening;
    await expect(
      popup.getByRole('heading', { name: "We couldn't start the secure checkout." }),
    ).toBeVisible();
    await popup.getByRole('button', { name: 'Retry' }).click();
    await popup.waitForURL(checkoutPage);
    await popup.getByRole('button', { name: 'Declined card' }).click();
    await expect(popup.getByRole('alert')).toContainText('declined');
    await clickAndClose(popup, popup.getByRole('link', { name: 'Cancel and go back' }));
    await expect(page.getByText('You canceled the checkout. Nothing was charged.')).toBeVisible();
    await expect(page.getByText('1 / 20', { exact: true })).toBeVisible();
  });

  const id =
    await test.step('a bank that asks first (3-D Secure) may say no, and then yes; no webhook arrives', async () => {
      controls.set({ isHolding: true, duplicates: 2 });
      const popup = await openCheckout(page, checkoutPage);
      const checkout = idOf(popup);
      // the window is of another origin: it is there, and is opened again all the same
      await payButton(page).click();
      await expect(page.getByText('Waiting for your payment in the checkout window…')).toBeVisible();
      await popup.getByRole('button', { name: 'Card with 3-D Secure' }).click();
      await popup.getByRole('button', { name: 'Fail' }).click();
      await expect(popup.getByRole('alert')).toContainText('Nothing was charged');
      await popup.getByRole('button', { name: 'Card with 3-D Secure' }).click();
      await clickAndClose(popup, popup.getByRole('button', { name: 'Complete' }));
      await expectResults(page, RESULTS_WITHIN_MS);
      expect(await stored(page, 'payment_status')).toBe('paid');
      return checkout;
    });

  await test.step('events that come twice, late and in another order change nothing', async () => {
    controls.release();
    await controls.idle();
    await page.reload();
    await expectResults(page);
    controls.set({ isHolding: false, duplicates: 0 });
  });

  await test.step('money that is given back closes the results, and says so', async () => {
    const session = controls.change(id, {}); // changes nothing, and answers what is stored
    const dispute = controls.openDispute(String(session.payment_intent));
    await controls.idle();
    await page.reload();
    await expect(page.getByText(/^Your bank has called your payment back/)).toBeVisible();
    await expect(payButton(page)).toBeHidden();
    controls.closeDispute(dispute.id, 'lost');
    await controls.idle();
    await page.reload();
    await expect(page.getByText(/^Your payment was given back to you\./)).toBeVisible();
  });

  await test.step('with every webhook lost and the opener severed by the checkout the results are there all the same', async () => {
    controls.set({ lose: 1000, openerPolicy: 'same-origin' });
    const popup = await openCheckout(page, checkoutPage);
    expect(await popup.evaluate(() => window.opener)).toBeNull();
    await popup.getByRole('button', { name: 'Pay by card' }).click();
    await expectResults(page, RESULTS_WITHIN_MS);
  });
});

/** Orders a bank transfer; resolves to the id of its checkout. */
async function payByBank(page: Page): Promise<string> {
  await arriveAtPayment(page, [1]);
  const popup = await openCheckout(page, checkoutPage);
  const id = idOf(popup);
  await popup.getByRole('button', { name: 'Pay by bank transfer' }).click();
  await expect(popup.getByRole('heading', { name: 'Your payment is on its way.' })).toBeVisible();
  await popup.close();
  return id;
}

test('a bank transfer is on its way until the bank has decided; then the results open automatically', async ({
  page,
  stripe,
}) => {
  const id = await payByBank(page);
  await expect(page.getByText(/^Your payment is on its way: your bank takes some days/)).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  await page.reload();
  const again = page.getByRole('button', { name: 'Check again' });
  await expect(again).toBeVisible();
  stripe.controls.settle(id, 'succeeded');
  await again.click({ timeout: RESULTS_WITHIN_MS }).catch(async (error) => {
    // the page asks by itself, too, and the button goes with the answer
    if ((await again.count()) > 0) throw error;
  });
  await expectResults(page, RESULTS_WITHIN_MS);
});

test('with a private link, a result that was paid by bank transfer opens in a browser that has forgotten the test, and in another', async ({
  page,
  browser,
  stripe,
}) => {
  const id = await payByBank(page);
  await page.getByRole('button', { name: 'Create a private link' }).click();
  const field = page.getByLabel('Your private link');
  await expect(field).toBeFocused();
  const link = await field.inputValue();
  expect(readPrivateLink(new URL(link).hash)).toBeDefined();

  await test.step('the browser forgets everything', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Start Your IQ Test Now' })).toBeVisible();
  });
  await test.step('while the bank decides, the link says so', async () => {
    await page.goto(link);
    await expect(page.getByText(/^Your payment is on its way: your bank takes some days/)).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /session/.test(key)))).toEqual(
      [],
    );
  });
  stripe.controls.settle(id, 'succeeded');
  await stripe.controls.idle();
  await expectResults(page, RESULTS_WITHIN_MS);
  await page.reload();
  await expectResults(page);

  const elsewhere = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await test.step('another browser opens it, too; a link that was cut off opens nothing and says so', async () => {
    await elsewhere.goto(link);
    await expectResults(elsewhere);
    await elsewhere.goto(link.slice(0, -5));
    await expect(
      elsewhere.getByRole('heading', { name: "This link doesn't open any results" }),
    ).toBeVisible();
    await elsewhere.context().close();
  });
});
