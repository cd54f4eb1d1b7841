import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, showInWindow, takeFiles } from '../inAdmin.fixture.tsx';
import { AuditLog } from './AuditLog.tsx';
import { entryOf } from './audit.fixture.ts';

anewForEachTest();
const LIST = 'GET /api/admin/audit';
const line = (number: number) => ({ first: entryOf({ number }), last: null });
const asked = () => made.map(({ call }) => call).filter((call) => /audit(?:\?|$)/.test(call));

test('older entries come below those that are there, by the same filter', async () => {
  answer(LIST, { lines: [line(9)], next: 9, searchedTo: 5 });
  showInWindow(<AuditLog />, '/audit?operator=bob');
  await expect.element(page.getByText('Looked through down to entry 5.')).toBeVisible();
  await expect.element(page.getByLabelText('Operator')).toHaveValue('bob');
  answer(LIST, { lines: [line(3)], next: null, searchedTo: null });
  await page.getByRole('button', { name: 'Older entries' }).click();
  await expect.element(page.getByRole('row').nth(2)).toHaveTextContent(/^3/);
  expect(asked()).toEqual([`${LIST}?operator=bob`, `${LIST}?operator=bob&before=9`]);
});

test('where nothing fits, everything is a press away', async () => {
  answer(LIST, { lines: [], next: null, searchedTo: null });
  showInWindow(<AuditLog />, '/audit?text=nonsense');
  await expect.element(page.getByText('Nothing that was done fits')).toBeVisible();
  answer(LIST, { lines: [line(1)], next: null, searchedTo: null });
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent('Ada');
  expect(asked().at(-1)).toBe(LIST);
});

test('what the filter lets through is saved as a file', async () => {
  const files = takeFiles();
  answer(LIST, { lines: [line(2), line(1)], next: null, searchedTo: null });
  showInWindow(<AuditLog />, '/audit?subject=quiz');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect.element(page.getByText('2 entries exported.')).toBeVisible();
  expect(files[0]?.name).toBe('audit-log.csv');
  expect((await files[0]?.content.text())?.split('\r\n')).toHaveLength(4);
  expect(asked()).toEqual(Array(2).fill(`${LIST}?subject=quiz`));
});
