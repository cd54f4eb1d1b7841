import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anewForEachTest, answer, made, refuse, show } from '../inAdmin.fixture.tsx';
import { OperatorProvider } from '../shell/operator.ts';
import { Totp } from './Totp.tsx';

anewForEachTest();
const START = 'POST /api/admin/auth/totp';
const CONFIRM = 'POST /api/admin/auth/totp/confirm';
const open = (isOn: boolean) =>
  show(
    <OperatorProvider value={{ id: 'o', name: 'Ada', email: 'ada@example.org' }}>
      <Totp isOn={isOn} backupCodesLeft={1} />
    </OperatorProvider>,
  );
async function scan() {
  answer(START, { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' });
  open(false);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await page.getByLabelText('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabelText('Code of the app').fill('123 456');
  await page.getByRole('button', { name: 'Switch on' }).click();
}

test('the code shows that the app has the key; backup codes stay until they are said to be stored', async () => {
  answer(CONFIRM, { backupCodes: ['one-1', 'two-2'] });
  await scan();
  const codes = page.getByRole('dialog', { name: 'Your backup codes' });
  await expect.element(codes.getByRole('listitem').last()).toHaveTextContent('two-2');
  expect(made.at(-1)).toEqual({ call: CONFIRM, body: { code: '123456' } });
  await userEvent.keyboard('{Escape}');
  await expect.element(codes).toBeVisible();
  await page.getByRole('button', { name: 'I have stored them' }).click();
  await expect.element(codes).not.toBeInTheDocument();
});

test('a wrong code is told, with the key still there to be typed', async () => {
  refuse(CONFIRM, 'invalid_code');
  await scan();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This code is wrong');
  await expect.element(page.getByText('ABCD EFGH')).toBeVisible();
});

test('where codes are asked for, it says how many backup codes are left', async () => {
  open(true);
  await expect.element(page.getByText('1 backup code is left.', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Set up' })).not.toBeInTheDocument();
});
