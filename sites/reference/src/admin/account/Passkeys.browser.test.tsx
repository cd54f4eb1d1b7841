import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, refuse, show } from '../inAdmin.fixture.tsx';
import { Passkeys } from './Passkeys.tsx';

anewForEachTest();
const QUESTION = 'POST /api/admin/auth/passkeys/question';
const ADD = 'POST /api/admin/auth/passkeys';
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
const bytes = new Uint8Array([1]).buffer;
const credential = {
  id: 'AQ',
  rawId: bytes,
  type: 'public-key',
  response: { clientDataJSON: bytes, attestationObject: bytes },
  getClientExtensionResults: () => ({}),
};

async function add() {
  answer(QUESTION, question);
  show(<Passkeys passkeys={[]} />);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabelText('Name of the passkey').fill('Laptop');
  await page.getByLabelText('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Create' }).click();
}

test('a passkey that the device has made is added under its name', async () => {
  vi.spyOn(navigator.credentials, 'create').mockResolvedValue(credential);
  answer(ADD, { id: 'key-1' });
  await add();
  await expect.element(page.getByText('The passkey is added.')).toBeVisible();
  expect(made[0]).toEqual({ call: QUESTION, body: { password: 'correct horse battery' } });
  expect(made[1]).toMatchObject({ call: ADD, body: { challenge: 'held', name: 'Laptop' } });
});

test('where the device makes none, nothing is added and that is told', async () => {
  vi.spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await add();
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
