import type { Page } from '@playwright/test';
import { expect, pay, start, startButton, storedSessions, tag, takeTest, test } from './partnerTest.ts';

/** What the question's grid and its options are drawn of. */
const drawn = (page: Page) =>
  page
    .locator('[part=root] [data-token]')
    .evaluateAll((shapes) => shapes.map((shape) => shape.getAttribute('data-token')));

test('visual: its 40 questions, and 75 seconds for each', async ({ page, host }) => {
  await host(tag('set="visual"'));
  await expect(page.getByRole('radio', { name: /50:00/ })).toBeChecked();
  await startButton(page).click();
  await expect(page.getByText('Question 1 of 40', { exact: true })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(?:50:00|49:\d\d)/);
});

test('fresh: each test has figures of its own, and all of them are drawn', async ({ page, host, server }) => {
  const forms: unknown[] = [];
  for (const name of ['one', 'other']) {
    // by another name, it does not find the test of the one before
    await host(tag('set="fresh"').replace('id="test"', `id="${name}"`));
    await start(page);
    // eight cells and six options
    await expect.poll(async () => (await drawn(page)).length).toBe(14);
    await page.getByRole('button', { name: /^Question 20,/ }).click();
    await expect(page.getByText('Question 20 of 20', { exact: true })).toBeVisible();
    await expect.poll(async () => (await drawn(page)).length).toBe(14);
    await expect(page.locator('[data-unknown]')).toHaveCount(0);
    forms.push(await drawn(page));
  }
  expect(forms[0]).not.toEqual(forms[1]);
  const seeds = (await storedSessions(server.dataDir)).flatMap(({ set, seed }) =>
    set === 'fresh' ? [seed] : [],
  );
  expect(new Set(seeds).size).toBe(seeds.length);
  expect(seeds.length).toBeGreaterThanOrEqual(2);
});

test('advanced: the options stand in an order of each test, and the review shows the one that was chosen', async ({
  page,
  host,
  heard,
  server,
}) => {
  await host(tag('set="advanced"'));
  await takeTest(page); // chooses B
  await pay(page, page);
  const started = (await heard()).find(({ name }) => name === 'start');
  const record = (await storedSessions(server.dataDir)).find(({ id }) => id === started?.detail.sessionId);
  const { questions, optionOrder } = record as never as {
    questions: { options: string[]; correct: number }[];
    optionOrder: number[][];
  };
  expect(optionOrder.some((order) => order.join() !== [...order.keys()].join())).toBe(true);
  for (const [number, { options, correct }] of questions.slice(0, 5).entries()) {
    const order = optionOrder[number] ?? [];
    const review = page.locator('details').nth(number);
    await review.locator('summary').click();
    const shown = review.locator('li');
    if ((await shown.locator('[data-token]').count()) === 0)
      expect((await shown.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual(
        order.map((index) => options[index]),
      );
    await expect(shown.nth(order.indexOf(correct))).toHaveAttribute('data-outcome', 'correct');
  }
  const chosen = page.locator('details').first().locator('li').nth(1);
  await expect(chosen).toHaveAttribute('data-outcome', /correct/);
});
