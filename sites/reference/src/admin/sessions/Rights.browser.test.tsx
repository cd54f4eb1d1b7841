import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, made, refuse, show } from '../inAdmin.fixture.tsx';
import { Rights } from './Rights.tsx';
import { finishedTest, SESSION_ID } from './session.fixture.ts';

anewForEachTest();
const PATH = `/api/admin/sessions/${SESSION_ID}`;

async function erase(typed: string) {
  show(<Rights test={{ ...finishedTest, payment: 'paid' }} />, `/sessions/${SESSION_ID}`);
  await page.getByRole('button', { name: 'Erase …' }).click();
  await page.getByLabelText('Type ghij to confirm').fill(typed);
  await page.getByRole('button', { name: 'Erase for good' }).click();
}

test('other letters erase nothing; of one that was paid the books are told of before', async () => {
  await erase('ghi');
  await expect.element(page.getByRole('alert')).toHaveTextContent('That is not what is to be typed.');
  await expect.element(page.getByText('The books keep number, amount and date')).toBeVisible();
  expect(made).toEqual([]);
});

test('while the bank is at work the test stays, and so does its page', async () => {
  refuse(`DELETE ${PATH}`, 'payment_processing');
  await erase('ghij');
  await expect.element(page.getByRole('alert')).toHaveTextContent('nothing was erased');
  await expect.element(page.getByTestId('address')).toHaveTextContent(SESSION_ID);
});
