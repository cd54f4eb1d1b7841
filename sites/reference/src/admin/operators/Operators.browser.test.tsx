import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, refuse, show } from '../inAdmin.fixture.tsx';
import { OperatorProvider } from '../shell/operator.ts';
import { Operators } from './Operators.tsx';

anewForEachTest();
const LIST = 'GET /api/admin/auth/operators';
const REMOVE = 'POST /api/admin/auth/operators/grace/remove';
const WITHDRAW = 'DELETE /api/admin/auth/invitations/sealed';
const operator = (id: string, name: string, sessions = 1) => ({
  id,
  name,
  email: `${id}@example.org`,
  createdAt: 1,
  lastSignInAt: null,
  passkeys: 0,
  hasTotp: false,
  sessions,
  invitedBy: null,
});
const ada = operator('ada', 'Ada');
const grace = operator('grace', 'Grace');
const invitation = { id: 'sealed', invitedBy: 'Grace', createdAt: 1, expiresAt: 2 };

function open({ operators = [ada, grace], invitations = [] as object[] } = {}): void {
  answer(LIST, { operators, invitations });
  show(
    <OperatorProvider value={ada}>
      <Operators />
    </OperatorProvider>,
  );
}
const button = (name: string) => page.getByRole('button', { name });
const dialog = page.getByRole('dialog');
const calls = () => made.map(({ call }) => call);

test('the dialog says if someone else already removed the operator', async () => {
  refuse(REMOVE, 'not_found');
  open();
  await button('Remove Grace').click();
  await dialog.getByLabelText('Password', { exact: true }).fill('correct horse battery');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('This is not there any more.');
});

test('operators who remove themselves see a warning', async () => {
  open();
  await button('Remove Ada').click();
  await expect.element(dialog).toHaveTextContent('This is you: you are signed out at once');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(button('Sign out Ada everywhere').elements()).toHaveLength(0);
});

test('another operator is signed out everywhere after a confirmation', async () => {
  answer('DELETE /api/admin/auth/operators/grace/sessions', undefined);
  open();
  await button('Sign out Grace everywhere').click();
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect.element(page.getByText('Grace is signed out everywhere.')).toBeVisible();
  expect(calls()).toEqual([LIST, 'DELETE /api/admin/auth/operators/grace/sessions', LIST]);
});

test('an operator without sessions can’t be signed out; the only operator can’t be removed', async () => {
  open({ operators: [operator('grace', 'Grace', 0)] });
  await expect.element(button('Sign out Grace everywhere')).toBeDisabled();
  await expect.element(page.getByText('The only operator can’t be removed.')).toBeVisible();
});

test('an invitation is withdrawn after a question, and says when that failed', async () => {
  refuse(WITHDRAW, 'storage_failed');
  open({ invitations: [invitation] });
  await page.getByRole('button', { name: /^Withdraw the invitation of Grace/ }).click();
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  answer(WITHDRAW, undefined);
  answer(LIST, { operators: [ada, grace], invitations: [] });
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(page.getByText('No invitation is open.')).toBeVisible();
});

test('a new invitation is among the open ones at once', async () => {
  answer('POST /api/admin/auth/invitations', { url: 'https://iq.example/admin/setup#s', expiresAt: 2 });
  open();
  await expect.element(page.getByText('No invitation is open.')).toBeVisible();
  answer(LIST, { operators: [ada, grace], invitations: [invitation] });
  await button('Make a link').click();
  await dialog.getByLabelText('Password', { exact: true }).fill('correct horse battery');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  await vi.waitFor(() => expect(calls().filter((call) => call === LIST)).toHaveLength(2));
  await expect.element(page.getByRole('rowheader', { name: 'Grace', exact: true })).toBeVisible();
});
