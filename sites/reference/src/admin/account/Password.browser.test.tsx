import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, refuse, show } from '../inAdmin.fixture.tsx';
import { Password } from './Password.tsx';

anewForEachTest();
const CHANGE = 'POST /api/admin/auth/password';
const current = page.getByLabelText('Current password', { exact: true });
const next = page.getByLabelText('New password', { exact: true });

async function change() {
  show(<Password />);
  await current.fill('correct horse battery');
  await next.fill('another horse battery');
  await page.getByRole('button', { name: 'Change password' }).click();
}

test('once it is changed neither password stays in the form', async () => {
  answer(CHANGE, undefined);
  await change();
  await expect.element(page.getByRole('status')).toHaveTextContent('Your password is changed');
  await expect.element(current).toHaveValue('');
  await expect.element(next).toHaveValue('');
  expect(made[0]?.body).toEqual({ password: 'correct horse battery', newPassword: 'another horse battery' });
});

test('where the old one is wrong, that is told and both stay', async () => {
  refuse(CHANGE, 'wrong_password');
  await change();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This is not your password.');
  await expect.element(next).toHaveValue('another horse battery');
});
