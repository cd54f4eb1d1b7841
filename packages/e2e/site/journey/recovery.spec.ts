import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { visitorBy } from '../../support/visitor.ts';
import {
  answerFromStart,
  arriveAtLastQuestion,
  arriveAtPayment,
  expectResults,
  expectSaved,
  goToQuestion,
  startTest,
  stored,
} from './journey.ts';

test('a reload, a crashed tab and a minute offline lose nothing of a test, and one whose time has run out goes straight to the payment', async ({
  page: first,
  context,
  server,
}) => {
  context.on('page', (page) => page.on('dialog', (dialog) => dialog.accept()));
  first.on('dialog', (dialog) => dialog.accept());
  await startTest(first);
  await answerFromStart(first, [1, 3, 0]);
  await expectSaved(first);
  const expectThird = async (page: Page) => {
    await expect(page.getByText('Current: Question 3')).toBeVisible();
    await expect(page.getByRole('radio').nth(0)).toBeChecked();
    await expect(page.getByText('Questions Answered: 3 / 20')).toBeVisible();
  };

  await test.step('a reload comes back to the same question, the same answers and the right time', async () => {
    await server.shiftClock(300_000);
    await first.reload();
    await expectThird(first);
    await expect(first.getByRole('timer')).toHaveText(/19:\d\d/);
  });

  const page = await test.step('so does the next tab after a crash', async () => {
    const { href } = new URL(first.url());
    const crashed = first.waitForEvent('crash');
    await first.goto('chrome://crash').catch(() => {}); // the renderer dies: no unload, no last words
    await crashed;
    await first.close();
    const next = await context.newPage();
    await next.goto(href);
    await expectThird(next);
    return next;
  });

  await test.step('offline, answers wait on the device, and are called saved only afterwards', async () => {
    await context.setOffline(true);
    for (const option of [1, 2]) {
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('radio').nth(option).check();
    }
    await expect(page.getByText('Offline. 2 answers wait on this device')).toBeVisible();
    await expect(page.getByText('All answers saved')).toHaveCount(0);
    expect(JSON.parse((await stored(page, 'session')) ?? '{}')).toMatchObject({
      answers: [1, 3, 0, 1, 2, ...Array(15).fill(-1)],
      pending: [{ questionIndex: 3 }, { questionIndex: 4 }],
    });
    await context.setOffline(false);
    await expect(page.getByText('All answers saved')).toBeVisible();
  });

  await test.step('once its time has run out, it is finished with the answers that it has', async () => {
    await server.shiftClock(1_300_000);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Test Completed!' })).toBeVisible();
    await expect(page.getByText('5 / 20', { exact: true })).toBeVisible();
  });
});

test('finishing offline waits for the connection and goes through, and what is shown after the test was lost on its way not for good', async ({
  page,
  context,
}) => {
  // Chromium keeps the failure of an import: a further try must not meet that
  await page.route('**/assets/laterStages-*.js', (route) => route.abort(), { times: 2 });
  await arriveAtLastQuestion(page);
  await expectSaved(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Finish Test' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for the connection' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Test Completed!' })).toBeVisible();
});

test('a second tab shows the same test, each sees the answers of the other, and finishing in one takes the other along', async ({
  page,
  context,
}) => {
  await startTest(page);
  await page.getByRole('radio').nth(1).check();
  await expectSaved(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByText('Question 1 of 20', { exact: true })).toBeVisible();
  await expect(second.getByRole('radio').nth(1)).toBeChecked();
  await second.getByRole('button', { name: 'Next' }).click();
  await second.getByRole('radio').nth(0).check();
  await expect(page.getByText('Questions Answered: 2 / 20')).toBeVisible();
  await goToQuestion(second, 20);
  await second.getByRole('button', { name: 'Finish Test' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Finish now' }).click();
  await expect(second.getByRole('heading', { name: 'Test Completed!' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Test Completed!' })).toBeVisible();
});

test('S149 S049 S050: out of payment and results, the global home event, Home and the logo reset to welcome, clear the answers and keep the way to a finished test, whose checkout is found paid', async ({
  page,
}) => {
  const expectWelcome = async () => {
    await expect(page.getByRole('button', { name: 'Start Your IQ Test Now' })).toBeVisible();
    for (const name of ['session', 'saved_answers', 'saved_questions', 'saved_iq', 'payment_status'])
      expect(await stored(page, name)).toBeNull();
  };
  const goHomeByEvent = async () => {
    expect(await stored(page, 'saved_answers')).not.toBeNull();
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('iq-test:home')));
    await expectWelcome();
  };
  const openLast = async () => {
    await page.getByRole('button', { name: 'Open your last test' }).click();
    await expect(page.getByRole('heading', { name: 'Test Completed!' })).toBeVisible();
  };
  await arriveAtPayment(page, [1]);
  await test.step('the event', goHomeByEvent);

  await page.setViewportSize({ width: 1280, height: 400 });
  for (const name of ['Home', 'Quotient, home'])
    await test.step(`on the home path, "${name}" also scrolls to the top`, async () => {
      await openLast();
      await page.evaluate(() => window.scrollTo(0, 400));
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
      // clicked by script: a click of the mouse would scroll the header into view first
      await page
        .getByRole('banner')
        .getByRole('link', { name, exact: true })
        .evaluate((link: HTMLElement) => link.click());
      await expectWelcome();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

  await test.step('a checkout that was paid meanwhile is found so by a reload', async () => {
    await openLast();
    const visitor = visitorBy(page.request);
    const { token }: { token: string } = JSON.parse((await stored(page, 'session')) ?? '{}');
    await visitor.decide((await visitor.openCheckout({ token })).id, 'pay');
    await page.reload();
    await expectResults(page);
    expect(await stored(page, 'payment_status')).toBe('paid');
  });
  await test.step('the event, out of the results', goHomeByEvent);
});
