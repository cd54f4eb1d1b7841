import type { Locator, Page } from '@playwright/test';
import type { TestSession } from '@quotient/contract';
import { answerError } from '../../support/answers.ts';
import { expect, test } from '../../support/test.ts';
import { expectSaved, startTest, stored } from './journey.ts';

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

/** A visual question: its grid of three by three, where it has one, and its figures two to a row at every width. */
async function expectFigures(page: Page, number: number, hasGrid: boolean) {
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

/** What some questions have besides, by their numbers. */
const looks: Record<number, (page: Page) => Promise<void>> = {
  1: (page) => expectFigures(page, 1, true),
  2: async (page) => {
    const radios = page.getByRole('radio');
    await radios.nth(0).check();
    await radios.nth(1).check();
    await expect(radios.nth(0)).not.toBeChecked();
    await expect(radios.nth(1)).toBeChecked();
  },
  13: (page) => expectFigures(page, 13, true),
  14: (page) => expectFigures(page, 14, false),
  15: (page) => expectFigures(page, 15, false),
  16: async (page) => {
    const image = page.getByRole('region', { name: 'Question 16 of 20' }).locator('img');
    await expect(image).toHaveAttribute('alt', /cubes/);
    const drawnWidth = () => image.evaluate((element: HTMLImageElement) => element.naturalWidth);
    await expect.poll(drawnWidth).toBeGreaterThan(0);
  },
  18: async (page) => {
    const triangles = page.getByRole('img', { name: /^Triangle \d/ });
    await expect(triangles).toHaveCount(4);
    await expect(triangles.locator('text')).toHaveText(Array(16).fill(/^(\d+|\?)$/));
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await rowsOf(triangles), `at ${width} px`).toEqual([2, 2]);
    }
  },
};

test('S078 S079 S081 S183 S082 S083 S084 S121: every question has the badge of its type and its options lettered in order, in a native radio group, with the figures, the illustration and the triangles of its kind; Finish Test is on the last only', async ({
  page,
}) => {
  test.slow();
  await startTest(page);
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
    await looks[number]?.(page);
    await expect(page.getByRole('button', { name: 'Finish Test' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await look(20);
  await expect(page.getByRole('button', { name: 'Finish Test' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
});

test('S126 S127 S195: the named tokens are rows of the table, and a row that changes changes the figure; when the stored shapes cannot be loaded, built-in ones stand in and it is only logged', async ({
  page,
  request,
}) => {
  const logged: string[] = [];
  page.on('console', (entry) => logged.push(entry.text()));
  page.on('dialog', (dialog) => dialog.accept());
  await startTest(page);
  const rows: { name: string; svg_content: string }[] = await (await request.get('/api/svg-shapes')).json();
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['dot-top', 'bars-left', 'arrows-double-up', 'matrix-cross']),
  );
  const figure = page.locator('svg[data-token]').first();
  const token = await figure.getAttribute('data-token');
  await expect(figure.locator('ellipse')).toHaveCount(0);
  await page.route('**/api/svg-shapes*', (route) =>
    route.fulfill({
      json: rows.map((row) =>
        row.name === token ? { ...row, svg_content: '<ellipse cx="50" cy="50" rx="40" ry="20"/>' } : row,
      ),
    }),
  );
  await page.reload();
  await expect(figure.locator('ellipse')).toBeVisible();

  await test.step('built-in ones stand in', async () => {
    await page.unroute('**/api/svg-shapes*');
    await page.route('**/api/svg-shapes*', (route) => answerError(route, 'internal'));
    await page.reload();
    await expect(page.locator('svg[data-token="square"]').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('radio').first().check();
    await expectSaved(page);
    expect(logged.some((text) => text.includes('the stored shapes could not be loaded'))).toBe(true);
  });
});
