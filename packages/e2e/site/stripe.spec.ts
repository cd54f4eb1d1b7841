import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { test } from '../support/stripeTest.ts';
import { expect } from '../support/test.ts';
import {
  arriveAtPayment,
  clickAndClose,
  expectResults,
  openCheckout,
  type Provider,
  pay,
  payButton,
} from './journey/journey.ts';
import { payingWith } from './journey/paymentJourneys.ts';

/** As long as an answer may take once the money is there. */
const RESULTS_WITHIN_MS = 10_000;

const provider: Provider = {
  address: '**/c/pay/cs_test_*',
  pay: (checkout) => checkout.getByRole('button', { name: 'Pay by card' }),
  decline: (checkout) => checkout.getByRole('button', { name: 'Declined card' }),
  cancel: (checkout) => checkout.getByRole('link', { name: 'Cancel and go back' }),
};
const idOf = (checkout: Page) => new URL(checkout.url()).pathname.split('/').at(-1) ?? '';

test.afterEach(({ stripe }) => {
  stripe.controls.set({ delayMs: 0, duplicates: 0, lose: 0, isHolding: false, openerPolicy: null });
  stripe.controls.clearFaults();
});

payingWith(test, provider);

test('the page says that a test key takes no money', async ({ page }) => {
  await arriveAtPayment(page);
  await expect(page.getByText('This is a demo: no money moves. Enter no real card.')).toBeVisible();
});

test('with every webhook lost the results are there within ten seconds of paying', async ({
  page,
  stripe,
}) => {
  stripe.controls.set({ lose: 1000 });
  await arriveAtPayment(page);
  const popup = await openCheckout(page, provider);
  await provider.pay(popup).click();
  await expectResults(page, RESULTS_WITHIN_MS);
});

test('with webhooks lost and the opener severed by the checkout, too', async ({ page, stripe }) => {
  stripe.controls.set({ lose: 1000, openerPolicy: 'same-origin' });
  await arriveAtPayment(page);
  const popup = await openCheckout(page, provider);
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  await provider.pay(popup).click();
  await expectResults(page, RESULTS_WITHIN_MS);
});

test('events that come twice, late and in another order change nothing', async ({ page, stripe }) => {
  const { controls } = stripe;
  controls.set({ isHolding: true, duplicates: 2 });
  await arriveAtPayment(page);
  await pay(page, provider);
  controls.release();
  await controls.idle();
  await page.reload();
  await expectResults(page);
});

test('a bank that asks first (3-D Secure) may say no, and then yes', async ({ page }) => {
  await arriveAtPayment(page);
  const popup = await openCheckout(page, provider);
  await popup.getByRole('button', { name: 'Card with 3-D Secure' }).click();
  await popup.getByRole('button', { name: 'Fail' }).click();
  await expect(popup.getByRole('alert')).toContainText('Nothing was charged');
  await popup.getByRole('button', { name: 'Card with 3-D Secure' }).click();
  await clickAndClose(popup, popup.getByRole('button', { name: 'Complete' }));
  await expectResults(page);
});

test('a bank transfer is on its way until the bank has paid; then the results open by themselves', async ({
  page,
  stripe,
}) => {
  await arriveAtPayment(page);
  const popup = await openCheckout(page, provider);
  const id = idOf(popup);
  await popup.getByRole('button', { name: 'Pay by bank transfer' }).click();
  await expect(popup.getByRole('heading', { name: 'Your payment is on its way.' })).toBeVisible();
  await expect(page.getByText(/^Your payment is on its way: your bank takes some days/)).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  await expectNoAxeViolations(page);
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

test('a bank transfer that the bank refuses charges nothing and can be paid again', async ({
  page,
  stripe,
}) => {
  await arriveAtPayment(page);
  const popup = await openCheckout(page, provider);
  const id = idOf(popup);
  await popup.getByRole('button', { name: 'Pay by bank transfer' }).click();
  await expect(page.getByText(/^Your payment is on its way: your bank takes some days/)).toBeVisible();
  stripe.controls.settle(id, 'failed');
  await expect(page.getByText('Nothing was charged; you can pay again.')).toBeVisible();
  await popup.close();
  await pay(page, provider);
});

test('a checkout whose time is over makes room for another', async ({ page }) => {
  await arriveAtPayment(page);
  const popup = await openCheckout(page, provider);
  await popup.getByRole('button', { name: 'Let it expire' }).click();
  await expect(popup.getByText('This checkout has expired.')).toBeVisible();
  await popup.close();
  await expect(page.getByText(/^The checkout window was closed\./)).toBeVisible();
  await pay(page, provider);
});

test('money that is given back closes the results, and says so', async ({ page, stripe }) => {
  await arriveAtPayment(page);
  const popup = await openCheckout(page, provider);
  const id = idOf(popup);
  await clickAndClose(popup, provider.pay(popup));
  await expectResults(page);
  const { controls } = stripe;
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
  await pay(page, provider);
});

test('the page that a checkout returns to says the same twice, late, in a tab and by itself', async ({
  page,
  context,
  stripe,
}) => {
  stripe.controls.set({ isHolding: true });
  await arriveAtPayment(page);
  const popup = await openCheckout(page, provider);
  const id = idOf(popup);
  const back = await context.newPage();
  await back.goto(`/payment-success?checkout=${id}`); // before it is paid, as whoever types the address
  await expect(back.getByRole('heading', { name: 'Your payment is being confirmed.' })).toBeVisible();
  await clickAndClose(popup, provider.pay(popup));
  await expectResults(page);
  for (let times = 0; times < 2; times += 1) {
    await back.goto(`/payment-success?checkout=${id}`);
    await expect(back.getByRole('heading', { name: 'Payment received.' })).toBeVisible();
  }
  await back.goto('/payment-success?checkout=cs_test_ofNobody12345');
  await expect(back.getByRole('heading', { name: 'There is no payment here.' })).toBeVisible();
  await back.goto('/payment-success');
  await expect(back.getByRole('heading', { name: 'There is no payment here.' })).toBeVisible();
});

test('while Stripe is away the visitor is told, loses nothing, and pays at the next try', async ({
  page,
  stripe,
}) => {
  stripe.controls.fail({ call: 'checkout.sessions.create', how: 'fail', status: 503, times: 3 });
  await arriveAtPayment(page);
  const opening = page.waitForEvent('popup');
  await payButton(page).click();
  const popup = await opening;
  await expect(popup.getByRole('heading', { name: "We couldn't start the secure checkout." })).toBeVisible();
  await popup.getByRole('button', { name: 'Retry' }).click();
  await popup.waitForURL(provider.address);
  await clickAndClose(popup, provider.pay(popup));
  await expectResults(page);
});
