import { expect, type Locator, type Page } from '@playwright/test';
import { brand } from '@quotient/contract/brand';
import type { HeldTest } from '@quotient/fixtures/visitor';
import { answerKey } from '../../support/answerKey.ts';
import { visitorBy } from '../../support/visitor.ts';

/** A device-stored item of ours. */
export const stored = (page: Page, name: string) =>
  page.evaluate((key) => localStorage.getItem(key), `${brand.slug}_${name}`);

/** Entries that the page has pushed to its data layer. */
export const dataLayer = (page: Page) =>
  page.evaluate(() => (globalThis as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []);

export async function startTest(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Your IQ Test Now' }).click();
  await expect(page.getByRole('heading', { name: 'IQ Assessment Test' })).toBeVisible();
}

async function expectQuestion(page: Page, number: number) {
  await expect(page.getByText(`Question ${number} of 20`, { exact: true })).toBeVisible();
}

export async function goToQuestion(page: Page, number: number) {
  await page.getByRole('button', { name: new RegExp(`^Question ${number},`) }).click();
  await expectQuestion(page, number);
}

/** Answers the questions from the first on, in order; stops on the last one given. */
export async function answerFromStart(page: Page, optionIndexes: readonly number[]) {
  for (const [index, option] of optionIndexes.entries()) {
    await expectQuestion(page, index + 1);
    await page.getByRole('radio').nth(option).check();
    if (index < optionIndexes.length - 1) await page.getByRole('button', { name: 'Next' }).click();
  }
}

/** The server has every answer. For a frame after an answer the screen still says so of the answers before it. */
export async function expectSaved(page: Page) {
  await expect
    .poll(async () => JSON.parse((await stored(page, 'session')) ?? '{}'))
    .toMatchObject({ pending: [] });
  await expect(page.getByText('All answers saved')).toBeVisible();
}

/** Ends a test on whose last question every answer is given. */
export async function finishAnswered(page: Page) {
  await page.getByRole('button', { name: 'Finish Test' }).click();
  await expect(page.getByRole('heading', { name: 'Test Completed!' })).toBeVisible();
}

/** A running test of this device with these answers, made by the API, that stands on its last question. */
export async function arriveAtLastQuestion(page: Page, optionIndexes: readonly number[] = answerKey) {
  const visitor = visitorBy(page.request);
  const { id, token, questions } = await visitor.start();
  const lastSeq = await visitor.answerAll({ id, token }, optionIndexes);
  const answers = questions.map((_, index) => optionIndexes[index] ?? -1);
  await layOut(page, { id, token, currentIndex: 19, answers, lastSeq, pending: [] });
  await expect(page.getByText('Question 20 of 20', { exact: true })).toBeVisible();
}

/** A finished test of this device, made by the API: where a test of the payment stage begins. */
export async function arriveAtPayment(page: Page, answers: readonly number[] = answerKey) {
  await layOut(page, await visitorBy(page.request).reach('payment', { answers }));
  await expect(page.getByRole('heading', { name: 'Test Completed!' })).toBeVisible();
}

/** A finished and paid test of this device, made by the API: where a test of the results begins. */
export async function arriveAtResults(page: Page, answers: readonly number[] = answerKey) {
  await layOut(page, await visitorBy(page.request).reach('paid', { answers }));
  await expect(page.getByRole('heading', { name: 'Your IQ Test Results' })).toBeVisible();
}

/** Lays a test where the page looks for it, and opens the page. */
async function layOut(page: Page, held: HeldTest) {
  const laid = await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    `${brand.slug}_session`,
    JSON.stringify(held),
  ] as const);
  await page.goto('/');
  await laid.dispose(); // once: what the page makes of it stays
}

export const payButton = (page: Page) =>
  page.getByRole('button', { name: 'Pay €1.00 & Get Results', exact: true });

/** Checkout of a server without a payment provider. */
export const demoCheckout = '**/demo-checkout?id=*';

/** Opens the checkout's pop-up; answers its page once the checkout is there. */
export async function openCheckout(page: Page, address = demoCheckout): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await payButton(page).click();
  const popup = await opening;
  await popup.waitForURL(address);
  return popup;
}

/** Clicks what closes its own window, which may be gone before the click is reported done. */
export async function clickAndClose(popup: Page, button: Locator) {
  const closed = popup.waitForEvent('close');
  await button.click().catch((error) => {
    if (!popup.isClosed()) throw error;
  });
  await closed;
}

/** Pays in the pop-up, which closes; the results are here then. */
export async function pay(page: Page) {
  const popup = await openCheckout(page);
  await clickAndClose(popup, popup.getByRole('button', { name: /^Pay/ }));
  await expectResults(page);
}

/** The results are what the visitor sees. */
export const expectResults = (page: Page, timeout?: number) =>
  expect(page.getByRole('heading', { name: 'Your IQ Test Results' })).toBeVisible(timeout ? { timeout } : {});
