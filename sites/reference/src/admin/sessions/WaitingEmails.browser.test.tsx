import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, show } from '../inAdmin.fixture.tsx';
import { SESSION_ID } from './session.fixture.ts';
import { WaitingEmails } from './WaitingEmails.tsx';

anewForEachTest();
const PATH = '/api/admin/emails/waiting';
const email = { id: 'e'.repeat(24), sessionId: SESSION_ID, isAcknowledgment: false };
const waiting = { ...email, askedAt: 1, attempts: 64, isGivenUp: true };

test('emails that wait are counted, named by their tests, and all sent again', async () => {
  answer(`GET ${PATH}`, {
    count: 3,
    first: [
      waiting,
      { ...waiting, id: 'f', sessionId: null, isGivenUp: false },
      { ...waiting, id: 'g', sessionId: null, isAcknowledgment: true },
    ],
  });
  answer(`POST ${PATH}`, { count: 3 });
  show(<WaitingEmails />);
  await expect.element(page.getByText('Emails that could not be sent yet: 3')).toBeVisible();
  await page.getByText('Show which').click();
  await expect
    .element(page.getByRole('link', { name: SESSION_ID }))
    .toHaveAttribute('href', `/sessions/${SESSION_ID}`);
  await expect
    .element(page.getByRole('listitem').first())
    .toHaveTextContent('Given up until you send it again.');
  await expect.element(page.getByRole('listitem').nth(1)).toHaveTextContent('To an operator');
  await expect.element(page.getByRole('listitem').nth(2)).toHaveTextContent('Acknowledgment of a withdrawal');
  answer(`GET ${PATH}`, { count: 0, first: [] });
  await page.getByRole('button', { name: 'Send all again' }).click();
  await expect.element(page.getByText('Emails being sent again: 3')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send all again' })).not.toBeInTheDocument();
  expect(made.map(({ call }) => call)).toEqual([`GET ${PATH}`, `POST ${PATH}`, `GET ${PATH}`]);
});

test('an email that is only on its way says nothing', async () => {
  answer(`GET ${PATH}`, { count: 1, first: [{ ...waiting, attempts: 0, isGivenUp: false }] });
  show(<WaitingEmails />);
  await expect.poll(() => made.length).toBe(1);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
