import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, show, takeFiles } from '../inAdmin.fixture.tsx';
import { Breakdown } from './Breakdown.tsx';
import { about, countsOf, dashboardOf, moneyOf } from './dashboard.fixture.ts';

anewForEachTest();
const names = { partner: (key: string | null) => key ?? 'This site', locale: () => 'German' };
const money = [moneyOf('EUR', 1050), moneyOf('JPY', 700)];
const data = dashboardOf({
  totals: countsOf({ money }),
  byPartner: [
    { key: null, name: null, counts: countsOf({ visits: 9, started: 4, completed: 3, paid: 1, money }) },
    { key: 'quiz', name: '=Quiz', counts: countsOf() },
  ],
  byLocale: [{ locale: 'de', counts: countsOf({ visits: null, started: 2 }) }],
});

test('partners, languages and sets have their numbers and shares, each behind its tab', async () => {
  show(<Breakdown data={data} about={about} names={names} />);
  const row = page.getByRole('row').nth(1);
  await expect.element(row).toHaveTextContent('This site94375.0%125.0%€10.50JP¥700');
  await expect.element(page.getByRole('row').nth(2)).toHaveTextContent('=Quiz000–0–€0.00JP¥0');
  await page.getByRole('tab', { name: 'Language' }).click();
  await expect.element(row).toHaveTextContent('German–200.0%00.0%');
});

test('they are saved as plain numbers, money in whole units, and no name is a formula', async () => {
  const files = takeFiles();
  show(<Breakdown data={data} about={about} names={names} />);
  await page.getByRole('button', { name: 'CSV: save the numbers' }).click();
  expect(files[0]?.name).toBe('numbers_by-partner.csv');
  const [, first, second] = (await files[0]?.content.text())?.split('\r\n') ?? [];
  expect(first).toBe('This site,9,4,3,0.75,1,0.25,10.5,700');
  expect(second).toBe("'=Quiz,0,0,0,,0,,0,0");
});
