import { expect, test } from '../../support/test.ts';
import { answerFromStart, dataLayer, expectSaved, goToQuestion, startTest } from './journey.ts';

test.beforeEach(({ page }) => startTest(page));

test('S002 S069 S070 S076 S077: title, countdown from 25:00, and the first question of 20', async ({
  page,
}) => {
  await expect(page.getByRole('timer')).toHaveText(/25:00|24:5\d/);
  await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
  await goToQuestion(page, 4);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '4');
});

test('S072 S073 S150 S080: the overview follows answers and moves', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await answerFromStart(page, [0, 1, 2]);
  await expect(page.getByText('Questions Answered: 3 / 20')).toBeVisible();
  await goToQuestion(page, 15);
  await expect(page.getByText('Current: Question 15')).toBeVisible();
  await goToQuestion(page, 3);
  await expect(page.getByText('Current: Question 3')).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText('Current: Question 2')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Current: Question 3')).toBeVisible();
});

for (const width of [360, 768, 1280]) {
  test(`S074 S224: the marker strip has ten columns at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await page
      .getByRole('list', { name: 'All questions' })
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(boxes).toHaveLength(20);
    expect(new Set(boxes.slice(0, 10)).size).toBe(1);
    expect(new Set(boxes.slice(10)).size).toBe(1);
    expect(boxes[10]).toBeGreaterThan(boxes[0] ?? 0);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('S075: answered, current and unanswered markers differ, and not by color only', async ({ page }) => {
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Next' }).click();
  // the strip follows after the question is drawn
  await expect(page.getByRole('button', { name: 'Question 2, not answered' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  const look = (number: number) =>
    page.getByRole('button', { name: new RegExp(`^Question ${number},`) }).evaluate((button) => {
      const { fontWeight, borderTopColor } = getComputedStyle(button);
      return [
        button.dataset.state,
        fontWeight,
        borderTopColor,
        getComputedStyle(button, '::after').width,
      ].join(' ');
    });
  const looks = await Promise.all([look(1), look(2), look(3)]);
  expect(new Set(looks).size).toBe(3);
  const form = (number: number) =>
    page
      .getByRole('button', { name: new RegExp(`^Question ${number},`) })
      .evaluate(
        (button) => `${getComputedStyle(button).fontWeight} ${getComputedStyle(button, '::after').width}`,
      );
  expect(new Set(await Promise.all([form(1), form(2), form(3)])).size).toBe(3);
  expect(looks.map((text) => text.split(' ')[0])).toEqual(['answered', 'unanswered', 'unanswered']);
});

test('a question is marked for later by its button and by M; the strip, a reload and the finish dialog know of it', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept());
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
      page.getByRole('button', { name: `Question ${number}, not answered, marked for later` }),
    ).toBeVisible();
  await goToQuestion(page, 20);
  await page.getByRole('button', { name: 'Finish Test' }).click();
  await expect(page.getByRole('dialog', { name: 'Finish the test?' })).toContainText(
    'You marked 2 questions for later. You have 20 unanswered questions. Are you sure',
  );
});

test('S203 S204: answers and steps are pushed to the data layer', async ({ page }) => {
  await page.getByRole('radio').nth(2).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Current: Question 2')).toBeVisible();
  const events = async () =>
    (await dataLayer(page)).filter(({ event }) => event === 'quiz_answered' || event === 'quiz_step');
  // told after the frame that shows it
  await expect.poll(events).toEqual([
    { event: 'quiz_answered', step: 1, answer: 'C' },
    { event: 'quiz_step', step: 2 },
  ]);
});

test('S191: each view of a question is tracked by one call', async ({ page }) => {
  const bodies = async () =>
    (await page.requests())
      .filter((request) => request.url().endsWith('/api/track-question-progress'))
      .map((request) => request.postDataJSON());
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(bodies).toEqual([
    { q_number: 1, action_type: 'viewed', sess_id: expect.any(String) },
    { q_number: 2, action_type: 'viewed', sess_id: expect.any(String) },
    { q_number: 1, action_type: 'viewed', sess_id: expect.any(String) },
  ]);
});

test('S187: starting needs no authorization, and no cookie is ever sent', async ({ page, context }) => {
  const started = page.waitForRequest('**/api/test-sessions');
  await page.evaluate(() => localStorage.clear());
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Start Your IQ Test Now' }).click();
  expect(await (await started).allHeaders()).not.toHaveProperty('authorization');
  expect(await context.cookies()).toEqual([]);
});

test('the whole test can be taken with the keyboard alone', async ({ page }) => {
  await page.keyboard.press('b'); // a letter chooses
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('3'); // so does a digit
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Current: Question 2')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(0)).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('n');
  await expect(page.getByText('Current: Question 3')).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByText('Current: Question 2')).toBeVisible();
  // no trap: Tab leaves the test at its end and comes back in
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => !document.activeElement?.closest('[data-island="iq-test"]'));
    if (isOutside) return;
  }
  throw new Error('Tab never left the test');
});

test('Enter on the last question does not finish, it goes to the button', async ({ page }) => {
  await goToQuestion(page, 20);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Finish Test' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
