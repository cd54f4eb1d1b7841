import { ApiError } from '@quotient/contract/ApiError';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anewForEachTest, show } from '../inAdmin.fixture.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

anewForEachTest();

test('it does its work with the password, and cannot be closed while that runs', async () => {
  const onClose = vi.fn();
  let finish = () => {};
  const running = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const onPassword = vi.fn(() => running);
  show(<PasswordDialog title="New codes" onPassword={onPassword} onClose={onClose} />);
  await page.getByLabelText('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(onPassword).toHaveBeenCalledWith('correct horse battery', expect.any(FormData));
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  finish();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a wrong password is told, and another one can be tried', async () => {
  const onPassword = vi.fn().mockRejectedValue(new ApiError('wrong_password', 403));
  show(<PasswordDialog title="New codes" label="Renew" onPassword={onPassword} onClose={() => {}} />);
  await page.getByLabelText('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Renew' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This is not your password.');
  await page.getByRole('button', { name: 'Renew' }).click();
  await vi.waitFor(() => expect(onPassword).toHaveBeenCalledTimes(2));
});
