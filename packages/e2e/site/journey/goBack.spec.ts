import { answerKey } from '../../support/answerKey.ts';
import { expect, test } from '../../support/test.ts';
import { answerFromStart, arriveAtPayment, expectSaved, payButton, stored } from './journey.ts';

test('a test with too few answers is named before the payment; with time left the visitor goes back, answers, and finishes again', async ({
  page,
}) => {
  const notice = page.getByText(/^You answered \d+ of 20 questions\./);
  await arriveAtPayment(page, [1, 2]);
  await expect(notice).toContainText('You answered 2 of 20 questions.');
  await expect(page.getByText(/^The clock is still running\. You can go back until/)).toBeVisible();
  await expect(payButton(page)).toBeEnabled();

  await test.step('a reload changes nothing of that', async () => {
    await page.reload();
    await expect(notice).toBeVisible();
  });

  await test.step('the test goes on with the answers of before', async () => {
    await page.getByRole('button', { name: 'Go back to the test' }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(page.getByText('Questions Answered: 2 / 20')).toBeVisible();
    expect(await stored(page, 'saved_iq')).toBeNull();
    await answerFromStart(page, answerKey.slice(0, 11));
    await expectSaved(page);
    await page.reload();
    await expect(page.getByText('Questions Answered: 11 / 20')).toBeVisible();
  });

  await test.step('finished again, nothing is left to say but the price', async () => {
    for (let number = 12; number <= 20; number += 1)
      await page.getByRole('button', { name: new RegExp(`^Question ${number},`) }).click();
    await page.getByRole('button', { name: 'Finish Test' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finish now' }).click();
    await expect(page.getByRole('heading', { name: 'Test Completed!' })).toBeVisible();
    await expect(payButton(page)).toBeEnabled();
    await expect(notice).toHaveCount(0);
  });
});
