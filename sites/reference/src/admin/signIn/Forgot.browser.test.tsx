import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, refuse, show } from '../inAdmin.fixture.tsx';
import { Forgot } from './Forgot.tsx';

anewForEachTest();
const RECOVER = 'POST /api/admin/auth/recover';

async function ask() {
  show(<Forgot />);
  await page.getByLabelText('Email address').fill('ada@example.org');
  await page.getByRole('button', { name: 'Send the link' }).click();
}

test('it says the same whether or not there is such an operator, in the language of the page', async () => {
  answer(RECOVER, undefined);
  await ask();
  await expect.element(page.getByText('If an operator has this address')).toBeVisible();
  expect(made).toEqual([{ call: RECOVER, body: { email: 'ada@example.org', locale: 'en' } }]);
  await expect.element(page.getByRole('button', { name: 'Send the link' })).not.toBeInTheDocument();
});

test('a page in German asks for an e-mail in German', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de']);
  answer(RECOVER, undefined);
  show(<Forgot />);
  await page.getByLabelText('E-Mail-Adresse').fill('ada@example.org');
  await page.getByRole('button', { name: 'Link senden' }).click();
  await expect.element(page.getByText('Falls jemand')).toBeVisible();
  expect(made).toEqual([{ call: RECOVER, body: { email: 'ada@example.org', locale: 'de' } }]);
});

test('where the server cannot take it, that is told, and it can be tried again', async () => {
  refuse(RECOVER, 'too_many_requests');
  await ask();
  await expect.element(page.getByRole('alert')).toHaveTextContent('That was too often.');
  await expect.element(page.getByLabelText('Email address')).toHaveValue('ada@example.org');
});
