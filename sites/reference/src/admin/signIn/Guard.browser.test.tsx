import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, refuse, show } from '../inAdmin.fixture.tsx';
import { Guard } from './Guard.tsx';

anewForEachTest();
const ACCOUNT = 'GET /api/admin/auth/user';
const open = (address: string) =>
  show(
    <Routes>
      <Route path="/login" element={null} />
      <Route path="*" element={<Guard />} />
    </Routes>,
    address,
  );

test('a server that fails is no reason to sign in again', async () => {
  refuse(ACCOUNT, 'storage_failed');
  open('/sessions');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(page.getByTestId('address')).toHaveTextContent('/sessions');
});
