import { brand } from '@quotient/contract/brand';
import { answerKey } from '../../support/answerKey.ts';
import { answerAsProxy, answerError } from '../../support/answers.ts';
import { hold } from '../../support/holdRequests.ts';
import { expect, test } from '../../support/test.ts';
import {
  arriveAtLastQuestion,
  arriveAtPayment,
  clickAndClose,
  demoCheckout,
  expectResults,
  expectSaved,
  finishAnswered,
  pay,
  payButton,
  stored,
} from './journey.ts';

test('S085 S086 S087 S088 S089 S090 S091 S007 S206 S163 S164 S165 S166 S207 S208 S209 S210: the payment screen says what was done and what it costs; its button opens one checkout, in a pop-up that says what it does, and says what fails', async ({
  page,
}) => {
  await arriveAtPayment(page, [1]);
  await test.step('the screen', async () => {
    const main = page.getByRole('main');
    await expect(main.getByRole('term')).toHaveText(['Questions answered', 'Test duration', 'Time used']);
    await expect(main.getByRole('definition')).toHaveText(['1 / 20', '25 minutes', /^\d\d:\d\d$/]);
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

  await test.step('a blocked pop-up is said, and the button works again', async () => {
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
  });

  await test.step('a double click opens one checkout: the pop-up is empty at 520 by 740, says that it loads, then goes there', async () => {
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/create-payment')) calls += 1;
    });
    const release = await hold(page, '**/api/create-payment');
    const opening = page.waitForEvent('popup');
    await payButton(page).dblclick();
    const popup = await opening;
    await expect(popup.getByText('Preparing the secure checkout…')).toBeVisible();
    expect(popup.url()).toBe('about:blank');
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([520, 740]);
    await expect(page.getByRole('button', { name: 'Opening the checkout…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    release();
    await popup.waitForURL(demoCheckout);
    await expect(popup.getByRole('heading', { name: /demo/i }).first()).toBeVisible();
    expect(calls).toBe(1);
    await popup.close();
    await page.unroute('**/api/create-payment');
  });

  await test.step('a failing checkout is said in the pop-up and in a toast; Retry asks again, Close closes', async () => {
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
    await expect(
      first.getByRole('heading', { name: "We couldn't start the secure checkout." }),
    ).toBeVisible();
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
    await second.waitForURL(demoCheckout);
    expect(calls).toBe(4);
  });
});

test('S145 S151 S134 S135 S136 S024 S146 S137 S147 S189: finishing leads to the payment, paying in the pop-up to the results, and both leave on the device what a reload needs; what it has lost of that comes from the server', async ({
  page,
}) => {
  const read = async (name: string) => JSON.parse((await stored(page, name)) ?? 'null');
  const keys = () => page.evaluate(() => Object.keys(localStorage));
  const isStored = async (name: string) => (await read(name))?.length === 20;

  await test.step('answers as they were changed, questions without keys and the sealed score are on the device at the payment', async () => {
    const right = answerKey[19] ?? 0;
    await arriveAtLastQuestion(page, [...answerKey.slice(0, 19), right === 0 ? 1 : 0]);
    await page.getByRole('radio').nth(right).check();
    await expectSaved(page);
    await finishAnswered(page);
    const atPayment = ['iq-test_saved_answers', 'iq-test_saved_questions', 'iq-test_saved_iq'];
    expect(await keys()).toEqual(expect.arrayContaining(atPayment));
    expect(await read('saved_answers')).toEqual(answerKey);
    const questions: Record<string, unknown>[] = await read('saved_questions');
    expect(questions).toHaveLength(20);
    for (const question of questions) {
      for (const secret of ['correct', 'points', 'difficulty', 'explanation'])
        expect(question).not.toHaveProperty(secret);
    }
    // a JWE: five parts, nothing to read
    expect((await stored(page, 'saved_iq'))?.split('.')).toHaveLength(5);
    expect(await keys()).not.toContain('iq-test_payment_status');
  });

  await test.step('a reload before the payment stays there, also where "paid" is written into the device; the server opens nothing', async () => {
    const name = `${brand.slug}_payment_status`;
    await page.evaluate((key) => localStorage.setItem(key, 'paid'), name);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Test Completed!' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your IQ Test Results' })).toHaveCount(0);
    const { id, token }: { id: string; token: string } = await read('session');
    const answer = await page.request.get(`/api/test-sessions/${id}/results`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status()).toBe(402);
    expect(await answer.json()).toMatchObject({ code: 'payment_required' });
    await page.evaluate((key) => localStorage.removeItem(key), name);
  });

  await pay(page);
  const iq = await page.locator('[data-iq]').textContent();
  const expectAll = async () => {
    await expectResults(page);
    expect(await page.locator('[data-iq]').textContent()).toBe(iq);
    expect([await isStored('saved_answers'), await isStored('saved_questions')]).toEqual([true, true]);
    expect(await page.evaluate(() => localStorage.getItem('iq-test_payment_status'))).toBe('paid');
  };
  await expectAll();

  await test.step('a reload after it shows the results, also where the device has lost the answers', async () => {
    await page.reload();
    await expectAll();
    await page.evaluate((slug) => {
      for (const name of ['saved_answers', 'saved_questions']) localStorage.removeItem(`${slug}_${name}`);
    }, brand.slug);
    await page.reload();
    await expectAll();
  });
});
