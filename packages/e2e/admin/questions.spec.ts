import type { Page } from '@playwright/test';
import { expect, test } from '../support/adminTest.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const stage = (page: Page) => page.locator('[data-width]');

test('a question is searched in all sets, seen as visitors see it, and its answer shown with the proof; another sample has other figures', async ({
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

  await test.step('going back leads to the search as it was', async () => {
    await page.goBack();
    await expect(page.getByText('1 of 170 questions')).toBeVisible();
  });

  await test.step('another sample of the generated set has other figures, and its answers are proven', async () => {
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

    await page.getByRole('link', { name: 'Fresh, question 3', exact: true }).click();
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await expect(page.getByText('Right option')).toBeVisible();
    await expect(page.getByText('matrix', { exact: true })).toBeVisible();
    // what answers say about a question is not known of one that few have ever seen
    await expect(page.getByRole('link', { name: 'Open its statistics' })).toHaveCount(0);
  });
});
