import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, show } from '../inAdmin.fixture.tsx';
import { Entrance } from './Entrance.tsx';

anewForEachTest();
const notice = page.getByText('This address is not encrypted', { exact: false });

test('an address without encryption, where no browser stays signed in, says so', async () => {
  vi.stubGlobal('isSecureContext', false);
  show(<Entrance />);
  await expect.element(notice).toBeVisible();
});

test('where it is encrypted, or of this machine, nothing is said of it', async () => {
  show(<Entrance />);
  await expect.element(page.getByRole('main').last()).toBeInTheDocument();
  await expect.element(notice).not.toBeInTheDocument();
});
