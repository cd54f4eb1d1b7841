import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, made, show } from '../inAdmin.fixture.tsx';
import { NewPartner } from './NewPartner.tsx';

anewForEachTest();
const CREATE = 'POST /api/admin/partners';

test('what is missing is told, and the first field of it has the focus; the server is not asked', async () => {
  show(<NewPartner />, '/partners/new');
  await page.getByLabelText('Key', { exact: true }).fill('quiz');
  await page.getByRole('button', { name: 'Add the partner' }).click();
  await expect.element(page.getByText('Enter a name.')).toBeVisible();
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveFocus();
  expect(made.some(({ call }) => call === CREATE)).toBe(false);
});
