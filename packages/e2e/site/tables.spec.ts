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

test('on phones no cell of a table breaks into five lines; stacked, each text has the name of its column before it', async ({
  page,
}) => {
  test.slow();
  for (const locale of ['en', 'de', 'ar'] as const)
    for (const path of paths) {
      await page.goto(pathIn(locale, path));
      for (const width of [320, 360, 400]) {
        await page.setViewportSize({ width, height: 780 });
        const cells = await page.locator('.table-frame table').evaluateAll((tables) =>
          tables.flatMap((table) =>
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
          ),
        );
        expect(
          cells.filter(({ lines }) => lines > 4.5),
          `${locale}, ${path}, ${width} px`,
        ).toEqual([]);
        expect(
          cells.filter(({ isNamed }) => !isNamed),
          `${locale}, ${path}, ${width} px`,
        ).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${locale}, ${path}, ${width} px`).toBeLessThanOrEqual(0);
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
