import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, refuse, show } from '../inAdmin.fixture.tsx';
import { SetUp } from './SetUp.tsx';

anewForEachTest();
const CHECK = 'POST /api/admin/auth/link';
const SET_UP = 'POST /api/admin/auth/setup';
const token = 'a'.repeat(43);
afterEach(() => history.replaceState(null, '', location.pathname + location.search));

async function setUp() {
  answer(CHECK, { email: null, passkeys: 0, expiresAt: 1 });
  history.replaceState(null, '', `#${token}`);
  show(<SetUp />);
  await page.getByLabelText('Your name').fill('Ada');
  await page.getByLabelText('Email address').fill('ada.lovelace@example.org');
  await page.getByLabelText('New password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Set up and sign in' }).click();
}

test('a link that was just used is not asked for again while its screen is left', async () => {
  answer(SET_UP, { expires_at: 1, user: { id: 'ada', name: 'Ada', email: 'ada.lovelace@example.org' } });
  await setUp();
  await expect.element(page.getByTestId('address')).toHaveTextContent('/account');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(made.filter(({ call }) => call === CHECK)).toHaveLength(1);
});

test('a link that was used meanwhile is told, and what was entered stays', async () => {
  refuse(SET_UP, 'link_over');
  await setUp();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This link was used');
  await expect.element(page.getByLabelText('Your name')).toHaveValue('Ada');
});

test('a password that is the address itself is refused beside it', async () => {
  refuse(SET_UP, 'invalid_request', { password: 'password_is_email' });
  await setUp();
  const password = page.getByLabelText('New password', { exact: true });
  await expect.element(password).toHaveAccessibleDescription(/Choose another password than your email/);
  await expect.element(password).toHaveValue('correct horse battery');
});
