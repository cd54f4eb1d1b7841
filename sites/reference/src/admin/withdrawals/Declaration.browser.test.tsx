import type { AdminWithdrawal } from '@quotient/contract/admin';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, refuse, show } from '../inAdmin.fixture.tsx';
import { Declaration } from './Declaration.tsx';
import { declarationOf } from './withdrawal.fixture.ts';

anewForEachTest();
const open = (some?: Partial<AdminWithdrawal>) => show(<Declaration declaration={declarationOf(some)} />);
const ANSWER = `POST /api/admin/withdrawals/${declarationOf().id}/answer`;
const mark = page.getByRole('button', { name: 'Mark as answered …' });
const confirm = page.getByRole('button', { name: 'Mark as answered', exact: true });

test('a declaration has the words of the person, and a link to write to any address', async () => {
  open({ contract: '<b>the test</b>', email: 'a+b?c=d@example.org' });
  await expect.element(page.getByRole('article', { name: 'Jenny Doe' })).toHaveTextContent('<b>the test</b>');
  await expect
    .element(page.getByRole('link', { name: 'a+b?c=d@example.org' }))
    .toHaveAttribute('href', 'mailto:a%2Bb%3Fc%3Dd@example.org');
});

test.each([
  ['pending', 'not sent yet', false],
  ['sent', 'sent', false],
  ['failed', 'not sent: failed', true],
] as const)('an acknowledgment that is %s says so, and a failed one what to do', async (mail, text, asks) => {
  open({ mail });
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  expect(page.getByText('Send this person an acknowledgment yourself.').elements()).toHaveLength(
    asks ? 1 : 0,
  );
});

test('it is marked as answered only after a question that says it is for good', async () => {
  open();
  await mark.click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent('This cannot be undone.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(made).toEqual([]);
  await mark.click();
  answer(ANSWER, declarationOf({ state: 'answered' }));
  await confirm.click();
  await expect.element(page.getByRole('status').getByText('Marked as answered.')).toBeVisible();
  expect(made.map(({ call }) => call)).toEqual([ANSWER]);
});

test('a mark that fails keeps the question open, with the reason', async () => {
  open();
  refuse(ANSWER, 'not_found');
  await mark.click();
  await confirm.click();
  await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible();
});

test('before an unprocessed declaration is answered, a dialog says that the server stops processing it', async () => {
  open({ state: 'received' });
  await mark.click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent('The server has not processed it yet');
});

test.each(['refunded', 'answered'] as const)('nothing is left to mark once it is %s', async (state) => {
  open({ state });
  await expect.element(page.getByRole('article')).toBeVisible();
  await expect.element(mark).not.toBeInTheDocument();
});
