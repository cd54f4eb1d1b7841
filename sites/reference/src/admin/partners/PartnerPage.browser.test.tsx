import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, refuse, show } from '../inAdmin.fixture.tsx';
import { PartnerPage } from './PartnerPage.tsx';
import { quiz } from './partner.fixture.ts';

anewForEachTest();
const READ = 'GET /api/admin/partners/quiz';
const open = () => show(<PartnerPage />, '/partners/quiz', '/partners/:id');

test('a partner of the file is read only, and leads to where it is taken over', async () => {
  answer(READ, { ...quiz, source: 'file' });
  open();
  await expect.element(page.getByText('From PARTNERS_FILE')).toBeVisible();
  await expect.element(page.getByLabelText('Name', { exact: true })).toBeDisabled();
  expect(page.getByRole('button', { name: 'Save', exact: true }).elements()).toHaveLength(0);
  expect(page.getByRole('button', { name: 'Revoke this partner …' }).elements()).toHaveLength(0);
  await page.getByRole('link', { name: 'Take over the partners of the file' }).click();
  await expect.element(page.getByTestId('address')).toHaveTextContent('/partners/import?from=file');
});

test('of a partner that the file has, too, it says that the entry of the file holds', async () => {
  answer(READ, { ...quiz, keys: [{ key: 'quiz', createdAt: 1, endsAt: null, state: 'by-file' }] });
  open();
  await expect.element(page.getByText('The entry of PARTNERS_FILE holds')).toBeVisible();
});

test('a partner that is not there is told apart from a server that fails', async () => {
  refuse(READ, 'partner_not_found');
  open();
  await expect.element(page.getByText('There is no such partner.', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
