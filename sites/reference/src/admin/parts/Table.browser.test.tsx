import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, show } from '../inAdmin.fixture.tsx';
import { type Column, Table } from './Table.tsx';

anewForEachTest();

interface Row {
  name: string;
  count: number | null;
}
const rows: Row[] = [
  { name: 'b', count: 10 },
  { name: 'a', count: null },
  { name: 'c', count: 9 },
];
const columns: Column<Row>[] = [
  { key: 'name', head: 'Name', cell: ({ name }) => name, isName: true, sortBy: ({ name }) => name },
  { key: 'count', head: 'Count', cell: ({ count }) => count, isNumber: true, sortBy: ({ count }) => count },
];
const order = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map(({ textContent }) => textContent)
    .join('');

test('a column is sorted as numbers, then the other way, and what has none stands last both times', async () => {
  show(<Table caption="Counts" columns={columns} rows={rows} keyOf={({ name }) => name} />);
  const count = page.getByRole('columnheader', { name: 'Count' });
  await expect.element(count).not.toHaveAttribute('aria-sort');
  expect(order()).toBe('bac');
  await page.getByRole('button', { name: 'Count' }).click();
  await expect.element(count).toHaveAttribute('aria-sort', 'ascending');
  expect(order()).toBe('cba');
  await page.getByRole('button', { name: 'Count' }).click();
  await expect.element(count).toHaveAttribute('aria-sort', 'descending');
  expect(order()).toBe('bca');
  await expect.element(page.getByRole('status').first()).toHaveTextContent('Count descending');
  await page.getByRole('button', { name: 'Name' }).click();
  expect(order()).toBe('abc');
  expect(rows.map(({ name }) => name)).toEqual(['b', 'a', 'c']);
});

test('heads that sort and heads that do not stand on one line', async () => {
  const more: Column<Row>[] = [...columns, { key: 'origins', head: 'Origins', cell: ({ name }) => name }];
  show(<Table caption="Counts" columns={more} rows={rows} keyOf={({ name }) => name} />);
  await expect.element(page.getByRole('columnheader', { name: 'Origins' })).toBeVisible();
  const baselines = page
    .getByRole('columnheader')
    .elements()
    .map((head) => {
      const text = document.createRange();
      const words = document.createTreeWalker(head, NodeFilter.SHOW_TEXT).nextNode();
      if (words) text.selectNodeContents(words);
      return text.getBoundingClientRect().bottom;
    });
  expect(baselines).toHaveLength(3);
  for (const bottom of baselines) expect(Math.abs(bottom - (baselines[0] ?? 0))).toBeLessThan(1);
});
