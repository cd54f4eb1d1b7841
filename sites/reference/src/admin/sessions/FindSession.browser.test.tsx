import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, show } from '../inAdmin.fixture.tsx';
import { FindSession } from './FindSession.tsx';

anewForEachTest();
const FIND = 'GET /api/admin/sessions/find';
const id = '1767225600000-k3v9x2m8q1';

async function find(text: string) {
  show(<FindSession />);
  await page.getByLabelText('Find by number').fill(text);
  await page.getByRole('button', { name: 'Find' }).click();
}

test('an e-mail address is never sent, not even to be refused', async () => {
  await find('ann@example.org');
  await expect.element(page.getByRole('alert')).toHaveTextContent('No address is kept');
  expect(made).toEqual([]);
});

test('what is no number is not asked for', async () => {
  await find('seven');
  await expect.element(page.getByRole('alert')).toHaveTextContent('This is no number');
  expect(made).toEqual([]);
});

test('where the test is gone the books tell of its payment', async () => {
  const books = { id: 'cs_1', price: { amountMinor: 100, currency: 'EUR' }, createdAt: 0 };
  answer(FIND, { id: null, books });
  await find(id);
  await expect.element(page.getByRole('status').getByText('€1.00')).toBeVisible();
});
