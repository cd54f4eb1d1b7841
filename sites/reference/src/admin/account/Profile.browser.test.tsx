import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, made, refuse, show } from '../inAdmin.fixture.tsx';
import { OperatorProvider } from '../shell/operator.ts';
import { Profile } from './Profile.tsx';

anewForEachTest();
const SAVE = 'PUT /api/admin/auth/user';
const ada = { id: 'ada', name: 'Ada', email: 'ada@example.org' };
const open = () =>
  show(
    <OperatorProvider value={ada}>
      <Profile />
    </OperatorProvider>,
  );
const password = page.getByLabelText('Password', { exact: true });

test('another address asks for the password; the same one in capitals is none', async () => {
  open();
  const email = page.getByLabelText('Email address');
  await email.fill('ADA@example.org');
  await expect.element(password).not.toBeInTheDocument();
  await email.fill('lovelace@example.org');
  await password.fill('correct horse battery');
  refuse(SAVE, 'email_taken');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Another operator has this email address.');
  expect(made.at(-1)?.body).toMatchObject({
    email: 'lovelace@example.org',
    password: 'correct horse battery',
  });
});
