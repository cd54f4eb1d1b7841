import { MIN_PASSWORD_LENGTH } from '@quotient/contract/admin';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, show } from '../inAdmin.fixture.tsx';
import { PasswordField } from './PasswordField.tsx';

anewForEachTest();

test('a password can be shown and hidden again, and the button says which', async () => {
  show(<PasswordField />);
  const field = page.getByLabelText('Password', { exact: true });
  await page.getByRole('button', { name: 'Show: Password' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide: Password' }).click();
  await expect.element(field).toHaveAttribute('type', 'password');
});

test('a new one says how long it must be, and an old one may be of any length: rules change', async () => {
  show(
    <>
      <PasswordField />
      <PasswordField name="other" isNew />
    </>,
  );
  const chosen = page.getByLabelText('New password', { exact: true });
  await expect.element(chosen).toHaveAttribute('minlength', `${MIN_PASSWORD_LENGTH}`);
  await expect.element(chosen).toHaveAttribute('autocomplete', 'new-password');
  await expect.element(chosen).toHaveAccessibleDescription(/15 characters/);
  await expect.element(page.getByLabelText('Password', { exact: true })).not.toHaveAttribute('minlength');
});

test('what shows the password lies above the field, not on it', async () => {
  show(<PasswordField />);
  await expect.element(page.getByRole('button')).toBeVisible();
  const button = page.getByRole('button').element().getBoundingClientRect();
  const field = page.getByLabelText('Password', { exact: true }).element().getBoundingClientRect();
  expect(button.bottom).toBeLessThanOrEqual(field.top);
  expect(button.height).toBeGreaterThanOrEqual(24);
});
