import { expect, test } from '../../support/test.ts';
import { answerFromStart, dataLayer, expectSaved, goToQuestion, startTest } from './journey.ts';

test('S187 S002 S069 S070 S076 S077 S203 S204 S191 S075 S072 S073 S150 S080 S074 S224: an anonymous visitor moves through the questions; title, countdown, overview and marker strip follow, and so do the data layer and the tracking', async ({
  page,
  context,
}) => {
  await test.step('starting needs no authorization, and no cookie is ever sent', async () => {
    const started = page.waitForRequest('**/api/test-sessions');
    await startTest(page);
    expect(await (await started).allHeaders()).not.toHaveProperty('authorization');
    expect(await context.cookies()).toEqual([]);
  });

  const marker = (number: number) => page.getByRole('button', { name: new RegExp(`^Question ${number},`) });
  const next = page.getByRole('button', { name: 'Next' });
  const previous = page.getByRole('button', { name: 'Previous' });

  await test.step('title, countdown from 25:00, and the first question of 20', async () => {
    await expect(page.getByRole('timer')).toHaveText(/25:00|24:5\d/);
    await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuemax', '20');
    await expect(previous).toBeDisabled();
  });

  await test.step('answers and steps are pushed to the data layer', async () => {
    await page.getByRole('radio').nth(2).check();
    await next.click();
    await expect(page.getByText('Current: Question 2', { exact: true })).toBeVisible();
    const events = async () =>
      (await dataLayer(page)).filter(({ event }) => event === 'quiz_answered' || event === 'quiz_step');
    // told after the frame that shows it
    await expect.poll(events).toEqual([
      { event: 'quiz_answered', step: 1, answer: 'C' },
      { event: 'quiz_step', step: 2 },
    ]);
  });

  await test.step('answered, current and unanswered markers differ, and not by color only', async () => {
    // the strip follows after the question is drawn
    await expect(page.getByRole('button', { name: 'Question 2, not answered' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    const look = (number: number) =>
      marker(number).evaluate((button) => {
        const { fontWeight, borderTopColor } = getComputedStyle(button);
        const bar = getComputedStyle(button, '::after').width;
        return { state: button.dataset.state?.split(' ')[0], form: `${fontWeight} ${bar}`, borderTopColor };
      });
    const looks = await Promise.all([look(1), look(2), look(3)]);
    expect(new Set(looks.map((each) => JSON.stringify(each))).size).toBe(3);
    expect(new Set(looks.map(({ form }) => form)).size).toBe(3);
    expect(looks.map(({ state }) => state)).toEqual(['answered', 'unanswered', 'unanswered']);
  });

  await test.step('each view of a question is tracked by one call', async () => {
    await previous.click();
    const bodies = async () =>
      (await page.requests())
        .filter((request) => request.url().endsWith('/api/track-question-progress'))
        .map((request) => request.postDataJSON());
    await expect.poll(bodies).toEqual([
      { q_number: 1, action_type: 'viewed', sess_id: expect.any(String) },
      { q_number: 2, action_type: 'viewed', sess_id: expect.any(String) },
      { q_number: 1, action_type: 'viewed', sess_id: expect.any(String) },
    ]);
  });

  await test.step('the overview follows answers and moves', async () => {
    await answerFromStart(page, [0, 1, 2]);
    await expect(page.getByText('Questions Answered: 3 / 20', { exact: true })).toBeVisible();
    await goToQuestion(page, 15);
    await expect(page.getByText('Current: Question 15', { exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '15');
    await goToQuestion(page, 3);
    await expect(page.getByText('Current: Question 3', { exact: true })).toBeVisible();
    await previous.click();
    await expect(page.getByText('Current: Question 2', { exact: true })).toBeVisible();
    await next.click();
    await expect(page.getByText('Current: Question 3', { exact: true })).toBeVisible();
  });

  for (const width of [360, 768, 1280])
    await test.step(`the marker strip has ten columns at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const strip = page.getByRole('list', { name: 'All questions' });
      await expect(strip).toBeVisible({ visible: width > 360 }); // a phone has them folded
      if (width === 360) await page.getByRole('button', { name: 'All questions' }).click();
      const boxes = await strip
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
      expect(boxes).toHaveLength(20);
      expect(new Set(boxes.slice(0, 10)).size).toBe(1);
      expect(new Set(boxes.slice(10)).size).toBe(1);
      expect(boxes[10]).toBeGreaterThan(boxes[0] ?? 0);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
});

test('the whole test can be taken with the keyboard alone; a question is marked for later by its button and by M, and the strip, a reload and the finish dialog know of it', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept());
  await startTest(page);
  await test.step('answered and gone through by keys', async () => {
    await page.keyboard.press('b'); // a letter chooses
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    await page.keyboard.press('3'); // so does a digit
    await expect(page.getByRole('radio').nth(2)).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Current: Question 2', { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio').nth(0)).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    await page.keyboard.press('n');
    await expect(page.getByText('Current: Question 3', { exact: true })).toBeVisible();
    await page.keyboard.press('p');
    await expect(page.getByText('Current: Question 2', { exact: true })).toBeVisible();
  });

  await test.step('no trap: Tab leaves the test at its end', async () => {
    const isOutside = () => page.evaluate(() => !document.activeElement?.closest('[data-island="iq-test"]'));
    for (let presses = 0; presses < 60 && !(await isOutside()); presses += 1)
      await page.keyboard.press('Tab');
    expect(await isOutside()).toBe(true);
  });

  await test.step('marked by the button and by M', async () => {
    await goToQuestion(page, 1);
    const mark = page.getByRole('button', { name: 'Mark for later', pressed: true });
    await page.getByRole('button', { name: 'Mark for later' }).click();
    await expect(mark).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(mark).toHaveCount(0);
    await page.keyboard.press('m');
    await expect(mark).toBeVisible();
    await expect(page.getByText('Marked for later', { exact: true })).toBeAttached();
    await page.keyboard.press('m');
    await expect(page.getByText('No longer marked', { exact: true })).toBeAttached();
    await page.keyboard.press('m');
    await expectSaved(page);
    await page.reload();
    for (const number of [1, 2])
      await expect(
        page.getByRole('button', { name: `Question ${number}, answered, marked for later` }),
      ).toBeVisible();
  });

  await test.step('Enter on the last question does not finish, it goes to the button, which asks', async () => {
    await goToQuestion(page, 20);
    await page.keyboard.press('Enter');
    const finish = page.getByRole('button', { name: 'Finish Test' });
    await expect(finish).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Finish the test?' })).toContainText(
      'You marked 2 questions for later. You have 18 unanswered questions. Are you sure',
    );
  });
});
