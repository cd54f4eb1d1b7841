import { answerKey } from '../../support/answerKey.ts';
import { answerError } from '../../support/answers.ts';
import { expect, test } from '../../support/test.ts';
import { visitorBy } from '../../support/visitor.ts';
import { arriveAtLastQuestion, expectResults, finishAnswered, goToQuestion, stored } from './journey.ts';

test('S153 S154: finishing with open questions asks in a dialog, and canceling returns to the test; neither a double click nor a key held down finishes', async ({
  page,
}) => {
  const finish = page.getByRole('button', { name: 'Finish Test' });
  const dialog = page.getByRole('dialog', { name: 'Finish the test?' });
  await arriveAtLastQuestion(page, answerKey.slice(0, 18));
  await finish.click();
  await expect(dialog).toContainText(
    'You have 2 unanswered questions. Are you sure you want to finish the test?',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('timer')).toBeVisible();

  await test.step('a key held down neither runs through the questions nor finishes', async () => {
    await page.getByRole('radio').first().focus();
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter'); // a second down without an up is a repeat
    await page.keyboard.up('Enter');
    await expect(page.getByText('Current: Question 20')).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.keyboard.down('p');
    await page.keyboard.down('p');
    await page.keyboard.up('p');
    await expect(page.getByText('Current: Question 19')).toBeVisible();
  });

  await test.step('Next pressed twice in a double click does not finish, and Finish takes the next press', async () => {
    await goToQuestion(page, 19);
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Next' }).dblclick();
    await expect(page.getByText('Question 20 of 20', { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // a press within the time of a double click is not taken
    await expect(async () => {
      // a dialog that opened late covers the button
      if (!(await dialog.isVisible())) await finish.click();
      await expect(dialog).toBeVisible({ timeout: 500 });
    }).toPass();
  });

  await test.step('with one open question, and on to the payment', async () => {
    await expect(dialog).toContainText('You have 1 unanswered question. Are you sure');
    await dialog.getByRole('button', { name: 'Go back to the test' }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await finish.click();
    await dialog.getByRole('button', { name: 'Finish now' }).click();
    await expect(page.getByRole('heading', { name: 'Test Completed!' })).toBeVisible();
  });
});

test('S184 S152 S192 S193 S158: finishing with everything answered asks nothing and tracks the count; a tracking that fails is only logged; leaving is not asked about after the test', async ({
  page,
}) => {
  const tracked: unknown[] = [];
  const logged: string[] = [];
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  page.on('console', (entry) => logged.push(entry.text()));
  await page.route('**/api/track-question-progress', (route) => {
    tracked.push(route.request().postDataJSON());
    return answerError(route, 'internal');
  });
  await arriveAtLastQuestion(page, answerKey.slice(0, 19));
  await page.getByRole('radio').first().check();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await finishAnswered(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect
    .poll(() => tracked.at(-1))
    .toEqual({ q_number: 20, action_type: 'completed', sess_id: expect.any(String) });
  await expect
    .poll(() => logged.filter((text) => text.includes('progress was not tracked')).length)
    .toBe(tracked.length);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await test.step('leaving is not asked about after the test', async () => {
    const visitor = visitorBy(page.request);
    const { token }: { token: string } = JSON.parse((await stored(page, 'session')) ?? '{}');
    await visitor.decide((await visitor.openCheckout({ token })).id, 'pay');
    for (const name of ['Test Completed!', 'Your IQ Test Results']) {
      await page.getByRole('heading', { name }).click(); // browsers ask only after a click in the page
      await page.reload();
      await expectResults(page);
    }
    expect(dialogs).toEqual([]);
  });
});
