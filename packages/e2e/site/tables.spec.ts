import type { Page } from '@playwright/test';
import { localeCodes } from '@quotient/contract/locales';
import { pathIn } from '@quotient/contract/site';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const paths = [
  '/average-iq-by-country',
  '/chc-model',
  '/famous-iq-scores',
  '/iq-faq',
  '/iq-test-for-adults',
  '/iq-test-for-schools',
  '/iq-vs-eq',
  '/what-is-an-iq-test',
];

/** Puts another page of the site in the place of this one, laid out as if it was opened. */
const showInstead = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const answer = await fetch(address, { redirect: 'error' });
    const other = new DOMParser().parseFromString(await answer.text(), 'text/html');
    for (const { name, value } of other.documentElement.attributes)
      document.documentElement.setAttribute(name, value);
    document.body.replaceWith(other.body);
    await document.fonts.ready;
  }, path);

/** Cells of a page that break into five lines, those without the name of their column, and how far the page is too wide. */
const lookAtTables = (page: Page) =>
  page.evaluate(() => {
    const tables = [...document.querySelectorAll('.table-frame table')];
    const cells = tables.flatMap((table) =>
      [...table.querySelectorAll(table.matches('.stacked') ? 'td' : 'th, td')].map((cell) => {
        const name = cell.querySelector('.column-name');
        const range = document.createRange();
        range.selectNodeContents(cell);
        if (name) range.setStartAfter(name);
        const { height } = range.getBoundingClientRect();
        const isShown = name !== null && name.getClientRects().length > 0;
        return {
          text: cell.textContent,
          lines: height / Number.parseFloat(getComputedStyle(cell).lineHeight),
          isNamed: name === null || (isShown && name.textContent !== ''),
        };
      }),
    );
    return {
      count: cells.length,
      tall: cells.filter(({ lines }) => !(lines <= 4.5)),
      nameless: cells.filter(({ isNamed }) => !isNamed),
      overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    };
  });

test('on phones no cell of a table breaks into five lines; stacked, each text has the name of its column before it', async ({
  page,
}) => {
  await page.goto('/chc-model');
  for (const locale of localeCodes)
    for (const path of paths) {
      await showInstead(page, pathIn(locale, path));
      for (const width of [320, 360, 400]) {
        await page.setViewportSize({ width, height: 780 });
        const { count, ...bad } = await lookAtTables(page);
        const name = `${locale}, ${path}, ${width} px`;
        expect(count, name).toBeGreaterThan(0);
        expect(bad, name).toEqual({ tall: [], nameless: [], overflow: 0 });
      }
    }
});

test('a stacked table is still a table to screen readers; on wide screens it is one to all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/chc-model');
  const table = page.getByRole('table').first();
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  const [row] = await table
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .all();
  await expect(row?.getByRole('cell') ?? table).toHaveCount(4);
  // the name that is seen is not read aloud besides
  const [, second] = (await row?.getByRole('cell').all()) ?? [];
  expect(await second?.ariaSnapshot()).not.toContain('Place in the model');
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(table.locator('.column-name').first()).toBeHidden();
});
