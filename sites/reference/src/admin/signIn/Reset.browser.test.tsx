import { Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, refuse, show } from '../inAdmin.fixture.tsx';
import { Login } from './Login.tsx';
import { Reset } from './Reset.tsx';

anewForEachTest();
const CHECK = 'POST /api/admin/auth/link';
const RESET = 'POST /api/admin/auth/reset';
const token = 'a'.repeat(43);
afterEach(() => history.replaceState(null, '', location.pathname + location.search));

function open(hash = token) {
  history.replaceState(null, '', `#${hash}`);
  show(<Reset />);
}

test('a link that was cut off is over, and the server is not asked', async () => {
  open(token.slice(1));
  await expect.element(page.getByRole('alert')).toHaveTextContent('This link was used');
  expect(made).toEqual([]);
});

test('a link that is over offers a new one', async () => {
  refuse(CHECK, 'link_over');
  open();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This link was used');
  await page.getByRole('link', { name: 'Send the link' }).click();
  await expect.element(page.getByTestId('address')).toHaveTextContent('/forgot');
});

test('a new password is set by the link, and leads to the sign-in, which says so', async () => {
  answer(CHECK, { email: 'ada@example.org', passkeys: 0, expiresAt: 1 });
  answer(RESET, undefined);
  history.replaceState(null, '', `#${token}`);
  show(
    <Routes>
      <Route path="/reset" element={<Reset />} />
      <Route path="/login" element={<Login />} />
    </Routes>,
    '/reset',
  );
  await page.getByLabelText('New password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect.element(page.getByTestId('address')).toHaveTextContent('/login');
  await expect.element(page.getByText('Your new password is set. Sign in with it.')).toBeVisible();
  expect(made.at(-1)).toEqual({
    call: RESET,
    body: { token, password: 'correct horse battery', dropPasskeys: true },
  });
});

test.each([true, false])('passkeys are removed unless that is switched off (%s)', async (isOn) => {
  answer(CHECK, { email: 'ada@example.org', passkeys: 2, expiresAt: 1 });
  answer(RESET, undefined);
  open();
  const box = page.getByRole('checkbox', { name: 'Remove my 2 passkeys' });
  await expect.element(box).toBeChecked();
  if (!isOn) await box.click();
  await page.getByLabelText('New password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect.element(page.getByTestId('address')).toHaveTextContent('/login');
  expect(made.at(-1)?.body).toMatchObject({ dropPasskeys: isOn });
});

test('who has no passkey is asked nothing about them', async () => {
  answer(CHECK, { email: 'ada@example.org', passkeys: 0, expiresAt: 1 });
  open();
  await expect.element(page.getByRole('button', { name: 'Set the password' })).toBeVisible();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
});
