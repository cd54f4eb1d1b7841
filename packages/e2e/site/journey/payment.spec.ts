import { brand } from '@quotient/contract/brand';
import { answerKey } from '../../support/answerKey.ts';
import { answerAsProxy, answerError } from '../../support/answers.ts';
import { hold } from '../../support/hold.ts';
import { expect, test } from '../../support/test.ts';
import {
  answerFromStart,
  arriveAtPayment,
  clickAndClose,
  demoCheckout,
  expectSaved,
  finishAnswered,
  openCheckout,
  pay,
  payButton,
  startTest,
  stored,
} from './journey.ts';
import { payingWith } from './paymentJourneys.ts';

test('S085 S086 S087 S088 S089 S090 S091 S007: the payment screen says what was done, what comes and what it costs', async ({
  page,
}) => {
  await arriveAtPayment(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('20 / 20');
  await expect(main).toContainText('Test duration25 minutes');
  await expect(main.getByRole('listitem')).toHaveText([
    /estimated IQ score/,
    /percentile ranking versus the general population/,
    /detailed explanation/,
    /option to email/,
  ]);
  await expect(main.getByText('€1.00', { exact: true })).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  const note = main.getByText('By paying you agree to the terms and acknowledge the privacy policy.');
  await expect(note).toBeVisible();
  await expect(note.getByRole('link', { name: 'terms' })).toHaveAttribute('href', /\/imprint#terms$/);
  await expect(note.getByRole('link', { name: 'privacy policy', exact: true })).toHaveAttribute(
    'href',
    /\/privacy-policy$/,
  );
});

test('S086: the payment screen counts only what was answered', async ({ page }) => {
  await arriveAtPayment(page, answerKey.slice(0, 17));
  await expect(page.getByText('17 / 20', { exact: true })).toBeVisible();
});

test('S134 S135 S136 S145 S151: answers as they were changed, questions without keys and the sealed score are on the device at the payment stage', async ({
  page,
}) => {
  await startTest(page);
  await page.getByRole('radio').nth(0).check();
  await expectSaved(page);
  await answerFromStart(page, answerKey); // changes A to B
  await finishAnswered(page);
  expect(JSON.parse((await stored(page, 'saved_answers')) ?? 'null')).toEqual(answerKey);
  const questions: Record<string, unknown>[] = JSON.parse((await stored(page, 'saved_questions')) ?? 'null');
  expect(questions).toHaveLength(20);
  for (const question of questions) {
    for (const secret of ['correct', 'points', 'difficulty', 'explanation'])
      expect(question).not.toHaveProperty(secret);
  }
  // a JWE: five parts, nothing to read
  expect((await stored(page, 'saved_iq'))?.split('.')).toHaveLength(5);
  expect(await stored(page, 'payment_status')).toBeNull();
});

test('S164 S165 S166: the pop-up opens empty at 520 by 740, says that it loads, then goes to the checkout', async ({
  page,
}) => {
  await arriveAtPayment(page);
  const release = await hold(page, '**/api/create-payment');
  const opening = page.waitForEvent('popup');
  await payButton(page).click();
  const popup = await opening;
  await expect(popup.getByText('Preparing the secure checkout…')).toBeVisible();
  expect(popup.url()).toBe('about:blank');
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([520, 740]);
  await expect(page.getByRole('button', { name: 'Opening the checkout…' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  release();
  await popup.waitForURL('**/demo-checkout?id=*');
  await expect(popup.getByRole('heading', { name: /demo/i }).first()).toBeVisible();
});

test('S163: a double click opens one checkout', async ({ page }) => {
  await arriveAtPayment(page);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-payment')) calls += 1;
  });
  const opening = page.waitForEvent('popup');
  await payButton(page).dblclick();
  const popup = await opening;
  await popup.waitForURL('**/demo-checkout?id=*');
  expect(calls).toBe(1);
});

payingWith(test, demoCheckout);

test('S147: a reload shows the results once it is paid and stored so, with answers and questions, and not before; what the device has lost of them comes from the server', async ({
  page,
}) => {
  const isStored = async (name: string) => JSON.parse((await stored(page, name)) ?? '[]').length === 20;
  await arriveAtPayment(page);
  expect([await isStored('saved_answers'), await isStored('saved_questions')]).toEqual([true, true]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Test Completed!' })).toBeVisible();
  expect(await stored(page, 'payment_status')).toBeNull();
  await pay(page);
  const iq = await page.locator('[data-iq]').textContent();
  expect([await isStored('saved_answers'), await isStored('saved_questions')]).toEqual([true, true]);
  expect(await stored(page, 'payment_status')).toBe('paid');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your IQ Test Results' })).toBeVisible();
  expect(await page.locator('[data-iq]').textContent()).toBe(iq);
  await page.evaluate((slug) => {
    for (const name of ['saved_answers', 'saved_questions']) localStorage.removeItem(`${slug}_${name}`);
  }, brand.slug);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your IQ Test Results' })).toBeVisible();
  expect(await page.locator('[data-iq]').textContent()).toBe(iq);
  expect([await isStored('saved_answers'), await isStored('saved_questions')]).toEqual([true, true]);
});

test('S206: a blocked pop-up is said, and the button works again', async ({ page }) => {
  await arriveAtPayment(page);
  await page.evaluate(() => {
    const open = window.open.bind(window);
    let first = true;
    window.open = (...args) => {
      if (!first) return open(...args);
      first = false;
      return null;
    };
  });
  await payButton(page).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Pop-up blocked' });
  await expect(toast).toContainText('Please allow pop-ups to complete the payment.');
  await pay(page);
});

test('a checkout that is cut off from its opener still ends in the results', async ({ page }) => {
  await arriveAtPayment(page);
  const popup = await openCheckout(page);
  // what Cross-Origin-Opener-Policy does on the way: no opener, no name
  await popup.evaluate(() => {
    window.opener = null;
    window.name = '';
    window.close = () => {};
  });
  const checkoutId = new URL(popup.url()).searchParams.get('id');
  await popup.request.post(`/api/demo-checkouts/${checkoutId}/decision`, { data: { action: 'pay' } });
  await expect(page.getByRole('heading', { name: 'Your IQ Test Results' })).toBeVisible();
});

test('S207 S208 S209 S210: a failing checkout is said in the pop-up and in a toast; Retry asks again, Close closes', async ({
  page,
}) => {
  await arriveAtPayment(page);
  let calls = 0;
  await page.route('**/api/create-payment', async (route) => {
    calls += 1;
    if (calls === 1) return answerError(route, 'internal');
    if (calls === 2) return route.abort();
    if (calls === 3) return answerAsProxy(route);
    return route.continue();
  });
  let opening = page.waitForEvent('popup');
  await payButton(page).click();
  const first = await opening;
  await expect(first.getByRole('heading', { name: "We couldn't start the secure checkout." })).toBeVisible();
  await expect(first.getByRole('alert')).toContainText('Something went wrong on our side.');
  const toast = page.getByRole('alert').filter({ hasText: 'Payment error' });
  await expect(toast).toContainText('Something went wrong on our side.');
  await clickAndClose(first, first.getByRole('button', { name: 'Close' }));

  opening = page.waitForEvent('popup');
  await payButton(page).click();
  const second = await opening;
  await expect(second.getByRole('alert')).toHaveText('Unable to start checkout');
  await expect(toast.last()).toContainText('Unable to start checkout');
  await second.getByRole('button', { name: 'Retry' }).click();
  await expect(second.getByRole('alert')).toHaveText('Failed to create checkout session');
  await second.getByRole('button', { name: 'Retry' }).click();
  await second.waitForURL('**/demo-checkout?id=*');
  expect(calls).toBe(4);
});

test('pressing Pay again while a checkout of another origin is open opens it again', async ({
  page,
  server,
}) => {
  // the checkout is always at the public address: from here it is another origin
  await page.goto(server.url.replace('localhost', '127.0.0.1'));
  await page.getByRole('button', { name: 'Start Your IQ Test Now' }).click();
  await page.getByRole('button', { name: 'Question 20, not answered' }).click();
  await page.getByRole('button', { name: 'Finish Test' }).click();
  await page.getByRole('button', { name: 'Finish now' }).click();
  const popup = await openCheckout(page);
  await payButton(page).click();
  await expect(page.getByText('Waiting for your payment in the checkout window…')).toBeVisible();
  await popup.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Your IQ Test Results' })).toBeVisible();
});
