import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, refuse, show } from '../inAdmin.fixture.tsx';
import { PartnerPage } from './PartnerPage.tsx';
import { quiz } from './partner.fixture.ts';

anewForEachTest();
const READ = 'GET /api/admin/partners/quiz';
const SAVE = 'PUT /api/admin/partners/quiz';
const open = () => show(<PartnerPage />, '/partners/quiz', '/partners/:id');

test('what somebody else has saved is not overwritten: both are told apart, and one is chosen', async () => {
  answer(READ, quiz);
  refuse(SAVE, 'version_changed');
  open();
  await page.getByLabelText('Name', { exact: true }).fill('Mine');
  answer(READ, { ...quiz, name: 'Theirs', version: 4 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('differs from what you entered in: Name.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep what I entered' }).click();
  answer(SAVE, { ...quiz, name: 'Mine', version: 5 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Saved. It holds at once.')).toBeVisible();
  const sent = made.filter(({ call }) => call === SAVE).map(({ body }) => body);
  expect(sent).toMatchObject([
    { version: 3, name: 'Mine' },
    { version: 4, name: 'Mine' },
  ]);
});

test('a partner is revoked after a question', async () => {
  answer(READ, quiz);
  answer('POST /api/admin/partners/quiz/revoke', { ...quiz, state: 'revoked', revokedAt: 2 });
  open();
  await page.getByRole('button', { name: 'Revoke this partner …' }).click();
  answer(READ, { ...quiz, state: 'revoked', revokedAt: 2 });
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Bring it back' })).toBeVisible();
});

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
