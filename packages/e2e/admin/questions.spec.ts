import type { Page } from '@playwright/test';
import { expect, test } from '../support/adminTest.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const stage = (page: Page) => page.locator('[data-width]');

test('a question is searched in all sets, seen as visitors see it, tried, and its answer shown with the proof', async ({
  page,
}) => {
  await test.step('every set is there, and searched by its words', async () => {
    await page.goto('/admin/questions');
    await expect(page.getByText('170 of 170 questions')).toBeVisible();
    await page.getByLabel('Search the text').pressSequentially('cleo monday');
    await expect(page.getByText('1 of 170 questions')).toBeVisible();
    await page.getByRole('link', { name: 'Main, question 4' }).click();
    await expect(heading(page, 'Main, question 4')).toBeVisible();
    await expect(stage(page).getByRole('radio').first()).toBeVisible();
  });

  await test.step('the answer comes after a click alone, with its proof', async () => {
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await expect(page.getByText('Right option')).toBeVisible();
    await expect(page.getByText(/Ana has Tuesday/)).toBeVisible();
    await expect(page.getByText('all clues, in 1 of 120 orders')).toBeVisible();
  });

  await test.step('it is tried as a visitor', async () => {
    await page.getByRole('link', { name: 'Try it as a visitor' }).click();
    await expect(stage(page).getByRole('timer')).toContainText('25:00');
    await expect(stage(page).getByRole('radio').first()).toBeVisible();
  });

  await test.step('going back leads to the search as it was', async () => {
    await page.goBack();
    await page.goBack();
    await expect(page.getByText('1 of 170 questions')).toBeVisible();
  });

  await test.step('the audit log has the look at the answer once, and not the answer', async () => {
    await page.getByRole('link', { name: 'Audit log' }).first().click();
    // of this set: another test shows an answer of the generated one
    const reveals = page.getByRole('row').filter({ hasText: 'question.reveal' }).filter({ hasText: 'main' });
    await expect(reveals).toHaveCount(1);
    await expect(reveals).toContainText('done');
    await expect(page.getByRole('main')).not.toContainText('Tuesday');
  });
});

test('another sample of the generated set has other figures, its address shows the same ones again, and its answers are proven', async ({
  page,
}) => {
  await page.goto('/admin/questions/fresh');
  /** The figures once all are drawn, eight cells of each question: the server draws some of them later than others. */
  const figures = async () => {
    const drawn = page.locator('svg[data-token]');
    await expect(drawn).toHaveCount(160);
    return drawn.evaluateAll((all) => all.map((svg) => svg.getAttribute('data-token')).join());
  };
  const before = await figures();
  await expect(page.getByText('Generated sample')).toBeVisible();
  await expect(page.locator('[data-unknown]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Another sample' }).click();
  await expect(page).toHaveURL(/seed=sample-\d+/);
  await expect.poll(figures).not.toBe(before);
  const other = await figures();
  await page.reload();
  expect(await figures()).toBe(other);

  await page.getByRole('link', { name: 'Fresh, question 3', exact: true }).click();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.getByText('Right option')).toBeVisible();
  await expect(page.getByText('matrix', { exact: true })).toBeVisible();
  // what answers say about a question is not known of one that few have ever seen
  await expect(page.getByRole('link', { name: 'Open its statistics' })).toHaveCount(0);
});
