import { expect, type Locator, type Page } from '@playwright/test';

/** Number of elements beside each other, row by row. */
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

/** Parts that some questions have besides badge and options, by number. */
export const questionLooks: Record<number, (page: Page) => Promise<void>> = {
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
