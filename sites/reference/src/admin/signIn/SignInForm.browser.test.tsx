import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, refuse, show } from '../inAdmin.fixture.tsx';
import { SignInForm } from './SignInForm.tsx';

anewForEachTest();

const LOGIN = 'POST /api/admin/auth/login';
const CODE = 'POST /api/admin/auth/login/code';
const ada = { id: 'ada', name: 'Ada', email: 'ada@example.org' };
const signedIn = { expires_at: 1, user: ada };

async function signIn() {
  const onDone = vi.fn();
  show(<SignInForm email="ada@example.org" onDone={onDone} />);
  await page.getByLabelText('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  return onDone;
}

test('a wrong password is told, and what was typed stays', async () => {
  refuse(LOGIN, 'invalid_credentials');
  const onDone = await signIn();
  await expect.element(page.getByRole('alert')).toHaveTextContent('do not belong together');
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveValue('correct horse battery');
  expect(onDone).not.toHaveBeenCalled();
});

test('an account with codes asks for one, which may be typed in two halves', async () => {
  answer(LOGIN, { needs: 'code', challenge: 'c1' });
  answer(CODE, signedIn);
  const onDone = await signIn();
  await page.getByRole('textbox', { name: 'Code' }).fill('123 456');
  await page.getByRole('button', { name: 'Continue' }).click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith('ada'));
  expect(made.at(-1)).toEqual({ call: CODE, body: { challenge: 'c1', code: '123456' } });
});

test('a code that was used before is told, and another one can be entered', async () => {
  answer(LOGIN, { needs: 'code', challenge: 'c1' });
  refuse(CODE, 'invalid_code');
  const onDone = await signIn();
  await page.getByRole('textbox', { name: 'Code' }).fill('123456');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('used before');
  answer(CODE, signedIn);
  await page.getByRole('textbox', { name: 'Code' }).fill('abcd-efgh');
  await page.getByRole('button', { name: 'Continue' }).click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith('ada'));
});

test('who has no code begins again with the password', async () => {
  answer(LOGIN, { needs: 'code', challenge: 'c1' });
  await signIn();
  await page.getByRole('button', { name: 'Begin again' }).click();
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveValue('');
});

test('a passkey that nobody has here any more signs nobody in, and says so', async () => {
  answer('POST /api/admin/auth/login/passkey-question', {
    challenge: 'held',
    options: { challenge: 'AAAA', rpId: 'localhost', allowCredentials: [], userVerification: 'required' },
  });
  refuse('POST /api/admin/auth/login/passkey', 'invalid_passkey');
  const bytes = new Uint8Array([1]).buffer;
  vi.spyOn(navigator.credentials, 'get').mockResolvedValue({
    id: 'AQ',
    rawId: bytes,
    type: 'public-key',
    response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes },
    getClientExtensionResults: () => ({}),
  } as unknown as Credential);
  const onDone = vi.fn();
  show(<SignInForm onDone={onDone} />);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('opens nothing here');
  expect(onDone).not.toHaveBeenCalled();
});
