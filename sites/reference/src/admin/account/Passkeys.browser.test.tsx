import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, refuse, show } from '../inAdmin.fixture.tsx';
import { Passkeys } from './Passkeys.tsx';

anewForEachTest();
const QUESTION = 'POST /api/admin/auth/passkeys/question';
const REMOVE = 'DELETE /api/admin/auth/passkeys/key-1';
const question = {
  challenge: 'held',
  options: {
    challenge: 'AAAA',
    rp: { id: 'localhost', name: 'Quotient' },
    user: { id: 'AAAA', name: 'ada', displayName: 'Ada' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  },
};

test('if the device cannot make a passkey, none is added and a message says so', async () => {
  vi.spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  answer(QUESTION, question);
  show(<Passkeys passkeys={[]} />);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabelText('Name of the passkey').fill('Laptop');
  await page.getByLabelText('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The passkey was not made.');
  expect(made.map(({ call }) => call)).toEqual([QUESTION]);
});

test('a passkey is removed after a question, which says when that failed', async () => {
  refuse(REMOVE, 'storage_failed');
  show(<Passkeys passkeys={[{ id: 'key-1', name: 'Phone', createdAt: 1, isBackedUp: true }]} />);
  await expect.element(page.getByRole('listitem')).toHaveTextContent('on several devices');
  await page.getByRole('button', { name: 'Remove the passkey Phone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The server could not save this.');
  expect(made.map(({ call }) => call)).toEqual([REMOVE]);
});
