import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, refuse, show } from '../inAdmin.fixture.tsx';
import { Invite } from './Invite.tsx';

anewForEachTest();
const INVITE = 'POST /api/admin/auth/invitations';

test('a link is made for a password, and shown once it is there', async () => {
  answer(INVITE, { url: 'https://iq.example/admin/setup#secret', expiresAt: 0 });
  show(<Invite />);
  await page.getByRole('button', { name: 'Make a link' }).click();
  expect(made).toEqual([]);
  await page.getByLabelText('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('dialog').getByRole('button', { name: 'Make a link' }).click();
  await expect
    .element(page.getByRole('status', { name: 'Link', exact: true }))
    .toHaveTextContent('https://iq.example/admin/setup#secret');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(made).toEqual([{ call: INVITE, body: { password: 'correct horse battery' } }]);
});

test('without the right password there is no link', async () => {
  refuse(INVITE, 'wrong_password');
  show(<Invite />);
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByLabelText('Password', { exact: true }).fill('wrong');
  await page.getByRole('dialog').getByRole('button', { name: 'Make a link' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This is not your password.');
  await expect.element(page.getByRole('status', { name: 'Link', exact: true })).not.toBeInTheDocument();
});
