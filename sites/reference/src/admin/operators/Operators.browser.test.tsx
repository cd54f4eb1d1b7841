import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, refuse, show } from '../inAdmin.fixture.tsx';
import { OperatorProvider } from '../shell/operator.ts';
import { Operators } from './Operators.tsx';

anewForEachTest();
const LIST = 'GET /api/admin/auth/operators';
const WITHDRAW = 'DELETE /api/admin/auth/invitations/sealed';
const ada = {
  id: 'ada',
  name: 'Ada',
  email: 'ada@example.org',
  createdAt: 1,
  lastSignInAt: null,
  passkeys: 0,
  hasTotp: false,
  sessions: 1,
  invitedBy: null,
};
const invitation = { id: 'sealed', invitedBy: 'Grace', createdAt: 1, expiresAt: 2 };

function open(...invitations: object[]): void {
  answer(LIST, { operators: [ada], invitations });
  show(
    <OperatorProvider value={ada}>
      <Operators />
    </OperatorProvider>,
  );
}
const button = (name: string) => page.getByRole('button', { name });
const dialog = page.getByRole('dialog');
const calls = () => made.map(({ call }) => call);

test('an invitation is withdrawn after a question, and says when that failed', async () => {
  refuse(WITHDRAW, 'storage_failed');
  open(invitation);
  await page.getByRole('button', { name: /^Withdraw the invitation of Grace/ }).click();
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  answer(WITHDRAW, undefined);
  answer(LIST, { operators: [ada], invitations: [] });
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(page.getByText('No invitation is open.')).toBeVisible();
});

test('a new invitation is among the open ones at once', async () => {
  answer('POST /api/admin/auth/invitations', { url: 'https://iq.example/admin/setup#s', expiresAt: 2 });
  open();
  await expect.element(page.getByText('No invitation is open.')).toBeVisible();
  answer(LIST, { operators: [ada], invitations: [invitation] });
  await button('Make a link').click();
  await dialog.getByLabelText('Password', { exact: true }).fill('correct horse battery');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  await vi.waitFor(() => expect(calls().filter((call) => call === LIST)).toHaveLength(2));
  await expect.element(page.getByRole('rowheader', { name: 'Grace' })).toBeVisible();
});
