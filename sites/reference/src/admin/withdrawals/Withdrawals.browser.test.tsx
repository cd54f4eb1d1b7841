import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, answerBy, made, refuse, showInWindow } from '../inAdmin.fixture.tsx';
import { Withdrawals } from './Withdrawals.tsx';
import { declarationOf } from './withdrawal.fixture.ts';

anewForEachTest();
const LIST = 'GET /api/admin/withdrawals';
const asked = () => made.map(({ call }) => call);
const first = declarationOf();
const older = declarationOf({ id: `1767225500000-${'f'.repeat(24)}`, name: 'Ann Older' });

test('the open declarations are first, and all others by the filter, which the address keeps', async () => {
  answer(LIST, { withdrawals: [first], next: null });
  showInWindow(<Withdrawals />, '/withdrawals');
  await expect.element(page.getByRole('article', { name: 'Jenny Doe' })).toBeVisible();
  expect(asked()).toContain(`${LIST}?state=open`);
  await page.getByLabelText('State').selectOptions('refunded');
  await expect.poll(() => asked().at(-1)).toBe(`${LIST}?state=refunded`);
  await page.getByLabelText('State').selectOptions('all');
  await expect.poll(() => asked().at(-1)).toBe(LIST);
  await expect.element(page.getByTestId('address')).toHaveTextContent('/withdrawals?state=all');
});

test('a state that nobody knows shows the open ones', async () => {
  answer(LIST, { withdrawals: [first], next: null });
  showInWindow(<Withdrawals />, '/withdrawals?state=nonsense');
  await expect.element(page.getByLabelText('State')).toHaveValue('open');
  expect(asked()).toContain(`${LIST}?state=open`);
});

test('older declarations are below the newer ones, by the same filter', async () => {
  answer(LIST, { withdrawals: [first], next: first.id });
  showInWindow(<Withdrawals />, '/withdrawals?state=answered');
  await expect.element(page.getByRole('article')).toBeVisible();
  answer(LIST, { withdrawals: [older], next: null });
  await page.getByRole('button', { name: 'Older declarations' }).click();
  await expect.element(page.getByRole('article').nth(1)).toHaveTextContent('Ann Older');
  await expect.element(page.getByRole('button', { name: 'Older declarations' })).not.toBeInTheDocument();
  expect(asked()).toEqual([`${LIST}?state=answered`, `${LIST}?state=answered&before=${first.id}`]);
});

test('a page on which no declaration passes the filter is not the last one', async () => {
  answer(LIST, { withdrawals: [], next: first.id });
  showInWindow(<Withdrawals />, '/withdrawals?state=answered');
  await expect.element(page.getByRole('button', { name: 'Older declarations' })).toBeVisible();
  await expect.element(page.getByText('Nothing answered')).not.toBeInTheDocument();
});

test('an empty list says so, and leads to all declarations', async () => {
  answer(LIST, { withdrawals: [], next: null });
  showInWindow(<Withdrawals />, '/withdrawals');
  await expect.element(page.getByText('No open declarations')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.element(page.getByText('Nobody has declared a withdrawal yet.')).toBeVisible();
});

test('a failure says why, and can be tried again', async () => {
  refuse(LIST, 'storage_failed');
  showInWindow(<Withdrawals />, '/withdrawals?state=all');
  await expect.element(page.getByRole('alert')).toBeVisible();
  answer(LIST, { withdrawals: [first], next: null });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('article')).toBeVisible();
});

test('declarations whose processing fails are noticed beside the open ones', async () => {
  const stuck = declarationOf({ state: 'received', attempts: 6 });
  const isAskedForOpen = () => asked().at(-1) === `${LIST}?state=open`;
  answerBy(LIST, () => ({ withdrawals: isAskedForOpen() ? [] : [stuck], next: null }));
  showInWindow(<Withdrawals />, '/withdrawals');
  await page.getByRole('button', { name: 'Show them' }).click();
  await expect.element(page.getByText('Processing failed 6 times.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show them' })).not.toBeInTheDocument();
});
