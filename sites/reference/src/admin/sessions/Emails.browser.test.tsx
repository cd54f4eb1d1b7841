import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, refuse, show } from '../inAdmin.fixture.tsx';
import { Emails } from './Emails.tsx';
import { finishedTest, SESSION_ID } from './session.fixture.ts';

anewForEachTest();
const SEND = `POST /api/admin/sessions/${SESSION_ID}/emails`;
const paid = { ...finishedTest, payment: 'paid' } as const;
const address = page.getByLabelText('Email address');

async function send(to: string) {
  show(<Emails test={paid} />);
  await page.getByRole('button', { name: 'Send results …' }).click();
  await address.fill(to);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

test('results go to the address that was entered', async () => {
  answer(SEND, { id: 'e', state: 'queued' });
  await send(' visitor@example.org ');
  await expect.element(page.getByText('The email is on its way.')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(made).toEqual([{ call: SEND, body: { email: 'visitor@example.org' } }]);
});

test('what is no address is told without asking the server', async () => {
  await send('visitor@');
  await expect.element(page.getByRole('alert')).toHaveTextContent('This is no email address.');
  expect(made).toEqual([]);
});

test('why the results could not go is said in the dialog', async () => {
  refuse(SEND, 'too_many_emails');
  await send('visitor@example.org');
  await expect.element(page.getByRole('alert')).toHaveTextContent('as often as they may be');
});

test('of a test that is not paid there is nothing to send; what became of each e-mail is said', async () => {
  const email = { askedAt: 1, attempts: 0, endedAt: null };
  const emails = [
    { ...email, id: 'one', state: 'failed' },
    { ...email, id: 'two', state: null },
  ] as const;
  show(<Emails test={{ ...finishedTest, emails: [...emails] }} />);
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('not deliveredone');
  await expect.element(page.getByRole('listitem').last()).toHaveTextContent('note deletedtwo');
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
