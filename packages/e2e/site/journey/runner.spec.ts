import type { Locator } from '@playwright/test';
import type { TestSession } from '@quotient/contract';
import { answerError } from '../../support/answers.ts';
import { expect, test } from '../../support/test.ts';
import { answerFromStart, dataLayer, goToQuestion, startTest, stored } from './journey.ts';

test.beforeEach(({ page }) => startTest(page));

test('S195: when the stored shapes cannot be loaded, built-in ones stand in and it is only logged', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (entry) => logged.push(entry.text()));
  page.on('dialog', (dialog) => dialog.accept());
  await page.route('**/api/svg-shapes', (route) => answerError(route, 'internal'));
  await page.reload();
  await expect(page.locator('svg[data-token="square"]').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('radio').first().check();
  await expect(page.getByText('All answers saved')).toBeVisible();
  expect(logged.some((text) => text.includes('the stored shapes could not be loaded'))).toBe(true);
});

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
  await expect(page.getByRole('button', { name: 'Question 2, not answered' })).toHaveAttribute(
    'aria-current',
    'step',
  );
});

test('S183: options are a native radio group', async ({ page }) => {
  await goToQuestion(page, 2);
  await page.getByRole('radio').nth(0).check();
  await page.getByRole('radio').nth(1).check();
  await expect(page.getByRole('radio').nth(0)).not.toBeChecked();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
});

test('S078 S079 S081: every question has the badge of its type and its options lettered in order; Finish Test is on the last only', async ({
  page,
}) => {
  const { id, token }: { id: string; token: string } = JSON.parse((await stored(page, 'session')) ?? '{}');
  const answer = await page.request.get(`/api/test-sessions/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { questions }: TestSession = await answer.json();
  expect(new Set(questions.map(({ type }) => type)).size).toBe(6);
  const look = async (number: number) => {
    const card = page.getByRole('region', { name: `Question ${number} of 20` });
    const { type = '', options = [] } = questions[number - 1] ?? {};
    await expect(card.getByText(new RegExp(`^${type}$`, 'i'))).toBeVisible();
    await expect(card.getByRole('group', { name: 'Answer options' }).locator('label')).toHaveText(
      [...'ABCDEF'].slice(0, options.length).map((letter) => new RegExp(`^${letter}`)),
    );
  };
  for (let number = 1; number < 20; number += 1) {
    await expect(page.getByText(`Question ${number} of 20`, { exact: true })).toBeVisible();
    await look(number);
    await expect(page.getByRole('button', { name: 'Finish Test' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await look(20);
  await expect(page.getByRole('button', { name: 'Finish Test' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
});

/** How many of these stand beside each other, row by row. */
const rowsOf = (parts: Locator) =>
  parts.evaluateAll((elements) => {
    const rows = new Map<number, number>();
    for (const element of elements) {
      const top = Math.round(element.getBoundingClientRect().top);
      rows.set(top, (rows.get(top) ?? 0) + 1);
    }
    return [...rows.values()];
  });

test('S082 S083: visual questions show three rows of three cells, one of them missing, and their figures two to a row at every width', async ({
  page,
}) => {
  for (const [number, hasGrid] of [
    [1, true],
    [13, true],
    [14, false],
    [15, false],
    [17, true],
  ] as const) {
    await goToQuestion(page, number);
    const cells = page.getByRole('group', { name: /3 by 3/i }).getByRole('img');
    await expect(cells).toHaveCount(hasGrid ? 9 : 0);
    await expect(cells.filter({ hasText: '?' })).toHaveCount(hasGrid ? 1 : 0);
    await expect(cells.locator('svg[data-token]')).toHaveCount(hasGrid ? 8 : 0);
    const options = page.getByRole('group', { name: 'Answer options' }).locator('label');
    const count = await options.count();
    await expect(options.locator('svg[data-token]')).toHaveCount(count);
    // from the stored table: none is the box of an unknown token
    await expect(page.locator('[data-unknown]')).toHaveCount(0);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const where = `question ${number} at ${width} px`;
      expect(await rowsOf(options), where).toEqual(count === 5 ? [2, 2, 1] : [2, 2, 2]);
      expect(await rowsOf(cells), where).toEqual(hasGrid ? [3, 3, 3] : []);
    }
  }
});

test('S084: a question with an illustration shows an image with a text alternative', async ({ page }) => {
  await goToQuestion(page, 16);
  const image = page.getByRole('region', { name: 'Question 16 of 20' }).locator('img');
  await expect(image).toHaveAttribute('alt', /cubes/);
  const drawnWidth = () => image.evaluate((element: HTMLImageElement) => element.naturalWidth);
  await expect.poll(drawnWidth).toBeGreaterThan(0);
});

test('S121: question 18 shows two rows of two triangles with numbers at their corners', async ({ page }) => {
  await goToQuestion(page, 18);
  const triangles = page.getByRole('img', { name: /^Triangle \d/ });
  await expect(triangles).toHaveCount(4);
  await expect(triangles.locator('text')).toHaveText(Array(16).fill(/^(\d+|\?)$/));
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await rowsOf(triangles), `at ${width} px`).toEqual([2, 2]);
  }
});

test('S126 S127: the named tokens are rows of the table, and a row that changes changes the figure', async ({
  page,
  request,
}) => {
  const rows: { name: string; svg_content: string }[] = await (await request.get('/api/svg-shapes')).json();
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['dot-top', 'bars-left', 'arrows-double-up', 'matrix-cross']),
  );
  const figure = page.locator('svg[data-token]').first();
  const token = await figure.getAttribute('data-token');
  await expect(figure.locator('ellipse')).toHaveCount(0);
  await page.route('**/api/svg-shapes', (route) =>
    route.fulfill({
      json: rows.map((row) =>
        row.name === token ? { ...row, svg_content: '<ellipse cx="50" cy="50" rx="40" ry="20"/>' } : row,
      ),
    }),
  );
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(figure.locator('ellipse')).toBeVisible();
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
  await expect(page.getByText('All answers saved')).toBeAttached();
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
  const events = (await dataLayer(page)).filter(
    ({ event }) => event === 'quiz_answered' || event === 'quiz_step',
  );
  expect(events).toEqual([
    { event: 'quiz_answered', step: 1, answer: 'C' },
    { event: 'quiz_step', step: 2 },
  ]);
});

test('S191: each view of a question is tracked by one call', async ({ page }) => {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/track-question-progress')) bodies.push(request.postDataJSON());
  });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect
    .poll(() => bodies)
    .toEqual([
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

test('S157: leaving the page while testing asks the browser question', async ({ page }) => {
  await page.getByRole('radio').first().check(); // browsers ask only after a click in the page
  const asked = page.waitForEvent('dialog');
  const leaving = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;
});

test('S159: Back stays in the test and asks', async ({ page }) => {
  await page.getByRole('radio').first().check();
  await page.goBack();
  const dialog = page.getByRole('dialog', { name: 'Leave the test?' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Stay in the test' }).click();
  await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeVisible();
});

test('Home asks while testing; leaving clears the answers', async ({ page }) => {
  await page.getByRole('radio').first().check();
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave the test?' });
  await dialog.getByRole('button', { name: 'Leave the test' }).click();
  await expect(page.getByRole('button', { name: 'Start Your IQ Test Now' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('iq-test_session'))).toBeNull();
});

test('the skip link is not taken for Back', async ({ page }) => {
  await page.getByRole('link', { name: /skip/i }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
